import type { Argument, Command, Option } from 'commander'
import type { Catalog } from '../../catalog/catalog'

/** What can be typed after `fitg`, read off the commands themselves. */

/** What a value may be: one of some words, the name of a file or a folder, or anything. */
export type Value =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'folder' }
  | { readonly kind: 'any' }

export interface OptionWords {
  /** As `-h` and `--help`. */
  readonly flags: readonly string[]
  readonly description: string
  /** Missing where the option takes no value. */
  readonly value?: Value
}

export interface CommandWords {
  /** The words that lead to it, as `checklist claim`; none for `fitg` itself. */
  readonly path: string
  readonly description: string
  readonly options: readonly OptionWords[]
  /** What its arguments may be, where it takes any. */
  readonly argument?: Value
}

/** Every command, those that contain others before these. */
export function commandWords(program: Command, catalog: Catalog): readonly CommandWords[] {
  const names = namesIn(catalog)
  const walk = (command: Command, path: string): readonly CommandWords[] => {
    const help = command.createHelp()
    const argument = command.registeredArguments[0]
    const below = help.visibleCommands(command).filter((child) => child.name() !== 'help')
    const own: CommandWords = {
      path,
      description: help.subcommandDescription(command),
      options: help.visibleOptions(command).map((option) => optionWords(option, names)),
      ...(argument === undefined ? {} : { argument: valueFor(argument.name(), argument, names) }),
    }
    return [own, ...below.flatMap((child) => walk(child, `${path} ${child.name()}`.trim()))]
  }
  return walk(program, '')
}

/** The commands directly below one, by their last word. */
export const commandsBelow = (path: string, commands: readonly CommandWords[]) =>
  commands.flatMap((command) => {
    const [, name] = command.path.match(path === '' ? /^(\S+)$/ : new RegExp(`^${path} (\\S+)$`)) ?? []
    return name === undefined ? [] : [{ name, description: command.description }]
  })

function optionWords(option: Option, names: Names): OptionWords {
  const takesValue = option.required || option.optional
  return {
    flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
    description: option.description,
    ...(takesValue ? { value: valueFor(option.attributeName(), option, names, option.flags) } : {}),
  }
}

type Names = ReadonlyMap<string, readonly string[]>

/** Names of the catalog, by the name of the option or argument that takes them. */
function namesIn({ rules, sections }: Catalog): Names {
  const ids = rules.map(({ id }) => id)
  const groups = sections.flatMap(({ id }) => [id.replace(/\..*/, ''), id])
  return new Map([
    ['ruleset', [...new Set(sections.map(({ ruleset }) => ruleset))]],
    ['section', [...new Set(groups)]],
    ['rule', ids],
    ['rules', ids],
    ['id', ids],
  ])
}

function valueFor(
  name: string,
  { argChoices }: Pick<Option | Argument, 'argChoices'>,
  names: Names,
  flags = name,
): Value {
  const words = argChoices ?? names.get(name)
  if (words !== undefined) return { kind: 'words', words }
  if (/\bfile\b/.test(flags)) return { kind: 'file' }
  return { kind: /\bfolder\b/.test(flags) ? 'folder' : 'any' }
}

/** The options that take a value, those together that take the same, each as `grade|--out`: its command and its flag. */
export function takingValues(commands: readonly CommandWords[]) {
  const groups = new Map<string, { readonly value: Value; readonly keys: string[] }>()
  for (const { path, options } of commands) {
    for (const { flags, value } of options) {
      if (value === undefined) continue
      const keys = flags.map((flag) => `${path}|${flag}`)
      const group = groups.get(JSON.stringify(value))
      if (group === undefined) groups.set(JSON.stringify(value), { value, keys })
      else group.keys.push(...keys)
    }
  }
  return [...groups.values()]
}
