// The themes of the portal, those that its plugins bring among them, and which one is active (spec 1 §3, §4).

import type { Titles } from '../languages.ts'

export interface Theme {
  readonly id: string
  readonly variant: 'light' | 'dark'
}

/** As a plugin or a portal declares its own. */
export interface OwnTheme extends Theme {
  readonly titles: Titles
  /** Custom properties laid over those of the variant: `--ant-color-primary` → `#b0005e`. */
  readonly tokens?: Readonly<Record<string, string>>
}

/** The portal's own have texts in its catalogue. */
export type OfferedTheme = Theme & Partial<OwnTheme>

/** Where the browser keeps the choice (spec 1 §9). */
export const themeStorageKey = 'theme'

export const builtThemes: readonly Theme[] = [
  { id: 'light', variant: 'light' },
  { id: 'dark', variant: 'dark' },
]

const themeId = /^[a-z][a-z0-9-]{1,63}$/

/** Says what is wrong with a theme by itself. */
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
 * The id that was kept, null where none was; nothing where no theme can be called that. One that this build does not
 * have stays kept: another may.
 */
export const readChosenTheme = (kept: unknown): string | null | undefined =>
  kept === null || (typeof kept === 'string' && themeId.test(kept)) ? kept : undefined

interface ThemeOwner {
  readonly themes?: readonly OwnTheme[]
}

/** The themes that a portal and its plugins add to the built ones. */
export const declaredThemes = (
  portal: ThemeOwner & { readonly plugins: readonly ThemeOwner[] },
): readonly OwnTheme[] => [portal, ...portal.plugins].flatMap(({ themes = [] }) => themes)

/**
 * The chosen theme where there still is one of that id; else dark where the operating system prefers dark, else
 * light, else the first. Throws 'App has no themes'.
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
