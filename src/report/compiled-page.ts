import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Handlebars from 'handlebars'
import { generatedFile } from '../lib/package-root'

interface CompiledTemplates {
  readonly partials: Readonly<Record<string, TemplateSpecification>>
  readonly styleHash: string
}

/**
 * Renders a page that has no script, from its template as the build compiled it.
 * @throws Error that says what to do where the build is missing or of another version
 */
export function renderPage<View extends object>(name: string, view: View): string {
  const file = generatedFile('templates.js')
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build"`)
  const require = createRequire(file)
  const runtime = require('handlebars/runtime') as typeof Handlebars
  const { partials, styleHash } = require(file) as CompiledTemplates
  const parts = Object.fromEntries(Object.entries(partials).map(([part, spec]) => [part, runtime.template(spec)]))
  const template = parts[name] as Handlebars.TemplateDelegate<View & { readonly styleHash: string }> | undefined
  if (template === undefined) throw new Error(`${file} is of another version: run "npm run build"`)
  return template({ ...view, styleHash }, { partials: parts })
}
