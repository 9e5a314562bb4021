import Module from 'node:module'
import { basename, dirname } from 'node:path'
import { type AnyDecision, mapDecisions, type Rulebook } from '../../engine/rulebook'
import type { Mutant } from './mutants'

/** The exports of a module of the rulebook by name, each with its decisions by name. */
type Exports = Readonly<Record<string, Readonly<Record<string, AnyDecision>>>>

/**
 * Rulebooks with the decisions as a mutant of one module has them; what a variant has replaced stays replaced. Decisions
 * that stand in no printed rulebook, as those of the changed PDB rule, are found too, and those of other modules that
 * use the one.
 * @returns makes them of a right one
 */
export function rulebookWith({ file, text }: Mutant): (base: Rulebook) => Rulebook {
  const changed = new Map(
    reloaded(file, text).flatMap(({ printed, mutated }) =>
      Object.entries(printed).flatMap(([name, decisions]) =>
        Object.entries(decisions)
          .filter(([, decide]) => typeof decide === 'function')
          .map(([key, decide]) => [decide, mutated[name]?.[key]] as const),
      ),
    ),
  )
  return (base) => mapDecisions(base, (decide) => changed.get(decide) ?? decide)
}

/** A module of the rulebook with another text, and those that use it: as they are printed, and as they become. */
function reloaded(file: string, text: string): readonly { readonly printed: Exports; readonly mutated: Exports }[] {
  const own = require.cache[require.resolve(file)]
  if (own === undefined) throw new Error(`${file}: the engine does not use this module`)
  const users = usersOf(own)
  require.cache[own.id] = compiled(file, text)
  for (const { id } of users) delete require.cache[id]
  try {
    return [own, ...users].map(({ id, exports }) => ({ printed: exports as Exports, mutated: require(id) as Exports }))
  } finally {
    for (const module of [own, ...users]) require.cache[module.id] = module
  }
}

/** The modules of the same folder that use one, themselves or by others. */
function usersOf(used: NodeJS.Module): NodeJS.Module[] {
  const neighbours = Object.values(require.cache).flatMap((module) =>
    module !== undefined && dirname(module.filename) === dirname(used.filename) ? [module] : [],
  )
  const uses = (module: NodeJS.Module): boolean => module.children.some((child) => child === used || uses(child))
  return neighbours.filter(uses)
}

/** A module from its text, in the place of the file. */
function compiled(file: string, text: string): NodeJS.Module {
  const module = new Module(file) as Module & { _compile(code: string, path: string): void; paths: string[] }
  module.filename = file
  module.paths = (Module as unknown as { _nodeModulePaths(folder: string): string[] })._nodeModulePaths(dirname(file))
  module._compile(text, file.replace(basename(file), `mutant-${basename(file)}`))
  return module
}
