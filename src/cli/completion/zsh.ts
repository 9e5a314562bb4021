import { quoted } from '../../lib/shell'
import { type CommandWords, commandsBelow, takingValues, type Value } from './words'

/** The script that completes `fitg` in zsh: to be loaded, or to be put as `_fitg` where zsh looks for functions. */
export function zshScript(commands: readonly CommandWords[]): string {
  const taking = takingValues(commands)
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(path))
  return `#compdef fitg
# Completes fitg in zsh. Load it after compinit by: source <(fitg completion zsh)
_fitg() {
  local at='' skip='' word prev=\${words[CURRENT-1]}
  local -a found
  for word in \${words[2,CURRENT-1]}; do
    if [[ -n $skip ]]; then skip=''; continue; fi
    case "$at|$word" in
      ${taking.flatMap(({ keys }) => keys.map(quoted)).join('|')}) skip=yes; continue ;;
    esac
    case "\${at:+$at }$word" in
      ${paths.join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  if [[ $PREFIX == --*=* ]]; then prev=\${PREFIX%%=*}; compset -P '*='; fi
  case "$at|$prev" in
${taking.map(({ keys, value }) => `    ${keys.map(quoted).join('|')}) ${answer(value, 'value')} ;;`).join('\n')}
    *)
      case "$at|$PREFIX" in
${commands.map((command) => lines(command, commands)).join('\n')}
      esac ;;
  esac
}
if [[ \${funcstack[1]} == _fitg ]]; then _fitg "$@"; else compdef _fitg fitg; fi
`
}

function lines({ path, options, argument = { kind: 'any' } }: CommandWords, commands: readonly CommandWords[]): string {
  const below = commandsBelow(path, commands)
  const flags = options.flatMap(({ flags: names, description }) => names.map((name) => told(name, description)))
  const rest =
    below.length > 0
      ? `found=(${below.map(({ name, description }) => told(name, description)).join(' ')}); _describe command found`
      : answer(argument, 'argument')
  return `        ${quoted(`${path}|-`)}*) found=(${flags.join(' ')}); _describe -o option found ;;
        ${quoted(`${path}|`)}*) ${rest} ;;`
}

/** Of names parted by commas, the last is completed. */
function answer(value: Value, what: string): string {
  switch (value.kind) {
    case 'words':
      return `compset -P '*,'; found=(${value.words.join(' ')}); _describe ${what} found`
    case 'file':
      return '_files'
    case 'folder':
      return '_files -/'
    default:
      return '_default'
  }
}

const told = (name: string, description: string) => quoted(`${name}:${description.replaceAll(':', '\\:')}`)
