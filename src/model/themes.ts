// The themes of the portal, and which one is active (spec 1 §4).

export interface Theme {
  readonly id: string
  readonly variant: 'light' | 'dark'
}

/** Where the browser keeps the choice (spec 1 §9). */
export const themeStorageKey = 'theme'

export const builtThemes: readonly Theme[] = [
  { id: 'light', variant: 'light' },
  { id: 'dark', variant: 'dark' },
]

/**
 * The chosen theme where there still is one of that id; else dark where the operating system prefers dark, else
 * light, else the first. Throws 'App has no themes'.
 */
export function activeTheme(
  themes: readonly Theme[],
  chosenId: string | null,
  prefersDark: boolean,
): Theme {
  const [first] = themes
  if (!first) throw new Error('App has no themes')
  const ofVariant = (variant: Theme['variant']) => themes.find((theme) => theme.variant === variant)
  const chosen = themes.find(({ id }) => id === chosenId)
  return chosen ?? (prefersDark ? ofVariant('dark') : undefined) ?? ofVariant('light') ?? first
}
