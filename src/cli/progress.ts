/** How far a long run is: one line that counts on a terminal, otherwise a line at first and then now and then. */
export interface ProgressLine {
  readonly show: (text: string) => void
  /** Takes the line away again. */
  readonly end: () => void
}

const SECONDS_BETWEEN_LINES = 10

/** @param stream what is written to */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  return stream.isTTY ? countingLine(stream) : linesNowAndThen(stream)
}

function countingLine(stream: NodeJS.WriteStream): ProgressLine {
  const replace = (text: string) => {
    stream.cursorTo(0)
    stream.write(text)
    stream.clearLine(1)
  }
  return { show: (text) => replace(text.slice(0, stream.columns - 1)), end: () => replace('') }
}

function linesNowAndThen(stream: NodeJS.WriteStream): ProgressLine {
  let last = Number.NEGATIVE_INFINITY
  return {
    show(text) {
      if (performance.now() - last < SECONDS_BETWEEN_LINES * 1000) return
      last = performance.now()
      stream.write(`${text}\n`)
    },
    end() {},
  }
}
