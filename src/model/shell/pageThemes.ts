// What sort of thing a page shows (spec 1 §3), so that it can be told at a glance.

const pageThemes = [
  'home',
  'documentation',
  'tool',
  'service',
  'website',
  'library',
  'other',
  'app',
  'apis',
  'card',
] as const

export type PageTheme = (typeof pageThemes)[number]

const isPageTheme = (text: string): text is PageTheme =>
  (pageThemes as readonly string[]).includes(text)

/** Of an entity, by its type, else by its kind. */
export function pageThemeOf(kind: string, type: string | undefined): PageTheme {
  if (kind.toLowerCase() === 'api') return 'apis'
  return type !== undefined && isPageTheme(type) ? type : 'other'
}
