// The inspector's tab in the URL: `?inspect=json` (INSP-01 to INSP-03, A-43).

export const inspectorTabs = [
  'overview',
  'ancestry',
  'colocated',
  'json',
  'yaml',
  'changes',
] as const
export type InspectorTab = (typeof inspectorTabs)[number]

const parameter = 'inspect'

/** The tab in a query, the first one if it is unknown; null while the inspector is closed. */
export function inspectorTabOf(search: string): InspectorTab | null {
  const named = new URLSearchParams(search).get(parameter)
  if (named === null) return null
  return inspectorTabs.find((tab) => tab === named) ?? 'overview'
}

/** The query with another tab or none; everything else stays. */
export function withInspectorTab(search: string, tab: InspectorTab | null): string {
  const parameters = new URLSearchParams(search)
  if (tab === null) parameters.delete(parameter)
  else parameters.set(parameter, tab)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
