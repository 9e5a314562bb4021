import { counted } from '../lib/numbers'
import type { Finding, Status } from './finding'
import type { ProbeReport } from './probe'

/** Paints a status; without colours it does nothing. */
export type StatusPaint = (status: Status, text: string) => string

/** A report as it is read in a terminal. */
export function probeText({ findings, introduced }: ProbeReport, paint: StatusPaint): string {
  const width = Math.max(...findings.map(({ check }) => check.length))
  return [...findings.flatMap((finding) => linesOf(finding, width, paint)), '', summary(findings, introduced), ''].join(
    '\n',
  )
}

const STATUS_WIDTH = 'problem'.length

function linesOf({ status, check, message, advice, section, stderr }: Finding, width: number, paint: StatusPaint) {
  const indent = ' '.repeat(STATUS_WIDTH + width + 4)
  return [
    `${paint(status, status.padEnd(STATUS_WIDTH))}  ${check.padEnd(width)}  ${message}`,
    ...(advice === undefined ? [] : [`${indent}what to do: ${advice} (PROTOCOL.md, "${section}")`]),
    ...(stderr === undefined
      ? []
      : [`${indent}the last lines of its standard error:`, stderr.replace(/^/gm, `${indent}  `)]),
  ]
}

function summary(findings: readonly Finding[], introduced: boolean): string {
  const count = (status: Status) => findings.filter((finding) => finding.status === status).length
  const warnings = count('warning') === 0 ? '' : `, ${counted(count('warning'), 'warning')}`
  if (!introduced) return 'The program never introduced itself, and nothing else could be looked at.'
  if (count('problem') > 0) return `${counted(count('problem'), 'problem')}${warnings}.`
  return `No problem${warnings}: the adapter speaks the protocol. Whether it plays by the rules is for "fitg grade".`
}
