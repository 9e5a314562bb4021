import { describe, it } from 'node:test'
import { expect } from 'chai'
import { CHARACTERS, type CharacterCard, characterNamed, type Ratings } from './characters'
import { PLANETS } from './map'
import type { Player } from './names'
import { SHIPS } from './ships'

const cards = [...CHARACTERS.values()]
const of = (player: Player) => cards.filter((card) => card.player === player)
const total =
  (rating: keyof Ratings) =>
  (sum: number, { ratings }: CharacterCard) =>
    sum + ratings[rating]
const withAbility = (code: string) =>
  cards.filter(({ abilities }) => abilities.some((ability) => ability.code === code))
const namesOf = (some: readonly CharacterCard[]) => some.map(({ name }) => name)

describe('The character cards', () => {
  it('are cards 1 to 32, of 20 Rebel and 12 Imperial characters', () => {
    expect(cards.map(({ card }) => card)).to.deep.equal(Array.from({ length: 32 }, (_, index) => index + 1))
    expect(of('Rebel')).to.have.length(20)
    expect(of('Imperial')).to.have.length(12)
  })

  for (const [rating, rebel, imperial] of [
    ['combat', 64, 43],
    ['endurance', 76, 47],
    ['intelligence', 55, 35],
    ['leadership', 25, 23],
    ['spaceLeadership', 7, 16],
    ['diplomacy', 23, 14],
    ['navigation', 58, 33],
  ] as const) {
    it(`add up to ${rebel} and ${imperial} in ${rating}`, () => {
      expect(of('Rebel').reduce(total(rating), 0)).to.equal(rebel)
      expect(of('Imperial').reduce(total(rating), 0)).to.equal(imperial)
    })
  }

  it('add up to the printed bonus draws of each mission', () => {
    const draws: Record<string, number> = {}
    for (const [letter, number] of cards.flatMap(({ bonusDraws }) => Object.entries(bonusDraws))) {
      draws[letter] = (draws[letter] ?? 0) + number
    }
    expect(draws).to.deep.equal({ I: 7, A: 11, B: 2, T: 3, C: 9, E: 8, P: 1, S: 6 })
  })

  it('show six of royalty and the four Knights', () => {
    expect(cards.filter(({ royalty }) => royalty)).to.have.length(6)
    const knights = cards.filter(({ knight }) => knight)
    expect(namesOf(knights)).to.deep.equal(['Redjac', 'Jin Voles', 'Vans Ka-Tie-A', 'Els Taroff'])
  })

  it('name planets of the map as homes', () => {
    const homes = cards.flatMap(({ homePlanets }) => homePlanets)
    expect(homes).to.have.length(36)
    expect([...PLANETS.keys()]).to.include.members(homes)
  })

  it('name their ships as the ships name them', () => {
    const bringing = cards.filter(({ ship }) => ship !== undefined)
    expect(namesOf(bringing)).to.deep.equal(['Ly Mantok', 'Tourag', 'Boccanegra', 'Redjac'])
    for (const { name, ship = '' } of bringing) {
      const card = SHIPS.get(ship)
      expect(card?.owner ?? card?.pilot).to.equal(name)
    }
  })

  it('give a special ability to seven Rebels and to no Imperial', () => {
    expect(namesOf(withAbility('hiding-bonus'))).to.deep.equal(['Boccanegra', 'Bridne Murcada'])
    expect(namesOf(withAbility('ignore-event'))).to.deep.equal(['Yarro Latac', 'Professor Mareg', 'Oneste Woada'])
    expect(namesOf(withAbility('rating-bonus-with'))).to.deep.equal(['Kogus'])
    expect(namesOf(withAbility('heal-stack'))).to.deep.equal(['Doctor Sontag'])
    expect(cards.filter(({ abilities }) => abilities.length > 0)).to.have.length(7)
  })

  it('show Jon Kidu as printed', () => {
    expect(characterNamed('Jon Kidu')).to.deep.equal({
      card: 25,
      name: 'Jon Kidu',
      player: 'Imperial',
      race: 'Saurian',
      title: 'Governor of Chim',
      royalty: false,
      knight: false,
      ratings: {
        combat: 3,
        endurance: 4,
        intelligence: 3,
        leadership: 3,
        spaceLeadership: 1,
        diplomacy: 1,
        navigation: 1,
      },
      homePlanets: ['Chim', 'Squamot'],
      bonusDraws: { A: 1, C: 1 },
      abilities: [],
    })
  })
})
