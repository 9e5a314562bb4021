import { type CommandWords, commandsBelow, type OptionWords, type Value } from './words'

/** The script that completes `fitg` in fish. */
export function fishScript(commands: readonly CommandWords[]): string {
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(path))
  return `# Completes fitg in fish. Load it by: fitg completion fish | source
function __fitg_at
  set -l at ''
  for word in (commandline -opc)[2..-1]
    set -l next (string trim -- "$at $word")
    contains -- $next ${paths.join(' ')}; and set at $next
  end
  test "$at" = "$argv"
end
complete -c fitg -f
${commands.flatMap((command) => lines(command, commands)).join('\n')}
`
}

function lines({ path, options, argument }: CommandWords, commands: readonly CommandWords[]): readonly string[] {
  const here = `complete -c fitg -n ${quoted(`__fitg_at ${path}`.trim())}`
  return [
    ...commandsBelow(path, commands).map(
      ({ name, description }) => `${here} -a ${quoted(name)} -d ${quoted(description)}`,
    ),
    ...options.map((option) => `${here} ${optionFlags(option)} -d ${quoted(option.description)}`),
    ...(argument === undefined ? [] : [`${here}${answer(argument)}`]),
  ]
}

const optionFlags = ({ flags, value }: OptionWords): string =>
  flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`)).join(' ') +
  (value === undefined ? '' : ` ${value.kind === 'words' || value.kind === 'folder' ? '-x' : '-r'}${answer(value)}`)

function answer(value: Value): string {
  switch (value.kind) {
    case 'words':
      return ` -a ${quoted(value.words.join(' '))}`
    case 'file':
      return ' -F'
    case 'folder':
      return " -a '(__fish_complete_directories)'"
    default:
      return ''
  }
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
