// Which themes there are, and which is active: the operating system's preference, or what someone chose.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  activeTheme,
  builtThemes,
  type OfferedTheme,
  type OwnTheme,
} from '../../model/preferences/themes.ts'

interface ThemeBase {
  readonly themes: readonly OfferedTheme[]
  readonly prefersDark: boolean
}

export type ThemeState =
  | (ThemeBase & { readonly status: 'system' })
  /** The id may be of a theme that this build does not have: then it is as with `system`. */
  | (ThemeBase & { readonly status: 'chosen'; readonly id: string })

const chosenOr = ({ themes, prefersDark }: ThemeState, id: string | null): ThemeState =>
  id === null
    ? { status: 'system', themes, prefersDark }
    : { status: 'chosen', id, themes, prefersDark }

const hasTheme = ({ themes }: ThemeState, wanted: string): boolean =>
  themes.some(({ id }) => id === wanted)

export const themeSlice = createSlice({
  name: 'theme',
  initialState: (): ThemeState => ({ status: 'system', themes: builtThemes, prefersDark: false }),
  reducers: {
    /** Those that plugins and portal add. */
    themesDeclared: (state, { payload }: PayloadAction<readonly OwnTheme[]>): ThemeState => ({
      ...state,
      themes: [...builtThemes, ...payload],
    }),
    preferenceLearned: (state, { payload }: PayloadAction<boolean>): ThemeState => ({
      ...state,
      prefersDark: payload,
    }),
    /** From storage, at the start or out of another tab, or from the server. */
    themeRemembered: (state, { payload }: PayloadAction<string | null>): ThemeState =>
      chosenOr(state, payload),
    themeChosen: (state, { payload }: PayloadAction<string>): ThemeState =>
      hasTheme(state, payload) ? chosenOr(state, payload) : state,
    systemChosen: (state): ThemeState => chosenOr(state, null),
  },
  selectors: {
    selectThemeState: (state) => state,
    selectThemes: ({ themes }) => themes,
    /** Null where the operating system decides. */
    selectChosenTheme: (state) => (state.status === 'chosen' ? state.id : null),
    selectTheme: (state) =>
      activeTheme(state.themes, state.status === 'chosen' ? state.id : null, state.prefersDark),
  },
})

export const { themesDeclared, preferenceLearned, themeRemembered, themeChosen, systemChosen } =
  themeSlice.actions
export const { selectThemes, selectThemeState, selectChosenTheme, selectTheme } =
  themeSlice.selectors
