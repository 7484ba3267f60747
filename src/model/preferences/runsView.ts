export type RunsView = 'table' | 'cards'

/** Of another value, the default. */
export const readRunsView = (kept: unknown): RunsView => (kept === 'cards' ? 'cards' : 'table')
