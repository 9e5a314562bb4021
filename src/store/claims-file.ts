import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemList } from '../lib/problems'
import { readReason } from '../lib/read-reason'
import { diskReason, writeWhole } from '../lib/write-whole'
import { CLAIMS_FILE, type Claims, parseClaims } from './claims'
import { type NewClaim, withClaim, withoutClaim } from './edit-claims'
import { withLock } from './lock'

/** The checklist that a team keeps in its folder. */

/** The checklist has something in it that cannot be right; the message names every line. */
export class ClaimsError extends Error {
  override readonly name = 'ClaimsError'
}

/**
 * What the team says of the rules; nothing where it has written nothing yet.
 * @param ids of all rules, in the order of the catalog
 * @throws ClaimsError with file and line
 */
export const readClaims = (folder: string, ids: readonly string[]): Claims => claimsIn(readText(folder), ids)

function claimsIn(text: string, ids: readonly string[]): Claims {
  const parsed = parseClaims(text, new Set(ids))
  if (!parsed.ok) throw new ClaimsError(problemList(parsed.error))
  return parsed.value
}

function readText(folder: string): string {
  const file = join(folder, CLAIMS_FILE)
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  } catch (error) {
    throw new ClaimsError(`${CLAIMS_FILE} cannot be read: ${readReason(error)}`)
  }
}

/** Claims rules. Throws as `readClaims` does, and where the file cannot be written. */
export const claimRules = (folder: string, rules: readonly string[], claim: NewClaim, ids: readonly string[]) =>
  edit(folder, ids, (text) => rules.reduce((before, id) => withClaim(before, id, claim, ids), text))

/** Takes the claims of rules back. Throws as `readClaims` does, and where the file cannot be written. */
export const unclaimRules = (folder: string, rules: readonly string[], ids: readonly string[]) =>
  edit(folder, ids, (text) => rules.reduce(withoutClaim, text))

/** What was said before the change. Two who write at once do so one after the other. */
async function edit(folder: string, ids: readonly string[], change: (text: string) => string): Promise<Claims> {
  const file = join(folder, CLAIMS_FILE)
  try {
    return await withLock(join(folder, `.${CLAIMS_FILE}.lock`), async () => {
      const text = readText(folder)
      const before = claimsIn(text, ids)
      const changed = change(text)
      if (changed !== text) await writeWhole(file, changed)
      return before
    })
  } catch (error) {
    if (error instanceof ClaimsError) throw error
    throw new ClaimsError(`${CLAIMS_FILE} was left as it was, for it cannot be written: ${diskReason(error)}`)
  }
}
