import { readFileSync } from 'node:fs'
import { readReason } from '../lib/read-reason'
import { UsageError } from './errors'

/**
 * The text of a file that was named on the command line.
 * @param what what the file is called in the error, such as `the grading profile`
 * @throws UsageError where it cannot be read
 */
export function textOf(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${what} ${file} cannot be read: ${readReason(error)}`)
  }
}
