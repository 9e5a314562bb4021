const KEPT_BYTES = 16 * 1024

/** The end of an output that may be endless. */
export interface OutputTail {
  push(chunk: Buffer): void
  /** The last lines, as they were written: control characters and all. */
  text(): string
}

export function createOutputTail(lines: number): OutputTail {
  const store = Buffer.alloc(2 * KEPT_BYTES)
  let end = 0
  let total = 0

  function push(chunk: Buffer): void {
    const bytes = chunk.length > KEPT_BYTES ? chunk.subarray(-KEPT_BYTES) : chunk
    total += chunk.length
    if (end + bytes.length > store.length) {
      store.copyWithin(0, end - KEPT_BYTES, end)
      end = KEPT_BYTES
    }
    bytes.copy(store, end)
    end += bytes.length
  }

  function text(): string {
    const kept = store.toString('utf8', Math.max(0, end - KEPT_BYTES), end)
    // A cut may fall inside a character.
    const whole = total > KEPT_BYTES ? kept.replace(/^\uFFFD+/, '') : kept
    return whole
      .replace(/\r?\n$/, '')
      .split('\n')
      .slice(-lines)
      .join('\n')
  }

  return { push, text }
}
