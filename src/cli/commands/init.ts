import { relative, resolve } from 'node:path'
import type { Command } from 'commander'
import { LANGUAGES, PROTOCOL, writeStarter } from '../../init/starter'
import { shellWord } from '../../lib/shell'
import { UsageError } from '../errors'
import { unknownName } from '../options'
import { print } from '../output'

/** `fitg init`: an adapter to start from. */
export const register = (program: Command): Command =>
  program
    .command('init')
    .description('writes an adapter to start from, with an example and a README')
    .argument('<language>', LANGUAGES.join(', '))
    .argument('[folder]', 'where to; it is made if need be', '.')
    .addHelpText('after', '\nFiles that are there already are never written over.')
    .action(init)

function init(name: string, folder: string): void {
  const language = LANGUAGES.find((candidate) => candidate === name)
  if (language === undefined) throw new UsageError(unknownName('adapter in the language', name, LANGUAGES))
  const written = writeStarter(language, folder)
  if (!written.ok) throw new UsageError(written.error)
  const { files, next } = written.value
  const here = relative('', resolve(folder))
  const enter = here === '' ? [] : [`cd ${shellWord(folder)}`]
  print(
    [
      ...files.map((file) => `wrote ${here === '' ? file : `${folder}/${file}`}`),
      '',
      `The protocol is told in ${relative('', PROTOCOL)}.`,
      'Next, type this; README.md goes on from there:',
      ...[...enter, ...next].map((line) => `  ${line}`),
      '',
    ].join('\n'),
  )
}
