import { describe, it } from 'node:test'
import { expect } from 'chai'
import {
  ENVIRONS,
  environName,
  environNamed,
  PLANETS,
  planetNamed,
  planetOfEnviron,
  STAR_SYSTEMS,
  starSystemNamed,
} from './map'

const planets = [...PLANETS.values()]
const environs = [...ENVIRONS.values()]
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const countBy = <T, K>(things: readonly T[], keyOf: (thing: T) => K) => {
  const counts = new Map<K, number>()
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1)
  return Object.fromEntries(counts)
}

describe('The map', () => {
  it('has 5 provinces, 25 star systems, 51 planets and 83 environs', () => {
    expect(new Set([...STAR_SYSTEMS.values()].map(({ province }) => province)).size).to.equal(5)
    expect(STAR_SYSTEMS.size).to.equal(25)
    expect(PLANETS.size).to.equal(51)
    expect(ENVIRONS.size).to.equal(83)
  })

  it('adds up to the printed sizes, resources and coup ratings', () => {
    expect(sum(environs.map(({ size }) => size))).to.equal(322)
    expect(sum(environs.map(({ resource }) => resource))).to.equal(450)
    expect(sum(environs.map(({ coupRating = 0 }) => coupRating))).to.equal(20)
    expect(environs.filter(({ starResources }) => starResources)).to.have.length(42)
  })

  it('has as many environs of each type as printed', () => {
    expect(countBy(environs, ({ type }) => type)).to.deep.equal({
      Urban: 24,
      Wild: 29,
      Liquid: 8,
      Subterranean: 11,
      Air: 7,
      Fire: 4,
    })
  })

  it('has as many S, A and AC marks on each loyalty space as printed', () => {
    expect(countBy(planets, ({ loyaltyStart }) => loyaltyStart)).to.deep.equal({
      Patriotic: 26,
      Loyal: 16,
      Neutral: 7,
      Dissent: 2,
    })
    expect(countBy(planets, ({ loyaltyArmageddon }) => loyaltyArmageddon)).to.deep.equal({
      Patriotic: 5,
      Loyal: 9,
      Neutral: 16,
      Dissent: 10,
      Unrest: 11,
    })
    const marked = planets.filter(({ armageddonRebelControlled }) => armageddonRebelControlled)
    expect(marked.map(({ name }) => name)).to.have.members([
      'Ownex',
      'Angoff',
      'Tamset',
      'Squamot',
      'Cercis',
      'Rhexia',
      'Barak',
      'Scythia',
    ])
    expect(marked.every(({ loyaltyArmageddon }) => loyaltyArmageddon === 'Unrest')).to.equal(true)
  })

  it('names each of the 12 sovereigns and 55 creatures once', () => {
    const named = (names: readonly (string | undefined)[]) => names.filter((name) => name !== undefined)
    const sovereigns = named(environs.map(({ sovereign }) => sovereign))
    const creatures = named(environs.map(({ creature }) => creature))
    expect(sovereigns).to.have.length(12)
    expect(new Set(sovereigns).size).to.equal(12)
    expect(creatures).to.have.length(55)
    expect(new Set(creatures).size).to.equal(55)
  })

  it('links star systems, planets and environs both ways', () => {
    for (const system of STAR_SYSTEMS.values()) {
      for (const name of system.planets) expect(planetNamed(name).system).to.equal(system.name)
    }
    for (const planet of planets) {
      expect(starSystemNamed(planet.system).planets).to.include(planet.name)
      for (const name of planet.environs) expect(planetOfEnviron(name)).to.equal(planet)
    }
    for (const { name, planet, type } of environs) expect(name).to.equal(environName(planet, type))
  })

  it('shows Charkhan as printed', () => {
    expect(planetNamed('Charkhan')).to.deep.equal({
      name: 'Charkhan',
      system: 'Egrix',
      secret: false,
      loyaltyStart: 'Patriotic',
      loyaltyArmageddon: 'Dissent',
      armageddonRebelControlled: false,
      environs: ['Charkhan Air', 'Charkhan Wild'],
    })
    expect(environNamed('Charkhan Wild')).to.deep.equal({
      name: 'Charkhan Wild',
      planet: 'Charkhan',
      type: 'Wild',
      size: 3,
      resource: 5,
      starResources: true,
      races: ['Charkhans'],
      sovereign: 'Megda Sheels',
    })
  })

  it('shows what other planets have besides', () => {
    expect(planetNamed('Orlog').capital).to.equal('Throne')
    expect(planets.filter(({ capital }) => capital === 'Provincial')).to.have.length(5)
    expect(planets.filter(({ secret }) => secret)).to.have.length(16)
    expect(planets.filter(({ homeOf }) => homeOf)).to.have.length(7)
    expect(planetNamed('Xan').homeOf).to.equal('Xanthons')
    expect(planetNamed('Angoff').secret).to.equal(true)
    expect(environNamed('Angoff Urban').coupRating).to.equal(3)
    expect(environNamed('Lysenda Urban').races).to.deep.equal(['Segundens', 'Piorads'])
  })

  it('does not find what is not printed', () => {
    expect(PLANETS.get('Tatooine')).to.equal(undefined)
    expect(() => planetNamed('Tatooine')).to.throw('no planet of the game is named "Tatooine"')
    expect(() => planetOfEnviron('Charkhan Fire')).to.throw('no environ of the game is named "Charkhan Fire"')
  })
})
