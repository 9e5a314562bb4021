import { type Command, Option } from 'commander'
import type { Catalog, Rule } from '../catalog/catalog'
import type { FeatureIndex } from '../catalog/features'
import { selectRules } from '../catalog/select'
import { didYouMean } from '../lib/nearest'
import { NothingGraded, UsageError } from './errors'

/** What several commands take alike. */
export interface SelectionOptions {
  readonly ruleset: readonly string[]
  readonly section: readonly string[]
  readonly rule: readonly string[]
}

const repeated = (flags: string, description: string) =>
  new Option(flags, description)
    .default([], 'all')
    .argParser((value: string, earlier: string[]) => [...earlier, ...names(value)])
    .helpGroup('Which rules (repeatable, and added up):')

/** `--ruleset`, `--section`, `--rule`: what they name is added up. */
export const withSelection = (command: Command): Command =>
  command
    .addOption(repeated('--ruleset <id>', 'those of a ruleset: summary, mission'))
    .addOption(repeated('--section <id>', 'those of a section: 8.2, 8 for all of 8, M for all missions'))
    .addOption(repeated('--rule <id>', 'one rule: 6.1.3'))

/**
 * The rules that the options name, all where they name none.
 * @throws UsageError with the nearest valid names
 */
export function selectedRules(catalog: Catalog, { ruleset, section, rule }: SelectionOptions): readonly Rule[] {
  const selected = selectRules(catalog, { rulesets: ruleset, sections: section, rules: rule })
  if (!selected.ok) throw new UsageError(selected.error.join('\n'))
  return selected.value
}

/** @throws NothingGraded where the suite has no scenario for any of the rules */
export function requireScenarios(rules: readonly Rule[], index: FeatureIndex): void {
  if (rules.some(({ id }) => index.rules.has(id))) return
  throw new NothingGraded('none of the selected rules has a scenario yet; "fitg check" tells which sections have')
}

/** The names that a selection was made by, for the report. */
export const namesOf = ({ ruleset, section, rule }: SelectionOptions): string[] => [...ruleset, ...section, ...rule]

/** Names separated by commas. */
export const names = (text: string): string[] => text.split(',').map((name) => name.trim())

/** What to say of a name that there is not. */
export const unknownName = (kind: string, name: string, known: readonly string[]): string =>
  `there is no ${kind} "${name}"${didYouMean(name, known) || `; there are ${known.join(', ')}`}`

/** A parser for an option that must not be empty, as it is where a variable of the shell was not set. */
export const given =
  (option: string) =>
  (text: string): string => {
    if (text.trim() === '') throw new UsageError(`${option} is empty; leave it out, or say which`)
    return text
  }

const MOST_SECONDS = 1_000_000

/** A parser for a number of seconds. */
export const seconds =
  (option: string) =>
  (text: string): number => {
    const value = Number(text)
    if (value > 0 && value <= MOST_SECONDS) return value
    throw new UsageError(`${option} ${text}: a number of seconds is wanted, above 0 and at most ${MOST_SECONDS}`)
  }

/** A parser for a whole number above 0. */
export const whole =
  (option: string) =>
  (text: string): number => {
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
    throw new UsageError(`${option} ${text}: a whole number is wanted, above 0`)
  }

/** A parser for a share, as `0.9` or `90%`. */
export const share =
  (option: string) =>
  (text: string): number => {
    const [, number, sign] = /^(\d*\.?\d+)(%?)$/.exec(text) ?? []
    const value = Number(number) / (sign === '%' ? 100 : 1)
    if (value <= 1) return value
    throw new UsageError(`${option} ${text}: a share is wanted, such as 0.9 or 90%`)
  }
