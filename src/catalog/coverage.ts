import { readFileSync } from 'node:fs'
import { generatedFile } from '../lib/package-root'

/** The rules for which there is an engine that breaks them, by their ids; `fitg calibrate` proves that it is caught. */
export const loadProven = (): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(generatedFile('proven.json'), 'utf8')) as string[])
