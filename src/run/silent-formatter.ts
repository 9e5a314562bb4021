/** Cucumber wants a formatter for its output; this one prints nothing. */
const silent = { type: 'formatter', formatter: () => {} } as const

export default silent
