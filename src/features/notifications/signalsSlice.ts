// The socket for Backstage's signals: one for all tabs of a browser.

import { createAction, createSlice } from '@reduxjs/toolkit'
import type { SignalNews } from '../../model/notifications/signals.ts'
import { isUserChange } from '../session/sessionSlice.ts'

export type SignalsState =
  /** Not needed. */
  | { readonly status: 'off' }
  /** Another tab has the socket, or none has it yet. */
  | { readonly status: 'following' }
  /** Of this tab; `round` counts its sockets, `attempts` those in a row that did not open. */
  | { readonly status: 'connecting' | 'open'; readonly round: number; readonly attempts: number }
  /** Until the next one. */
  | { readonly status: 'waiting'; readonly round: number; readonly attempts: number }

/** `isFirst`: nothing can have been missed. */
export const signalsOpened = createAction<{ readonly isFirst: boolean }>('signals/signalsOpened')

/** From the socket, or from the tab that has it. */
export const signalsHeard = createAction<SignalNews>('signals/signalsHeard')

export const signalsSlice = createSlice({
  name: 'signals',
  initialState: (): SignalsState => ({ status: 'off' }),
  reducers: {
    signalsWanted: (state): SignalsState =>
      state.status === 'off' ? { status: 'following' } : state,
    /** This tab has the socket from now on. */
    leadTaken: (state): SignalsState =>
      state.status === 'following' ? { status: 'connecting', round: 1, attempts: 0 } : state,
    /** The socket was cut, or did not open in time. */
    signalsLost: (state): SignalsState =>
      state.status === 'connecting' || state.status === 'open'
        ? { ...state, status: 'waiting', attempts: state.attempts + 1 }
        : state,
    connectionDue: (state): SignalsState =>
      state.status === 'waiting'
        ? { ...state, status: 'connecting', round: state.round + 1 }
        : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signalsOpened, (state): SignalsState =>
        state.status === 'connecting' ? { ...state, status: 'open', attempts: 0 } : state,
      )
      .addMatcher(isUserChange, (state): SignalsState =>
        state.status === 'off' ? state : { status: 'off' },
      )
  },
  selectors: {
    selectSignals: (state) => state,
  },
})

export const { signalsWanted, leadTaken, signalsLost, connectionDue } = signalsSlice.actions
export const { selectSignals } = signalsSlice.selectors
