import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Handlebars from 'handlebars'
import { PACKAGE_ROOT } from '../lib/package-root'

const FOLDER = join(PACKAGE_ROOT, 'src', 'report', 'templates')
const PAGE = 'scorecard'

/** The source of a CommonJS module with the templates of the page, compiled, so that no run has to. */
export function precompiledTemplates(): string {
  const names = filesIn(FOLDER, '.hbs').map((file) => file.replace('.hbs', ''))
  const styles = bare('styles', '.css')
  const script = bare('scripts', '.js')
  const partials = names.filter((name) => name !== PAGE).map((name) => [name, template(name)] as const)
  const members = [...partials, ['styles', precompile(styles)] as const, ['script', precompile(script)] as const].map(
    ([name, spec]) => `${name}: ${spec}`,
  )
  return `module.exports = {
page: ${template(PAGE)},
partials: {\n${members.join(',\n')}\n},
styleHash: '${hashOf(styles)}',
scriptHash: '${hashOf(script)}'
}\n`
}

/** As the policy of a page names what may be in it. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const template = (name: string) => precompile(read(join(FOLDER, `${name}.hbs`)))

/**
 * The style sheets, or the scripts, as one text without comments. It is a partial without a single mustache, for what a
 * mustache prints is escaped.
 */
const bare = (folder: string, extension: string) =>
  filesIn(join(FOLDER, folder), extension)
    .map((file) => read(join(FOLDER, folder, file)))
    .join('')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .sort()

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

/** A name that the view does not have is an error when the page is made, instead of a gap in it. */
const precompile = (source: string) =>
  String(Handlebars.precompile(source, { strict: true, knownHelpersOnly: true, preventIndent: true }))
