import { describe, it } from 'node:test'
import { expect } from 'chai'
import { failedAssassination, MISSIONS } from './missions'
import { DIE_FACES, MISSION_LETTERS, type Player } from './names'

const all = [...MISSIONS.values()]
const lettersOf = (missions: typeof all) => missions.map((mission) => mission.letter).join('')

describe('The missions', () => {
  it('are on the cards 53 to 67, with two on card 55', () => {
    const cards = [53, 54, 55, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67]
    expect(all.map((mission) => mission.card)).to.deep.equal(cards)
  })

  it('have every letter, the R for both players under two names', () => {
    expect(new Set(all.map((mission) => mission.letter))).to.deep.equal(new Set(MISSION_LETTERS))
    expect(MISSIONS.get('Start Rebellion')).to.deep.include({ letter: 'R', players: ['Rebel'], graded: false })
    expect(MISSIONS.get('Stop Rebellion')).to.deep.include({ letter: 'R', players: ['Imperial'], graded: true })
  })

  it('of the Star System game are 12, five of them for one player alone', () => {
    const used = all.filter((mission) => mission.starSystem)
    const aloneFor = (player: Player) => used.filter(({ players }) => players.length === 1 && players[0] === player)
    expect(lettersOf(used)).to.equal('SDRRPGIFABTC')
    expect(lettersOf(aloneFor('Rebel'))).to.equal('RPBT')
    expect(lettersOf(aloneFor('Imperial'))).to.equal('R')
  })

  it('that go on after a letter are seven', () => {
    expect(lettersOf(all.filter((mission) => mission.graded))).to.equal('SDRIFTC')
  })

  it('of a Rebel Camp are six', () => {
    expect(lettersOf(all.filter((mission) => mission.rebelCamp))).to.equal('SDIFTC')
  })

  it('add up their bonus draws from what the card prints', () => {
    expect(MISSIONS.get('Diplomacy')?.bonusDraws).to.deep.equal(['diplomacy', 'other characters', 'loyalty'])
    expect(MISSIONS.get('Coup')?.bonusDraws).to.deep.equal(['leadership', 'coup rating'])
    expect(lettersOf(all.filter((mission) => mission.bonusDraws.length === 0))).to.equal('SRRPGF')
  })

  it('limit the letters, but for Coup and Free Prisoners', () => {
    const limits = all.filter((mission) => mission.starSystem).map((mission) => mission.maxLetters)
    expect(limits).to.deep.equal([2, 2, 1, 2, 1, 1, 2, undefined, 1, 1, 2, undefined])
  })

  it('promise nothing for one letter of Stop Rebellion', () => {
    expect(MISSIONS.get('Stop Rebellion')?.success).to.deep.equal({ 2: 'stop-rebellion' })
  })

  it('end a failed Assassination by capture on 4 and 5, by death on 6', () => {
    const fates = ['nothing', 'nothing', 'nothing', 'captured', 'captured', 'killed']
    expect(DIE_FACES.map(failedAssassination)).to.deep.equal(fates)
  })
})
