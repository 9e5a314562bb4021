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
  const styles = styleSheet()
  const partials = names.filter((name) => name !== PAGE).map((name) => [name, template(name)] as const)
  const members = [...partials, ['styles', precompile(styles)] as const].map(([name, spec]) => `${name}: ${spec}`)
  const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`
  return `module.exports = {\npage: ${template(PAGE)},\npartials: {\n${members.join(',\n')}\n},\nstyleHash: '${styleHash}'\n}\n`
}

const template = (name: string) => precompile(read(join(FOLDER, `${name}.hbs`)))

/** The style sheet is a partial without a single mustache, for what a mustache prints is escaped. */
const styleSheet = () =>
  filesIn(join(FOLDER, 'styles'), '.css')
    .map((file) => read(join(FOLDER, 'styles', file)))
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
