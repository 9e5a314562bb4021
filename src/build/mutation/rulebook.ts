import Module from 'node:module'
import { basename, dirname } from 'node:path'
import { printedRulebook, type Rulebook, type RulebookSubject } from '../../engine/rulebook'
import type { Mutant } from './mutants'

/**
 * Rulebooks with the decisions of one module as a mutant has them; what a variant has replaced stays replaced.
 * @returns makes them of a right one
 */
export function rulebookWith({ file, text }: Mutant): (base: Rulebook) => Rulebook {
  const printed = require(file) as Readonly<Record<string, unknown>>
  const mutated = load(file, text)
  const changed = Object.entries(printedRulebook).flatMap(([subject, decisions]) => {
    const name = Object.keys(printed).find((key) => printed[key] === decisions)
    return name === undefined ? [] : [[subject as RulebookSubject, mutated[name]] as const]
  })
  return (base) => ({
    ...base,
    ...Object.fromEntries(changed.filter(([subject]) => base[subject] === printedRulebook[subject])),
  })
}

/** A module from its text, in the place of the file. */
function load(file: string, text: string): Readonly<Record<string, unknown>> {
  const module = new Module(file) as Module & { _compile(code: string, path: string): void; paths: string[] }
  module.filename = file
  module.paths = (Module as unknown as { _nodeModulePaths(folder: string): string[] })._nodeModulePaths(dirname(file))
  module._compile(text, file.replace(basename(file), `mutant-${basename(file)}`))
  return module.exports as Readonly<Record<string, unknown>>
}
