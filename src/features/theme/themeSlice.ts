// Which theme is active: the operating system's preference, or what someone chose in this browser.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { activeTheme, builtThemes } from '../../model/themes.ts'

export type ThemeState =
  | { readonly status: 'system'; readonly prefersDark: boolean }
  | { readonly status: 'chosen'; readonly id: string; readonly prefersDark: boolean }

const chosenOr = (state: ThemeState, id: string | null): ThemeState =>
  builtThemes.some((theme) => theme.id === id) && id !== null
    ? { status: 'chosen', id, prefersDark: state.prefersDark }
    : { status: 'system', prefersDark: state.prefersDark }

export const themeSlice = createSlice({
  name: 'theme',
  initialState: (): ThemeState => ({ status: 'system', prefersDark: false }),
  reducers: {
    preferenceLearned: (state, { payload }: PayloadAction<boolean>): ThemeState => ({
      ...state,
      prefersDark: payload,
    }),
    /** From storage, at the start or out of another tab; what is no theme any more is no choice. */
    themeRemembered: (state, { payload }: PayloadAction<string | null>): ThemeState =>
      chosenOr(state, payload),
    themeChosen: (state, { payload }: PayloadAction<string>): ThemeState =>
      chosenOr(state, payload),
    systemChosen: (state): ThemeState => chosenOr(state, null),
  },
  selectors: {
    selectThemeState: (state) => state,
    selectTheme: (state) =>
      activeTheme(builtThemes, state.status === 'chosen' ? state.id : null, state.prefersDark),
  },
})

export const { preferenceLearned, themeRemembered, themeChosen, systemChosen } = themeSlice.actions
export const { selectThemeState, selectTheme } = themeSlice.selectors
