import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Catalog, Rule } from '../catalog/catalog'
import { selectRules } from '../catalog/select'
import { UsageError } from './errors'

/** What several commands take alike. */
export interface SelectionOptions {
  readonly ruleset: readonly string[]
  readonly section: readonly string[]
  readonly rule: readonly string[]
}

const repeated = (flags: string, description: string) =>
  new Option(flags, `${description} (repeatable)`)
    .default([], 'all')
    .argParser((value: string, earlier: string[]) => [...earlier, ...value.split(',')])

/** `--ruleset`, `--section`, `--rule`: what they name is added up. */
export const withSelection = (command: Command): Command =>
  command
    .addOption(repeated('--ruleset <id>', 'rules of a ruleset: summary, mission'))
    .addOption(repeated('--section <id>', 'rules of a section: 8.2, 8 for all of 8, M for all missions'))
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

/** The names that a selection was made by, for the report. */
export const namesOf = ({ ruleset, section, rule }: SelectionOptions): string[] => [...ruleset, ...section, ...rule]

/** A positive number of seconds. */
export function seconds(text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new InvalidArgumentError('a positive number of seconds is wanted')
  return value
}

/** A share, as `0.9` or `90%`. */
export function share(text: string): number {
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
  if (!(value >= 0 && value <= 1)) throw new InvalidArgumentError('a share is wanted, such as 0.9 or 90%')
  return value
}
