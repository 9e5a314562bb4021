import { Argument, type Command } from 'commander'
import { loadCatalog } from '../../catalog/load'
import { bashScript } from '../completion/bash'
import { fishScript } from '../completion/fish'
import { commandWords } from '../completion/words'
import { zshScript } from '../completion/zsh'
import { print } from '../output'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript }
type Shell = keyof typeof SCRIPTS

const HELP = `
Load it where your shell is set up:
  bash, in ~/.bashrc:   source <(fitg completion bash)
  zsh, in ~/.zshrc:     source <(fitg completion zsh)
  fish:                 fitg completion fish > ~/.config/fish/completions/fitg.fish
Where fitg is not installed for all, "alias fitg='npx fitg'" goes before it.`

/** `fitg completion`: what a shell needs to complete commands, options and the names of rules. */
export const register = (program: Command): Command =>
  program
    .command('completion')
    .description('prints what completes this command in your shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SCRIPTS)))
    .addHelpText('after', HELP)
    .action((shell: Shell) => print(SCRIPTS[shell](commandWords(program, loadCatalog()))))
