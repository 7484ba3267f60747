// The language shown, and the one chosen: its texts may still be loading, or missing in this portal.

import type { PayloadAction } from '@reduxjs/toolkit'
import { defaultLanguage } from '../../model/languages.ts'
import { languagePlace } from '../../model/preferences/places.ts'
import { partlyKeptSlice } from './keptSlice.ts'

interface Known {
  /** The language of the page. */
  readonly language: string
  /** Null for the portal's default. */
  readonly chosen: string | null
}

export type LanguageState =
  | ({ readonly status: 'shown' } & Known)
  | ({ readonly status: 'changing'; readonly to: string } & Known)
  /** The texts could not be fetched; the page stays as it is until a language is chosen again. */
  | ({ readonly status: 'failed' } & Known)

/** Also cancels a pending change. */
const chosen = ({ language }: LanguageState, id: string | null): LanguageState => ({
  status: 'shown',
  language,
  chosen: id,
})

const isOnItsWay = (state: LanguageState, language: string) =>
  state.status === 'changing' && state.to === language

export const languageSlice = partlyKeptSlice({
  name: 'language',
  initialState: (): LanguageState => ({ status: 'shown', language: defaultLanguage, chosen: null }),
  kept: { place: languagePlace, format: 'text', isPersonal: true },
  read: (kept) => (typeof kept === 'string' || kept === null ? kept : undefined),
  valueIn: (state) => state.chosen,
  withValue: chosen,
  remembered: 'languageRemembered',
  changes: ['languageChosen'],
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<string>) => chosen(state, payload),
    /** Its texts are loading. */
    languageRequested: (state, { payload }: PayloadAction<string>): LanguageState => ({
      status: 'changing',
      language: state.language,
      chosen: state.chosen,
      to: payload,
    }),
    languageShown: (state, { payload }: PayloadAction<string>): LanguageState =>
      isOnItsWay(state, payload)
        ? { status: 'shown', language: payload, chosen: state.chosen }
        : state,
    languageFailed: (state, { payload }: PayloadAction<string>): LanguageState =>
      isOnItsWay(state, payload)
        ? { status: 'failed', language: state.language, chosen: state.chosen }
        : state,
  },
  selectors: {
    selectLanguage: (state) => state,
  },
})

export const { languageChosen, languageRequested, languageShown, languageFailed } =
  languageSlice.actions
export const { selectLanguage } = languageSlice.selectors
