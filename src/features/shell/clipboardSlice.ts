// Copying a text: requested, copied (shown for a moment), or refused by the browser.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface CopyRequest {
  readonly button: string
  /** Null if the service `clipboardTextsRef` has it, because it may contain a secret. */
  readonly text: string | null
}

export type ClipboardState =
  | { readonly status: 'idle' }
  /** `button` identifies the pressed button, which shows the result. */
  | ({ readonly status: 'copying' } & CopyRequest)
  | { readonly status: 'copied'; readonly button: string }

export const clipboardSlice = createSlice({
  name: 'clipboard',
  initialState: (): ClipboardState => ({ status: 'idle' }),
  reducers: {
    copyRequested: (_state, { payload }: PayloadAction<CopyRequest>): ClipboardState => ({
      status: 'copying',
      ...payload,
    }),
    /** Ignored unless it is about the current button. */
    copySucceeded: (state, { payload: button }: PayloadAction<string>): ClipboardState =>
      state.status === 'copying' && state.button === button ? { status: 'copied', button } : state,
    copyFailed: (state, { payload: button }: PayloadAction<string>): ClipboardState =>
      state.status === 'copying' && state.button === button ? { status: 'idle' } : state,
    confirmationEnded: (state): ClipboardState =>
      state.status === 'copied' ? { status: 'idle' } : state,
  },
  selectors: {
    selectClipboard: (state) => state,
    /** Null unless something was just copied. */
    selectCopiedButton: (state) => (state.status === 'copied' ? state.button : null),
  },
})

export const { copyRequested, copySucceeded, copyFailed, confirmationEnded } =
  clipboardSlice.actions
export const { selectClipboard, selectCopiedButton } = clipboardSlice.selectors
