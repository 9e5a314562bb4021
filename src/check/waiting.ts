import type { Capabilities } from '../protocol/schema/messages'

/**
 * What a rule needs and the reference engine does not have yet: its scenarios wait for that.
 * @param needs as the catalog lists them: `orders.draw`, `chance.search`, `pauses`
 */
export function missingIn(capabilities: Capabilities, needs: readonly string[]): string[] {
  const { orders, answers, chance, viewers, pdbRules, pauses } = capabilities
  const had = new Set([
    ...orders.map((order) => `orders.${order}`),
    ...answers.map((answer) => `answers.${answer}`),
    ...[...chance.scripted, ...chance.reported].map((purpose) => `chance.${purpose}`),
    ...viewers.map((viewer) => `viewers.${viewer}`),
    ...pdbRules.map((rule) => `pdbRules.${rule}`),
    ...(pauses ? ['pauses'] : []),
  ])
  return needs.filter((need) => !had.has(need))
}
