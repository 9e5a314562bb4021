/** What a rule can be, those first that ask for something to be done. */
export const STATUSES = [
  'regressed',
  'claimed',
  'in-progress',
  'stale',
  'unsupported',
  'untested',
  'waived',
  'conforms',
] as const
export type Status = (typeof STATUSES)[number]
