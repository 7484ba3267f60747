// Keyboard shortcuts: idle, waiting for the next key of a sequence, or showing the sheet that lists them.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PortalShortcut, ShortcutTarget } from '../../../model/shell/shortcut.ts'
import { signedOut } from '../../session/sessionSlice.ts'
import { navigated } from '../locationSlice.ts'

interface Declared {
  /** Shortcuts that plugins declare. */
  readonly declared: readonly PortalShortcut[]
}

export type ShortcutsState = Declared &
  (
    | { readonly status: 'idle' }
    /** `keys` begin a sequence, such as `g`. */
    | { readonly status: 'waiting'; readonly keys: string }
    | { readonly status: 'sheet' }
  )

const idle = ({ declared }: ShortcutsState): ShortcutsState => ({ status: 'idle', declared })

const ended = (state: ShortcutsState): ShortcutsState =>
  state.status === 'idle' ? state : idle(state)

export const shortcutsSlice = createSlice({
  name: 'shortcuts',
  initialState: (): ShortcutsState => ({ status: 'idle', declared: [] }),
  reducers: {
    shortcutsDeclared: (
      state,
      { payload }: PayloadAction<readonly PortalShortcut[]>,
    ): ShortcutsState => ({ ...state, declared: payload }),
    sequenceBegan: (state, { payload }: PayloadAction<string>): ShortcutsState =>
      state.status === 'sheet'
        ? state
        : { status: 'waiting', keys: payload, declared: state.declared },
    /** The sequence is complete or abandoned. */
    sequenceEnded: (state): ShortcutsState => (state.status === 'waiting' ? idle(state) : state),
    /** The sheet's chunk is loaded. */
    sheetOpened: (state): ShortcutsState =>
      state.status === 'sheet' ? state : { status: 'sheet', declared: state.declared },
    sheetClosed: (state): ShortcutsState => (state.status === 'sheet' ? idle(state) : state),
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
    selectShortcuts: (state) => state,
  },
})

export const { shortcutsDeclared, sequenceBegan, sequenceEnded, sheetClosed } =
  shortcutsSlice.actions
/** @internal Exported for tests. */
export const { sheetOpened } = shortcutsSlice.actions
export const { selectShortcuts } = shortcutsSlice.selectors

/** Opens the sheet, once it is loaded: it comes with the palette's chunk. */
export const sheetTarget: ShortcutTarget = { event: sheetOpened(), pluginId: 'palette' }
