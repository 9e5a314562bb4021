import { historyOf } from '../store/history'
import type { History } from '../store/history-schema'
import { recordOf } from '../store/record'
import { fixtureCatalog } from './sample-catalog.fixture'
import { outcome, sampleScorecard } from './sample-scorecards.fixture'

/** The history of a team that gets better over forty runs, with two setbacks, a long name and hostile words. */
export function sampleHistory(): History {
  const catalog = fixtureCatalog()
  const runs = Array.from({ length: 40 }, (_, index) => {
    const reached = index === 12 || index === 30 ? index - 9 : index
    const scorecard = sampleScorecard(
      (rule, place) =>
        place > 2 * index ? [] : [outcome(rule, (place * 7) % 40 <= reached ? 'conforms' : 'violates')],
      {
        catalog,
        complete: index !== 20,
        implementation: { name: index === 39 ? `<b>Orlog</b> ${'W'.repeat(200)}` : 'Orlog', sut: './orlog' },
        run: {
          startedAt: new Date(Date.UTC(2025, 9, 1 + index, 8, 12)).toISOString(),
          seconds: 7,
          selection: [],
          command: 'fitg grade',
        },
      },
    )
    const id = (0x1a2b3c4d + index * 977).toString(16)
    return { id, file: `${id}.json`, record: recordOf(scorecard, { commit: '1f3c9a2b7d44' }) }
  })
  return historyOf({ catalog, runs })
}
