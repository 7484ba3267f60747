// Counts what makes browser tests expensive, for the budgets in config/testBudgets.json.

const kinds = [
  'backends started',
  'browser contexts',
  'loads of pages',
  'checks of accessibility',
] as const

export type Tally = Record<(typeof kinds)[number], number>

/** Of this process. */
export const tally = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Tally

/** Counts since `before`. */
export const since = (before: Tally): Tally =>
  Object.fromEntries(kinds.map((kind) => [kind, tally[kind] - before[kind]])) as Tally

export const sum = (tallies: readonly Tally[]): Tally =>
  Object.fromEntries(
    kinds.map((kind) => [kind, tallies.reduce((total, one) => total + one[kind], 0)]),
  ) as Tally
