import { type Catalog, catalogOf, type Rule } from '../catalog/catalog'
import type { RuleEntry } from '../catalog/schema'

/** A rule that nothing is special about. */
export const ruleOf = (id: string, changes: Partial<RuleEntry> = {}): RuleEntry => ({
  id,
  title: `The rule ${id}`,
  statement: `What rule ${id} asks for.`,
  references: ['9.3'],
  metric: null,
  kind: 'behaviour',
  subject: 'pdb',
  needs: [],
  ...changes,
})

/** A rule in its place. */
export const placed = (id: string, changes: Partial<RuleEntry> = {}): Rule => ({
  ...ruleOf(id, changes),
  ruleset: 'summary',
  section: id.slice(0, id.lastIndexOf('.')),
})

/** A catalog of these rules, section by section. */
export const catalogWith = (...sections: readonly (readonly [id: string, rules: readonly RuleEntry[]])[]): Catalog =>
  catalogOf(
    {
      rulesets: [
        {
          id: 'summary',
          title: 'Summary',
          sections: sections.map(([id, rules]) => ({ id, title: `Section ${id}`, rules: [...rules] })),
        },
      ],
    },
    'hash',
  )
