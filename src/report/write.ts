import { basename, dirname } from 'node:path'
import { diskReason, writeWhole } from '../lib/write-whole'

/**
 * Writes a report as a whole or not at all: a reader never sees half of it, and a failure leaves the last one as it was.
 * The folder is made where there is none.
 * @throws an error that names the file and its folder when it cannot be written
 */
export async function writeReport(file: string, contents: string): Promise<void> {
  await writeWhole(file, contents).catch((error: unknown) => {
    const where = `${basename(file)} cannot be written to the folder ${dirname(file)}`
    throw new Error(`${where}: ${diskReason(error)}; choose another folder with --out`, { cause: error })
  })
}
