import { SHIPS } from '../components/ships'
import type { Rulebook } from '../engine/rulebook'
import { replacing, type Violator } from './violator'

/** Mistakes about combat of military units. */

const combat = replacing('militaryCombat')

type MayTarget = Rulebook['militaryCombat']['mayTarget']

/** A rulebook by which more than military units can be attacked. */
const aimingAlso = (mistaken: (...attack: Parameters<MayTarget>) => boolean): Violator['rulebook'] =>
  combat(({ mayTarget }) => ({ mayTarget: (target, there) => mayTarget(target, there) || mistaken(target, there) }))

export const militaryCombatViolators: readonly Violator[] = [
  {
    name: 'ships are attacked',
    breaks: ['8.2.1'],
    mistake: 'Accepts a spaceship as the target of military combat.',
    rulebook: aimingAlso((target) => SHIPS.has(target)),
  },
  {
    name: 'combat needs no units to fight',
    breaks: ['8.2.1'],
    mistake: 'Lets units attack where the enemy has a spaceship and its pilot, and no unit.',
    rulebook: aimingAlso((target, { enemyCharacters }) => target === 'units' && enemyCharacters > 0),
  },
  {
    name: 'PDBs are attacked',
    breaks: ['8.2.10'],
    mistake: 'Accepts a PDB as the target of military combat.',
    rulebook: aimingAlso((target) => target.startsWith('PDB ')),
  },
  {
    name: 'a PDB without units beside it is attacked',
    breaks: ['8.2.10'],
    mistake: 'Has units defend the PDB, and lets it be attacked when there are none.',
    rulebook: aimingAlso((target, { enemyUnits }) => target.startsWith('PDB ') && enemyUnits === 0),
  },
  {
    name: 'Rebel PDBs are attacked',
    breaks: ['8.2.10'],
    mistake: 'Keeps Rebel units from attacking PDBs, and not Imperial ones.',
    rulebook: aimingAlso((target, { attacker }) => target.startsWith('PDB ') && attacker === 'Imperial'),
  },
  {
    name: 'units know their way everywhere',
    breaks: ['7.4'],
    mistake: 'Has no shift for special environs.',
    rulebook: combat({ specialShift: () => 0 }),
  },
  {
    name: 'Urban environs are special',
    breaks: ['7.4'],
    mistake: 'Shifts a column for the Rebel Player in every type of environ.',
    rulebook: combat({ specialShift: ({ leaders }) => (leaders.Imperial === undefined ? 1 : 0) }),
  },
  {
    name: 'Air and Fire are like Urban',
    breaks: ['7.4'],
    mistake: 'Shifts a column for the Rebel Player in Liquid and Subterranean environs alone.',
    rulebook: combat(({ specialShift }) => ({
      specialShift: (field) => (['Air', 'Fire'].includes(field.environType) ? 0 : specialShift(field)),
    })),
  },
  {
    name: 'special environs favour the Empire',
    breaks: ['7.4'],
    mistake: 'Shifts the column for special environs the wrong way.',
    rulebook: combat(({ specialShift }) => ({ specialShift: (field) => -specialShift(field) })),
  },
  {
    name: 'an Imperial leader knows no better',
    breaks: ['7.4'],
    mistake: 'Shifts a column for the Rebel Player whoever leads the Imperial units.',
    rulebook: combat(({ specialShift }) => ({
      specialShift: (field) => specialShift({ ...field, leaders: { ...field.leaders, Imperial: undefined } }),
    })),
  },
  {
    name: 'any leader knows his way',
    breaks: ['7.4'],
    mistake: 'Has no shift for special environs where somebody leads, be it the Rebel units.',
    rulebook: combat(({ specialShift }) => ({
      specialShift: (field) => (field.leaders.Rebel === undefined ? specialShift(field) : 0),
    })),
  },
  {
    name: 'any Imperial character knows his way',
    breaks: ['7.4'],
    mistake: 'Has no shift for special environs where an Imperial character is, whether or not he leads.',
    rulebook: combat(({ specialShift }) => ({
      specialShift: (field) => (field.imperialCharacters > 0 ? 0 : specialShift(field)),
    })),
  },
]
