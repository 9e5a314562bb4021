import { unitKindNamed } from '../components/units'
import { replacing, type Violator } from './violator'

/** Mistakes about the military units of the Rebel Player. */

const rebelUnits = replacing('rebelUnits')
const movement = replacing('movement')
const rebellion = replacing('rebellion')

export const rebelUnitViolators: readonly Violator[] = [
  {
    name: 'a rebellion raises units of any kind',
    breaks: ['11.1'],
    mistake: 'Has a price for Imperial kinds of unit, too.',
    rulebook: rebellion(({ cost, mayRaise }) => ({
      mayRaise: (unit, type) => unit?.player === 'Imperial' || mayRaise(unit, type),
      cost: (unit) => (unit.player === 'Imperial' ? unit.combat : cost(unit)),
    })),
  },
  {
    name: 'a unit that changes sides keeps its strength',
    breaks: ['11.1'],
    mistake: 'Hands subverted Imperial units over as they are.',
    rulebook: rebelUnits(({ subverted }) => ({
      subverted: (type, letters, lost) =>
        lost.find((kind) => kind === 'Patrol' || kind === 'Line') ?? subverted(type, letters, lost),
    })),
  },
  {
    name: 'no 2-1 of a rare type',
    breaks: ['11.5'],
    mistake: 'Has mobile Rebel units of the Urban, Wild and Subterranean types alone.',
    rulebook: rebellion(({ mayRaise }) => ({
      mayRaise: (unit, type) =>
        !(unit?.value === '2-1' && ['Liquid', 'Air', 'Fire'].includes(type)) && mayRaise(unit, type),
    })),
  },
  {
    name: 'no 1-0 but Urban and Wild ones',
    breaks: ['11.5'],
    mistake: 'Has Rebel units of the strength 1-0 for the types that the card sections name.',
    rulebook: rebellion(({ mayRaise }) => ({
      mayRaise: (unit, type) => !(unit?.value === '1-0' && type !== 'Urban' && type !== 'Wild') && mayRaise(unit, type),
    })),
  },
  {
    name: 'units of any type are raised',
    breaks: ['11.6', '12.21'],
    mistake: 'Lets the Rebel Player choose the type of the units that he raises.',
    rulebook: rebellion({ mayRaise: (unit) => unit?.forcePointCost !== undefined }),
  },
  {
    name: 'mobile units are raised in any type',
    breaks: ['11.6', '12.21'],
    mistake: 'Binds 1-0 units to the type of their environ, and lets 2-1 units be of any.',
    rulebook: rebellion(({ mayRaise }) => ({
      mayRaise: (unit, type) => unit?.value === '2-1' || mayRaise(unit, type),
    })),
  },
  {
    name: 'troops that change sides are Urban',
    breaks: ['11.6'],
    mistake: 'Gives subverted troops the type of the barracks they come from.',
    rulebook: rebelUnits(({ subverted }) => ({
      subverted: (_type, letters, lost) => subverted('Urban', letters, lost),
    })),
  },
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
  {
    name: 'mobile units start face down',
    breaks: ['11.4'],
    mistake: 'Sets the mobile units of both players up with their strength hidden.',
    rulebook: (base) =>
      replacing('setUp')({ startingFace: ({ kind }) => (unitKindNamed(kind).mobile ? 'mobile' : 'open') })(
        rebelUnits({ isHiddenFrom: (unit, face, viewer) => face === 'mobile' && unit.player !== viewer })(base),
      ),
  },
]
