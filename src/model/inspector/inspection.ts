// The inspector in the URL: `?inspect=json` is its tab (INSP-01 to INSP-03, A-43).

export const inspectorTabs = ['overview', 'ancestry', 'colocated', 'json', 'yaml'] as const
export type InspectorTab = (typeof inspectorTabs)[number]

const parameter = 'inspect'

/** The tab that a query names, the first one where it names another; null while the inspector is closed. */
export function inspectorTabOf(search: string): InspectorTab | null {
  const named = new URLSearchParams(search).get(parameter)
  if (named === null) return null
  return inspectorTabs.find((tab) => tab === named) ?? 'overview'
}

/** A query with another tab, or with none; the rest of it stays. */
export function withInspectorTab(search: string, tab: InspectorTab | null): string {
  const parameters = new URLSearchParams(search)
  if (tab === null) parameters.delete(parameter)
  else parameters.set(parameter, tab)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
