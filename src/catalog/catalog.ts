import type { CatalogFile, RuleEntry } from './schema'

/** A rule with the places it stands in. */
export interface Rule extends RuleEntry {
  readonly ruleset: string
  readonly section: string
}

export interface Section {
  readonly id: string
  readonly ruleset: string
  readonly title: string
  readonly rules: readonly Rule[]
}

/** The rules of all rulesets, in the order of the documents. */
export interface Catalog {
  readonly sections: readonly Section[]
  readonly rules: readonly Rule[]
  /** A fingerprint of the catalog file, for results that are compared over time. */
  readonly hash: string
}

/** A catalog from the contents of its file, which are taken to be valid. */
export function catalogOf(file: CatalogFile, hash: string): Catalog {
  const sections = file.rulesets.flatMap((ruleset) =>
    ruleset.sections.map((section) => ({
      id: section.id,
      ruleset: ruleset.id,
      title: section.title,
      rules: section.rules.map((rule) => ({ ...rule, ruleset: ruleset.id, section: section.id })),
    })),
  )
  return { sections, rules: sections.flatMap((section) => section.rules), hash }
}
