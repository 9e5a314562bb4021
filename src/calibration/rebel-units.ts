import { replacing, type Violator } from './violator'

/** Mistakes about the military units of the Rebel Player. */

const rebelUnits = replacing('rebelUnits')
const movement = replacing('movement')

export const rebelUnitViolators: readonly Violator[] = [
  {
    name: 'no Rebel unit is mobile',
    breaks: ['11.2'],
    mistake: 'Knows Patrols and Lines as the only units that leave a planet.',
    rulebook: movement({ unitMayLeavePlanet: (unit) => unit.mobile && unit.player === 'Imperial' }),
    blunt: 'Rebel units come to no planet, and many rules are played with their arrival.',
  },
  {
    name: 'a unit of a special type is bound to its planet',
    breaks: ['11.2'],
    mistake: 'Lets no unit leave a planet whose type is rare among environs.',
    rulebook: movement(({ unitMayLeavePlanet }) => ({
      unitMayLeavePlanet: (unit) =>
        unitMayLeavePlanet(unit) && !['Liquid', 'Air', 'Fire'].some((type) => type === unit.environType),
    })),
  },
  {
    name: 'all Rebel units are mobile',
    breaks: ['11.3'],
    mistake: 'Lets every unit of the Rebel Player travel between planets.',
    rulebook: movement({ unitMayLeavePlanet: (unit) => unit.mobile || unit.player === 'Rebel' }),
  },
  {
    name: 'a 1-0 stays in its environ',
    breaks: ['11.3', '11.7'],
    mistake: 'Takes what is not mobile to stay where it is.',
    rulebook: rebelUnits({ mayEnterType: (unit) => unit.player === 'Imperial' || unit.mobile }),
  },
  {
    name: 'a 1-0 keeps to its type',
    breaks: ['11.3', '11.7'],
    mistake: 'Lets a 1-0 go only to environs of the type in which it was created.',
    rulebook: rebelUnits({
      mayEnterType: (unit, type) => unit.mobile || unit.environType === undefined || unit.environType === type,
    }),
  },
  {
    name: 'Rebel units keep to their type',
    breaks: ['11.7'],
    mistake: 'Lets a Rebel unit go only to environs of the type in which it was created.',
    rulebook: rebelUnits({ mayEnterType: (unit, type) => unit.environType === undefined || unit.environType === type }),
    blunt: 'Rebel units reach few environs, and many rules are played with their arrival.',
  },
  {
    name: 'the enemy sees no units',
    breaks: ['11.4'],
    mistake: 'Hides all units of a player from the other.',
    rulebook: rebelUnits({ isHiddenFrom: (unit, _face, viewer) => unit.player !== viewer }),
  },
  {
    name: 'mobile units are hidden',
    breaks: ['11.4'],
    mistake: 'Hides the mobile units of both players, the Rebel 2-1 as well as Patrols and Lines.',
    rulebook: rebelUnits({ isHiddenFrom: (unit, _face, viewer) => unit.mobile && unit.player !== viewer }),
  },
]
