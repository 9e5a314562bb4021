import { counted } from '../lib/numbers'
import { blockOfText, lineOfText, valueText } from '../lib/text'
import type { Parting, Repeated } from './play'
import type { Replay } from './record'

/** A replay as it is read in a terminal. The file may come from anybody, and so may what the program says. */

const line = (text: string) => lineOfText(text, 600)
const MOST_PARTINGS = 12

/** @param grade the command line that grades the rule again */
export function replayReport({ header, messages }: Replay, repeated: readonly Repeated[], grade: string): string {
  const { rule, scenario, location, step, message, expected, actual, implementation } = header
  const width = Math.max(...messages.map(({ request }) => line(request.method).length))
  return [
    `rule ${line(rule)}: ${line(scenario)} (${line(location)})`,
    `  recorded of ${line(implementation.name)}`,
    `  ${line(step)}`,
    `  ${line(message)}`,
    ...(expected === undefined && actual === undefined
      ? []
      : [`  expected ${line(expected ?? 'nothing')}, found ${line(actual ?? 'nothing')}`]),
    '',
    ...repeated.flatMap((one, index) => linesOf(one, index + 1, width)),
    '',
    ...conclusion(messages.length, repeated, grade),
    '',
  ].join('\n')
}

function linesOf({ message, failure, partings, same }: Repeated, number: number, width: number): string[] {
  const head = `${String(number).padStart(3)}  ${line(message.request.method).padEnd(width)}  `
  const recorded = message.failure === undefined ? [] : [`       recorded  ${line(message.failure)}`]
  if (failure !== undefined) {
    const said = blockOfText(failure.stderr, 2000, 'end')
    return [
      `${head}${same ? 'no answer, as recorded' : 'no answer'}`,
      ...recorded,
      `       now       ${line(failure.message)}`,
      ...(said === '' ? [] : ['       the last lines of its standard error:', said.replace(/^/gm, '         ')]),
    ]
  }
  if (message.answerLeftOut !== undefined) return [`${head}answered; there was no room for the recorded answer`]
  if (same) return [`${head}as recorded`]
  if (message.failure !== undefined) return [`${head}answered`, ...recorded]
  return [
    `${head}differs`,
    ...partings.slice(0, MOST_PARTINGS).flatMap(partingLines),
    ...(partings.length > MOST_PARTINGS ? [`     and ${counted(partings.length - MOST_PARTINGS, 'more place')}`] : []),
  ]
}

const partingLines = ({ path, recorded, now }: Parting) => [
  `     ${line(path)}`,
  `       recorded  ${valueText(recorded, 300)}`,
  `       now       ${valueText(now, 300)}`,
]

function conclusion(recorded: number, repeated: readonly Repeated[], grade: string): string[] {
  const first = repeated.findIndex(({ same }) => !same)
  if (first === -1) return [`${recorded} of ${counted(recorded, 'message')} came to the same: the failure repeats.`]
  const { method } = repeated[first]?.message.request ?? { method: '' }
  return [
    `Message ${first + 1}, ${line(method)}, is the first that does not come to what was recorded.`,
    `To see whether the rule holds now:  ${grade}`,
    'If nothing was changed in the program, it keeps something from game to game, or leaves something to chance.',
  ]
}
