import type { Command } from 'commander'
import type { Catalog, Rule } from '../../catalog/catalog'
import { loadProven } from '../../catalog/coverage'
import { loadFeatureIndex } from '../../catalog/features'
import { loadCatalog } from '../../catalog/load'
import { conformingShare } from '../../grading/scorecard'
import type { Scorecard } from '../../grading/scorecard-schema'
import { blockOfText } from '../../lib/text'
import { BrokenAdapter } from '../../probe/first-look'
import { renderTerminal } from '../../report/terminal'
import { type GradeRequest, type GradeResult, gradeSut } from '../../run/grade'
import { lastFailed } from '../../store/checklist'
import { storeRun } from '../../store/runs'
import { createSession } from '../../sut/session'
import { Interrupted, NothingGraded } from '../errors'
import { EXIT } from '../exit'
import { type GradeOptions, withGradeOptions } from '../grade-options'
import { type Interruption, UNWATCHED, watchForInterruption } from '../interruption'
import { namesOf, requireScenarios, selectedRules } from '../options'
import { jsonText, print, terminalWidth } from '../output'
import { loadProfile } from '../profile'
import { namedSut, programWords } from '../program'
import { replayCommand, writeReplays } from '../replays'
import { writeReports } from '../reports'
import { chosenSandbox, sandboxKind, sandboxWords, withSandboxOptions } from '../sandbox'
import { teamRuns } from '../stored'
import { suite } from '../suite'

/** `fitg grade`: grades a program under test. */
export const register = (program: Command): Command =>
  withSandboxOptions(
    withGradeOptions(program.command('grade').description('grades a program, and writes a scorecard')),
  ).action(grade)

async function grade(options: GradeOptions): Promise<void> {
  const catalog = loadCatalog()
  const rules = rulesToGrade(catalog, options)
  const profile = options.profile === undefined ? undefined : loadProfile(options.profile, catalog)
  const sandbox = chosenSandbox(options)
  const { label, connect } = namedSut(options, sandbox)
  const session = createSession(label, connect)
  const index = loadFeatureIndex()
  requireScenarios(rules, index)
  // A module runs in this process, which a signal then ends by itself, however busy the module is.
  const interruption =
    options.sutModule === undefined ? watchForInterruption(() => session.giveUp('interrupted')) : UNWATCHED
  try {
    const request: GradeRequest = {
      catalog,
      index,
      proven: loadProven(),
      rules,
      session,
      suite: suite(),
      selection: namesOf(options),
      // Without its selection: with `--rule <id>` it reruns one rule.
      command: `npx fitg grade${programWords(options)}${options.sut === undefined ? '' : sandboxWords(options)}`,
      sandbox: sandboxKind(sandbox),
      replayCommand: replayCommand(options),
      order: options.order,
      timeLimitSeconds: options.runTimeout,
      ...(profile === undefined ? {} : { profile }),
    }
    await tell(await graded(request, interruption, options), options)
  } finally {
    await session.close()
    interruption.unwatch()
  }
}

/** With `--last-failed`, those of the selected rules that did not conform when they were last graded. */
function rulesToGrade(catalog: Catalog, options: GradeOptions): readonly Rule[] {
  const selected = selectedRules(catalog, options)
  if (!options.lastFailed) return selected
  const failed = new Set(lastFailed(catalog, teamRuns().runs))
  const again = selected.filter(({ id }) => failed.has(id))
  if (again.length === 0) throw new NothingGraded('none of the selected rules failed when it was last graded here')
  return again
}

/** Keeps the run for the checklist. One that cannot be kept is graded all the same. */
async function keepRun(scorecard: Scorecard, { sut, sutModule }: GradeOptions): Promise<void> {
  const reference = sut === undefined && sutModule === undefined
  try {
    await storeRun(scorecard, { reference })
  } catch (error) {
    process.stderr.write(`fitg: ${(error as Error).message}\n`)
  }
}

async function graded(request: GradeRequest, interruption: Interruption, options: GradeOptions): Promise<GradeResult> {
  try {
    const result = await gradeSut(request)
    if (!interruption.came()) return result
  } catch (error) {
    if (!interruption.came()) {
      if (error instanceof BrokenAdapter) throw new NothingGraded(broken(error, options))
      throw isSutTrouble(error) ? new NothingGraded(notStarted(request, error)) : error
    }
  }
  throw new Interrupted('interrupted; no report was written')
}

/** Shows the result, also where the reports cannot be written: the run may have taken long. */
async function tell({ scorecard, replays, defects }: GradeResult, options: GradeOptions): Promise<void> {
  try {
    await writeReports(scorecard, options.out, options.format)
    await writeReplays(replays, options.out)
  } finally {
    print(options.json ? jsonText(scorecard) : renderTerminal(scorecard, { columns: terminalWidth() }))
    for (const note of scorecard.notes ?? []) process.stderr.write(`${options.profile}: ${note}\n`)
    for (const defect of defects) process.stderr.write(`fitg: the harness failed: ${defect}\n`)
    if (options.store && defects.length === 0) await keepRun(scorecard, options)
  }
  process.exitCode = defects.length > 0 ? EXIT.nothing : exitCodeOf(scorecard, options)
}

/** Untested and waived rules count neither for nor against a program. */
function exitCodeOf({ totals }: Scorecard, { exitZero, failUnder = 0 }: GradeOptions): number {
  const { conforms, violates, errored, unsupported } = totals
  const counted = conforms + violates + errored + unsupported
  if (counted === 0) return EXIT.nothing
  if (exitZero) return EXIT.ok
  const missed = (conformingShare(totals) ?? 0) < failUnder
  return counted > conforms || missed ? EXIT.findings : EXIT.ok
}

const broken = ({ message }: BrokenAdapter, options: GradeOptions): string =>
  [
    `nothing was graded, for the program does not keep to the protocol: ${message}`,
    `Run fitg probe for more: npx fitg probe${programWords(options)}`,
  ].join('\n')

const isSutTrouble = (error: unknown): error is Error & { readonly stderr?: string } =>
  error instanceof Error && ['SutFailure', 'SutError', 'Unsupported'].includes(error.name)

function notStarted(
  { session: { label }, sandbox = 'none' }: GradeRequest,
  error: Error & { readonly stderr?: string },
): string {
  const message = blockOfText(error.message, 600)
  const said = blockOfText(error.stderr ?? '', 4000, 'end')
  return [
    `nothing was graded, for the program never introduced itself: ${message}`,
    ...(message.includes(label) ? [] : [`It was started by: ${label}`]),
    ...(said === '' ? [] : ['The last lines of its standard error:', said.replace(/^/gm, '  ')]),
    ...(sandbox === 'none'
      ? []
      : ['It ran in a sandbox; --sandbox-read <path> lets it see what it did not find there.']),
    'What a program has to answer is told in PROTOCOL.md; "fitg serve" is one that does.',
  ].join('\n')
}
