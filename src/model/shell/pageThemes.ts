// The look of a page header by type of page (spec 1 §3).

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

/** The look of an entity's page, by type, else by kind. */
export function pageThemeOf(kind: string, type: string | undefined): PageTheme {
  if (kind.toLowerCase() === 'api') return 'apis'
  return type !== undefined && isPageTheme(type) ? type : 'other'
}
