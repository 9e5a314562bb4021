import { describe, it } from 'node:test'
import { expect } from 'chai'
import { ACTION_CARDS, EVENTS, EVENTS_BY_NAME, eventName, sectionOf } from './action-cards'
import { COUP_TABLES } from './charts/coup'
import { CARD_SECTIONS, type CardSection, ENVIRON_TYPES, MISSION_LETTERS } from './names'

const cards = [...ACTION_CARDS.values()]
const events = cards.flatMap((card) => CARD_SECTIONS.map((section) => card[section].event))
const lettersOf = (section: CardSection) => cards.flatMap((card) => [...card[section].letters])
const letterCounts = (section: CardSection) =>
  MISSION_LETTERS.map((letter) => `${letter}${lettersOf(section).filter((each) => each === letter).length}`).join(' ')

describe('The Action Cards', () => {
  it('are 68 to 97', () => {
    expect([...ACTION_CARDS.keys()]).to.deep.equal(Array.from({ length: 30 }, (_, index) => 68 + index))
    for (const [number, { card }] of ACTION_CARDS) expect(card).to.equal(number)
  })

  it('have 51 urban, 50 special and 50 wild letters', () => {
    expect(CARD_SECTIONS.map((section) => lettersOf(section).length)).to.deep.equal([51, 50, 50])
  })

  it('spread the letters over the sections', () => {
    expect(letterCounts('urban')).to.equal('S5 D4 R4 P4 G5 I4 F5 A2 B3 T2 C5 E3 J1 H3 Q1')
    expect(letterCounts('special')).to.equal('S5 D3 R5 P4 G4 I3 F6 A1 B4 T2 C5 E3 J1 H3 Q1')
    expect(letterCounts('wild')).to.equal('S5 D3 R5 P5 G4 I3 F5 A1 B5 T2 C4 E3 J1 H3 Q1')
  })

  it('print every event as often as the deck has it', () => {
    const counts = EVENTS.map((code) => events.filter((event) => event.code === code).length)
    expect(counts).to.deep.equal([1, 3, 3, 3, 7, 3, 8, 11, 3, 4, 7, 4, 4, 6, 1, 8, 6, 3, 2, 3])
  })

  it('use each coup table once, and the fourth twice', () => {
    const tables = events.flatMap((event) => (event.code === 'COUP_ABORTED' ? [event.table] : []))
    expect(tables.toSorted()).to.deep.equal([...COUP_TABLES.columns, 'T4'].toSorted())
  })

  it('send robots in eight of eleven creature attacks, four times two', () => {
    const robots = events.flatMap((event) => (event.code === 'CREATURE_ATTACK' ? [event.sentryRobots ?? 0] : []))
    expect(robots.toSorted()).to.deep.equal([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
  })

  it('are as printed on card 70 and card 93', () => {
    expect(ACTION_CARDS.get(70)?.wild.letters).to.deep.equal(['R', 'G'])
    expect(ACTION_CARDS.get(93)?.urban).to.deep.include({ letters: ['R', 'B'] })
    expect(ACTION_CARDS.get(93)?.urban.event).to.deep.include({ code: 'COUP_ABORTED', table: 'T7', detected: true })
  })

  it('are read in the special section outside Urban and Wild', () => {
    const sections = ['urban', 'wild', 'special', 'special', 'special', 'special']
    expect(ENVIRON_TYPES.map(sectionOf)).to.deep.equal(sections)
  })

  it('name their 20 events in words', () => {
    expect(EVENTS_BY_NAME.size).to.equal(20)
    expect(eventName('NO_ENEMY_SEARCH')).to.equal('no enemy search')
    expect(EVENTS_BY_NAME.get('populace goes wild')).to.equal('POPULACE_GOES_WILD')
  })
})
