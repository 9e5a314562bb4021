const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of that path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'you are not allowed to read it',
  EPERM: 'you are not allowed to read it',
}

/** Why a file or a folder could not be read, in words. */
export function readReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}
