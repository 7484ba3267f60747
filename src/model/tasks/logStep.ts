// The step whose log is shown, in the query of the task's page: `?step=build`, `?step=*` for all steps. Without it, the
// page follows the task.

const key = 'step'
const every = '*'

export type ChosenStep = 'auto' | 'all' | { readonly id: string }

/** Reads `location.search`; never throws. A step that the task lacks counts as no choice. */
export function chosenStep(search: string, stepIds: readonly string[]): ChosenStep {
  const id = new URLSearchParams(search).get(key)
  if (id === every) return 'all'
  return id !== null && stepIds.includes(id) ? { id } : 'auto'
}

/** The query with another choice; everything else in it stays. */
export function withChosenStep(search: string, chosen: ChosenStep): string {
  const parameters = new URLSearchParams(search)
  if (chosen === 'auto') parameters.delete(key)
  else parameters.set(key, chosen === 'all' ? every : chosen.id)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
