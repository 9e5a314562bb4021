import { quoted } from '../../lib/shell'
import { type CommandWords, commandsBelow, takingValues, type Value } from './words'

/** The script that completes `fitg` in bash, also in the old one of macOS. */
export function bashScript(commands: readonly CommandWords[]): string {
  const taking = takingValues(commands)
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(path))
  return `# Completes fitg in bash. Load it by: source <(fitg completion bash)
_fitg() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} at='' skip='' words='' word index
  COMPREPLY=()
  # Bash parts --option=value into three words.
  if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    if [[ $word == = ]]; then skip=yes; continue; fi
    if [[ $skip ]]; then skip=''; continue; fi
    case "$at|$word" in
      ${taking.flatMap(({ keys }) => keys.map(quoted)).join('|')}) skip=yes; continue ;;
    esac
    case "\${at:+$at }$word" in
      ${paths.join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at|$prev" in
${taking.map(({ keys, value }) => `    ${keys.map(quoted).join('|')}) ${answer(value)} ;;`).join('\n')}
    *)
      case "$at|$cur" in
${commands.map((command) => lines(command, commands)).join('\n')}
      esac ;;
  esac
  # Of names parted by commas, the last is completed.
  if [[ $cur == *,* ]]; then COMPREPLY=($(compgen -P "\${cur%,*}," -W "$words" -- "\${cur##*,}"))
  else COMPREPLY=($(compgen -W "$words" -- "$cur")); fi
}
complete -o bashdefault -o default -F _fitg fitg
`
}

function lines({ path, options, argument = { kind: 'any' } }: CommandWords, commands: readonly CommandWords[]): string {
  const below = commandsBelow(path, commands).map(({ name }) => name)
  const flags = options.flatMap((option) => option.flags)
  const rest: Value = below.length > 0 ? { kind: 'words', words: below } : argument
  return `        ${quoted(`${path}|-`)}*) words=${quoted(flags.join(' '))} ;;
        ${quoted(`${path}|`)}*) ${answer(rest)} ;;`
}

function answer(value: Value): string {
  if (value.kind === 'words') return `words=${quoted(value.words.join(' '))}`
  if (value.kind === 'any') return 'return'
  const of = value.kind === 'file' ? '-f' : '-d'
  return `compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen ${of} -- "$cur")); return`
}
