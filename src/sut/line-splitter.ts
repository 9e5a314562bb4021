const NEWLINE = 0x0a
const FIRST_CAPACITY = 64 * 1024

/** Cuts a stream of bytes into lines. What is held is one unfinished line; bounding it is the reader's business. */
export interface LineSplitter {
  /** The lines that these bytes complete, without their newlines; blank ones are left out. */
  push(chunk: Buffer): readonly Buffer[]
  /** The line that has begun and not ended. */
  unfinished(): Buffer
}

export function createLineSplitter(): LineSplitter {
  // Grows by doubling: a line that comes byte by byte must cost neither a copy nor an object for each of them.
  let store: Buffer = Buffer.alloc(0)
  let held = 0

  function hold(bytes: Buffer): void {
    if (held + bytes.length > store.length) {
      const larger = Buffer.allocUnsafe(Math.max(FIRST_CAPACITY, 2 * (held + bytes.length)))
      store.copy(larger, 0, 0, held)
      store = larger
    }
    bytes.copy(store, held)
    held += bytes.length
  }

  function completed(rest: Buffer): Buffer {
    if (held === 0) return rest
    hold(rest)
    const line = store.subarray(0, held)
    // The line leaves together with its store, so that it stays as it is while the next one is collected.
    store = Buffer.alloc(0)
    held = 0
    return line
  }

  return {
    push: (chunk) => {
      const lines: Buffer[] = []
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        if (held > 0 || end > start) {
          const line = completed(chunk.subarray(start, end))
          if (!isBlank(line)) lines.push(line)
        }
        start = end + 1
      }
      if (start < chunk.length) hold(chunk.subarray(start))
      return lines
    },
    unfinished: () => store.subarray(0, held),
  }
}

/** Nothing but spaces, tabs and carriage returns. */
export function isBlank(line: Buffer): boolean {
  for (const byte of line) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false
  return true
}
