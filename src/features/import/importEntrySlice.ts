// The field for URLs to import, and events about several imports: removed, or restored from an earlier page.

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeptImport } from '../../model/import/keptImport.ts'
import { isUserChange } from '../session/sessionSlice.ts'

export type ImportEntryState =
  { readonly status: 'empty' } | { readonly status: 'typed'; readonly text: string }

const empty: ImportEntryState = { status: 'empty' }
const typed = (state: ImportEntryState, text: string): ImportEntryState => {
  if (text !== '') return { status: 'typed', text }
  return state.status === 'empty' ? state : empty
}

export const importEntrySlice = createSlice({
  name: 'importEntry',
  initialState: (): ImportEntryState => empty,
  reducers: {
    urlsTyped: (state, { payload }: PayloadAction<string>): ImportEntryState =>
      typed(state, payload),
    importRemembered: (state, { payload }: PayloadAction<KeptImport>): ImportEntryState =>
      typed(state, payload.text),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isUserChange, (state) => typed(state, ''))
  },
  selectors: {
    selectTypedUrls: (state) => (state.status === 'typed' ? state.text : ''),
  },
})

/** The typed URLs are to be analysed. */
export const urlsSubmitted = createAction('importEntry/urlsSubmitted')
/** By URL; their proposals are removed too. */
export const importsForgotten = createAction<readonly string[]>('importEntry/importsForgotten')

export const { urlsTyped, importRemembered } = importEntrySlice.actions
export const { selectTypedUrls } = importEntrySlice.selectors
