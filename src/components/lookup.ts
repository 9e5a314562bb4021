/** The printed things of one kind, by name and in printed order. */
export const byName = <T extends { readonly name: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.name, thing]))

/** Finds by name what is known to be printed; a name from outside is first looked for in the map itself. */
export const finder =
  <T>(kind: string, things: ReadonlyMap<string, T>) =>
  (name: string): T => {
    const thing = things.get(name)
    if (thing === undefined) throw new Error(`no ${kind} of the game is named "${name}"; check the name first`)
    return thing
  }
