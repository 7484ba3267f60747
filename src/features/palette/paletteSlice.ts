// The command palette: closed, taking keystrokes while its list loads, or open with the results so far.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { EntityEntry } from '../../model/entities/entityEntry.ts'
import type { IndexAnswer } from '../../model/entities/searchHit.ts'
import type { Failure } from '../../model/failure.ts'
import type { Answered, Failed, PaletteSearch } from '../../model/palette/paletteSearch.ts'
import type { ShortcutTarget } from '../../model/shell/shortcut.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

export type PaletteState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly text: string }
  | { readonly status: 'loadFailed'; readonly text: string; readonly failure: Failure }
  | {
      readonly status: 'open'
      readonly text: string
      /** Id of the item that the user moved to; the first item until then. */
      readonly active: string | null
      readonly search: PaletteSearch
      /** One for each type that has answered, also for the text before. */
      readonly index: readonly IndexAnswer[]
    }

export type PaletteTarget = ShortcutTarget

/** Identifies the palette to the clipboard. */
export const copyButton = 'palette'
export const copyRefButton = 'palette:ref'

const closed: PaletteState = { status: 'closed' }

const ended = (state: PaletteState): PaletteState => (state.status === 'closed' ? state : closed)

const openWith = (
  text: string,
  hits: readonly EntityEntry[] = [],
  index: readonly IndexAnswer[] = [],
): PaletteState => {
  const isIdle = text.trim() === ''
  return {
    status: 'open',
    text,
    active: null,
    search: isIdle ? { status: 'idle' } : { status: 'searching', hits, isConfirmed: false },
    index: isIdle ? [] : index,
  }
}

const hitsOf = (search: PaletteSearch) => ('hits' in search ? search.hits : [])

/** True if results belong to the current text. */
const isAwaited = (state: PaletteState, text: string) =>
  state.status === 'open' && state.search.status === 'searching' && state.text === text

const hasFailed = ({ search, index }: Extract<PaletteState, { readonly status: 'open' }>) =>
  search.status === 'failed' || index.some(({ status }) => status === 'failed')

export const paletteSlice = createSlice({
  name: 'palette',
  initialState: (): PaletteState => closed,
  reducers: {
    opened: (state): PaletteState =>
      state.status === 'closed' ? { status: 'loading', text: '' } : state,
    dismissed: ended,
    listLoaded: (state): PaletteState =>
      state.status === 'loading' ? openWith(state.text) : state,
    listFailed: (state, { payload }: PayloadAction<Failure>): PaletteState =>
      state.status === 'loading'
        ? { status: 'loadFailed', text: state.text, failure: payload }
        : state,
    listRequestedAgain: (state): PaletteState =>
      state.status === 'loadFailed' ? { status: 'loading', text: state.text } : state,
    typed: (state, { payload }: PayloadAction<string>): PaletteState => {
      if (state.status === 'closed') return state
      return state.status === 'open'
        ? openWith(payload, hitsOf(state.search), state.index)
        : { ...state, text: payload }
    },
    activated: (state, { payload }: PayloadAction<string>): PaletteState =>
      state.status === 'open' ? { ...state, active: payload } : state,
    confirmed: (state): PaletteState =>
      state.status === 'open' && state.search.status === 'searching'
        ? { ...state, search: { ...state.search, isConfirmed: true } }
        : state,
    searchAnswered: (state, { payload: { text, hits } }: PayloadAction<Answered>): PaletteState =>
      state.status === 'open' && isAwaited(state, text)
        ? { ...state, search: { status: 'found', hits } }
        : state,
    searchFailed: (state, { payload: { text, failure } }: PayloadAction<Failed>): PaletteState =>
      state.status === 'open' && isAwaited(state, text)
        ? { ...state, search: { status: 'failed', failure } }
        : state,
    /** Of the search backend, for one type. */
    indexAnswered: (state, { payload }: PayloadAction<IndexAnswer>): PaletteState =>
      state.status === 'open' && state.search.status !== 'idle' && state.text === payload.text
        ? {
            ...state,
            index: [...state.index.filter(({ type }) => type !== payload.type), payload],
          }
        : state,
    searchRetried: (state): PaletteState =>
      state.status === 'open' && hasFailed(state) ? openWith(state.text) : state,
    chosen: {
      reducer: ended,
      prepare: (payload: PaletteTarget) => ({ payload }),
    },
    /** In a new tab; takes the whole path, with the portal's base. */
    chosenBeside: {
      reducer: ended,
      prepare: (payload: string) => ({ payload }),
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state, { payload }) =>
        // Keeps the state when the page only replaces its own address.
        payload.by === 'replace' ? state : ended(state),
      )
      .addCase(signedOut, ended)
  },
  selectors: {
    selectPalette: (state) => state,
  },
})

export const {
  opened,
  dismissed,
  listLoaded,
  listFailed,
  listRequestedAgain,
  typed,
  activated,
  confirmed,
  searchAnswered,
  searchFailed,
  indexAnswered,
  searchRetried,
  chosen,
  chosenBeside,
} = paletteSlice.actions
export const { selectPalette } = paletteSlice.selectors
