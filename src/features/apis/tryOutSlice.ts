// Trying an operation out: the form is open, the request is running, answered or failed. Keys,
// tokens and response bodies stay in the service (`tryOutRef`).

import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { TryOutFault } from '../../model/apis/tryOutClient.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

interface OfOperation {
  /** The entity's ref, `#`, and the operation's key. */
  readonly operation: string
}

export interface TryOutResult {
  readonly code: number
  /** Bytes. */
  readonly size: number
  readonly milliseconds: number
}

export type TryOutState =
  | { readonly status: 'closed' }
  | (OfOperation & { readonly status: 'open' })
  | (OfOperation & { readonly status: 'sending' })
  | (OfOperation & { readonly status: 'answered'; readonly result: TryOutResult })
  | (OfOperation & { readonly status: 'failed'; readonly fault: TryOutFault })

const closed: TryOutState = { status: 'closed' }

/** Ignored unless it is about the open operation. */
const isAwaited = (state: TryOutState, { operation }: OfOperation): boolean =>
  state.status === 'sending' && state.operation === operation

export const tryOutSlice = createSlice({
  name: 'apiTryOut',
  initialState: (): TryOutState => closed,
  reducers: {
    tryOutOpened: (state, { payload }: PayloadAction<string>): TryOutState =>
      state.status !== 'closed' && state.operation === payload
        ? state
        : { status: 'open', operation: payload },
    tryOutClosed: (state): TryOutState => (state.status === 'closed' ? state : closed),
    /** The service already has the request. */
    tryOutSent: (state): TryOutState =>
      state.status === 'closed' || state.status === 'sending'
        ? state
        : { status: 'sending', operation: state.operation },
    tryOutCancelled: (state): TryOutState =>
      state.status === 'sending' ? { status: 'open', operation: state.operation } : state,
    tryOutAnswered: (
      state,
      { payload }: PayloadAction<OfOperation & { readonly result: TryOutResult }>,
    ): TryOutState => (isAwaited(state, payload) ? { status: 'answered', ...payload } : state),
    tryOutFailed: (
      state,
      { payload }: PayloadAction<OfOperation & { readonly fault: TryOutFault }>,
    ): TryOutState => (isAwaited(state, payload) ? { status: 'failed', ...payload } : state),
  },
  extraReducers: (builder) => {
    // Closed on navigation or sign-out.
    builder.addMatcher(isAnyOf(navigated, signedOut), (state): TryOutState =>
      state.status === 'closed' ? state : closed,
    )
  },
  selectors: {
    selectTryOut: (state) => state,
  },
})

export const {
  tryOutOpened,
  tryOutClosed,
  tryOutSent,
  tryOutCancelled,
  tryOutAnswered,
  tryOutFailed,
} = tryOutSlice.actions
export const { selectTryOut } = tryOutSlice.selectors
