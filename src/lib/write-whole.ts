import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file as a whole or not at all: a reader never sees half of it, and a failure leaves the last one as it was.
 * The folder is made where there is none.
 */
export async function writeWhole(file: string, contents: string): Promise<void> {
  const folder = dirname(file)
  const draft = join(folder, `.${basename(file)}.${randomUUID()}.tmp`)
  await ensureFolder(folder)
  try {
    await writeToDisk(draft, contents)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Not left to `recursive`, which never comes back where the system will not have a folder, as below `/proc`. */
async function ensureFolder(folder: string, mayMakeParent = true): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const parent = dirname(folder)
    if (code === 'ENOENT' && mayMakeParent && parent !== folder) {
      await ensureFolder(parent)
      await ensureFolder(folder, false)
    } else if (code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error
  }
}

async function writeToDisk(file: string, contents: string): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(contents)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you are not allowed to write there',
  EPERM: 'you are not allowed to write there',
  EROFS: 'the file system can only be read',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  EFBIG: 'no file may be that large there',
  EDQUOT: 'your share of the disk is full',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a file has that name',
  EISDIR: 'a folder has the name of the file',
}

/** Why a file could not be written, in words. */
export function diskReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}
