// The queue of short messages (spec 2 §4): one is shown, the others wait; a transient one leaves by itself unless
// someone is reading it.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Alert {
  readonly id: string
  readonly message: string
  readonly severity: 'success' | 'info' | 'warning' | 'error'
  /** what does not say is permanent. */
  readonly display: 'transient' | 'permanent'
}

interface Queue {
  readonly shown: Alert
  readonly waiting: readonly Alert[]
}

export type AlertsState =
  | { readonly status: 'none' }
  | ({ readonly status: 'shown' } & Queue)
  /** The pointer or the focus is on it. */
  | ({ readonly status: 'held' } & Queue)

function next(waiting: readonly Alert[]): AlertsState {
  const [shown, ...rest] = waiting
  return shown ? { status: 'shown', shown, waiting: rest } : { status: 'none' }
}

function without(state: AlertsState, id: string): AlertsState {
  if (state.status === 'none') return state
  if (state.shown.id === id) return next(state.waiting)
  const waiting = state.waiting.filter((alert) => alert.id !== id)
  return waiting.length === state.waiting.length ? state : { ...state, waiting }
}

const isSame = (a: Alert, b: Alert) => a.message === b.message && a.severity === b.severity

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: (): AlertsState => ({ status: 'none' }),
  reducers: {
    /** A message that is shown or waiting already is not said twice. */
    posted: (state, { payload }: PayloadAction<Alert>): AlertsState => {
      if (state.status === 'none') return next([payload])
      const isKnown = [state.shown, ...state.waiting].some((alert) => isSame(alert, payload))
      return isKnown ? state : { ...state, waiting: [...state.waiting, payload] }
    },
    dismissed: (state, { payload }: PayloadAction<{ readonly id: string }>): AlertsState =>
      without(state, payload.id),
    expired: (state, { payload }: PayloadAction<{ readonly id: string }>): AlertsState =>
      state.status === 'shown' ? without(state, payload.id) : state,
    readingBegan: (state): AlertsState =>
      state.status === 'shown' ? { ...state, status: 'held' } : state,
    readingEnded: (state): AlertsState =>
      state.status === 'held' ? { ...state, status: 'shown' } : state,
  },
  selectors: {
    selectAlerts: (state) => state,
  },
})

export const { posted, dismissed, expired, readingBegan, readingEnded } = alertsSlice.actions
export const { selectAlerts } = alertsSlice.selectors
