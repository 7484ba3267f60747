// The available themes and the active one: the operating system's preference, or the user's choice.

import type { PayloadAction } from '@reduxjs/toolkit'
import {
  activeTheme,
  builtThemes,
  readChosenTheme,
  themeStorageKey,
  type OfferedTheme,
  type OwnTheme,
} from '../../model/preferences/themes.ts'
import { partlyKeptSlice } from './keptSlice.ts'

interface ThemeBase {
  readonly themes: readonly OfferedTheme[]
  readonly prefersDark: boolean
}

export type ThemeState =
  | (ThemeBase & { readonly status: 'system' })
  /** If this build lacks the theme, the operating system decides, as with `system`. */
  | (ThemeBase & { readonly status: 'chosen'; readonly id: string })

const chosenOr = ({ themes, prefersDark }: ThemeState, id: string | null): ThemeState =>
  id === null
    ? { status: 'system', themes, prefersDark }
    : { status: 'chosen', id, themes, prefersDark }

const hasTheme = ({ themes }: ThemeState, wanted: string): boolean =>
  themes.some(({ id }) => id === wanted)

/** Null where the operating system decides. */
const chosenOf = (state: ThemeState): string | null => (state.status === 'chosen' ? state.id : null)

export const themeSlice = partlyKeptSlice({
  name: 'theme',
  initialState: (): ThemeState => ({ status: 'system', themes: builtThemes, prefersDark: false }),
  kept: { place: { key: themeStorageKey }, format: 'text', isPersonal: true },
  read: readChosenTheme,
  valueIn: chosenOf,
  withValue: chosenOr,
  remembered: 'themeRemembered',
  changes: ['themeChosen', 'systemChosen'],
  reducers: {
    /** Themes of plugins and of the portal. */
    themesDeclared: (state, { payload }: PayloadAction<readonly OwnTheme[]>): ThemeState => ({
      ...state,
      themes: [...builtThemes, ...payload],
    }),
    preferenceLearned: (state, { payload }: PayloadAction<boolean>): ThemeState => ({
      ...state,
      prefersDark: payload,
    }),
    themeChosen: (state, { payload }: PayloadAction<string>): ThemeState =>
      hasTheme(state, payload) ? chosenOr(state, payload) : state,
    systemChosen: (state): ThemeState => chosenOr(state, null),
  },
  selectors: {
    selectThemeState: (state) => state,
    selectThemes: ({ themes }) => themes,
    selectTheme: (state) => activeTheme(state.themes, chosenOf(state), state.prefersDark),
  },
})

export const { themesDeclared, preferenceLearned, themeChosen, systemChosen } = themeSlice.actions
export const { selectThemes, selectThemeState, selectTheme } = themeSlice.selectors
