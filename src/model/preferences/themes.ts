// Built-in and added themes, and which one is active (spec 1 §3, §4).

import type { Titles } from '../languages.ts'

export interface Theme {
  readonly id: string
  readonly variant: 'light' | 'dark'
}

/** As plugins and portals declare it. */
export interface OwnTheme extends Theme {
  readonly titles: Titles
  /** Custom properties that override those of the variant: `--ant-color-primary` → `#b0005e`. */
  readonly tokens?: Readonly<Record<string, string>>
}

/** Built-in themes have their titles in the portal's texts. */
export type OfferedTheme = Theme & Partial<OwnTheme>

/** Key in local storage (spec 1 §9). */
export const themeStorageKey = 'theme'

export const builtThemes: readonly Theme[] = [
  { id: 'light', variant: 'light' },
  { id: 'dark', variant: 'dark' },
]

const themeId = /^[a-z][a-z0-9-]{1,63}$/

/** Problems of a single theme. */
export function themeFaults({ id, tokens = {} }: OwnTheme): readonly string[] {
  const faults = Object.keys(tokens)
    .filter((name) => !/^--[a-z][a-z0-9-]*$/.test(name))
    .map((name) => `theme '${id}' lays over '${name}', which is no custom property`)
  return themeId.test(id)
    ? faults
    : [
        `theme '${id}' must have 2 to 64 lowercase letters, digits and hyphens, a letter first`,
        ...faults,
      ]
}

/**
 * The stored id, or null; undefined if no theme can have that id. Ids of unknown themes are kept, because another build
 * may have them.
 */
export const readChosenTheme = (kept: unknown): string | null | undefined =>
  kept === null || (typeof kept === 'string' && themeId.test(kept)) ? kept : undefined

interface ThemeOwner {
  readonly themes?: readonly OwnTheme[]
}

/** Themes that a portal and its plugins add. */
export const declaredThemes = (
  portal: ThemeOwner & { readonly plugins: readonly ThemeOwner[] },
): readonly OwnTheme[] => [portal, ...portal.plugins].flatMap(({ themes = [] }) => themes)

/**
 * The chosen theme if it exists; else dark if the operating system prefers it, else light, else the first one. Throws
 * 'App has no themes'.
 */
export function activeTheme(
  themes: readonly OfferedTheme[],
  chosenId: string | null,
  prefersDark: boolean,
): OfferedTheme {
  const [first] = themes
  if (!first) throw new Error('App has no themes')
  const ofVariant = (variant: Theme['variant']) => themes.find((theme) => theme.variant === variant)
  const chosen = themes.find(({ id }) => id === chosenId)
  return chosen ?? (prefersDark ? ofVariant('dark') : undefined) ?? ofVariant('light') ?? first
}
