// The queue of alerts (spec 2 §4): one is shown, the others wait. A transient one closes itself unless the user is
// reading it.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Namespace, ParseKeys } from 'i18next'
import { signedOut } from '../../session/sessionSlice.ts'

/** The key of a text, with its namespace, so that it is shown in the current language. */
interface CatalogueText {
  readonly key: Extract<ParseKeys<Namespace>, `${string}:${string}`>
  readonly values?: Readonly<Record<string, string | number>>
}

export interface Alert {
  readonly id: string
  /** A literal text, or a key of the portal's texts. */
  readonly message: string | CatalogueText
  readonly severity: 'success' | 'info' | 'warning' | 'error'
  /** permanent if missing. `standing`: about a state that lasts, and gives way to all others. */
  readonly display: 'transient' | 'permanent' | 'standing'
  /** An action for the user. */
  readonly action?: AlertAction
}

interface AlertAction {
  readonly label: CatalogueText
  /** Dispatched when chosen; the alert then closes. */
  readonly event: { readonly type: string; readonly payload?: unknown }
}

interface Queue {
  readonly shown: Alert
  readonly waiting: readonly Alert[]
}

export type AlertsState =
  | { readonly status: 'none' }
  | ({ readonly status: 'shown' } & Queue)
  /** The pointer or focus is on it. */
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

/** Standing ones are last. */
const inOrder = (alerts: readonly Alert[]): readonly Alert[] => [
  ...alerts.filter(({ display }) => display !== 'standing'),
  ...alerts.filter(({ display }) => display === 'standing'),
]

const isSame = (a: Alert, b: Alert) =>
  JSON.stringify([a.message, a.severity, a.action]) ===
  JSON.stringify([b.message, b.severity, b.action])

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: (): AlertsState => ({ status: 'none' }),
  reducers: {
    /** A message that is already shown or waiting is not repeated. */
    posted: (state, { payload }: PayloadAction<Alert>): AlertsState => {
      if (state.status === 'none') return next([payload])
      const isKnown = [state.shown, ...state.waiting].some((alert) => isSame(alert, payload))
      if (isKnown) return state
      const waiting = inOrder([...state.waiting, payload])
      return state.status === 'held' || state.shown.display !== 'standing'
        ? { ...state, waiting }
        : next(inOrder([state.shown, ...waiting]))
    },
    dismissed: (state, { payload }: PayloadAction<{ readonly id: string }>): AlertsState =>
      without(state, payload.id),
    expired: (state, { payload }: PayloadAction<{ readonly id: string }>): AlertsState =>
      state.status === 'shown' ? without(state, payload.id) : state,
    readingBegan: (state): AlertsState =>
      state.status === 'shown' ? { ...state, status: 'held' } : state,
    readingEnded: (state): AlertsState =>
      state.status === 'held' ? next(inOrder([state.shown, ...state.waiting])) : state,
  },
  extraReducers: (builder) => {
    // One user's undo must not be offered to the next.
    builder.addCase(signedOut, (state): AlertsState => (state.status === 'none' ? state : next([])))
  },
  selectors: {
    selectAlerts: (state) => state,
  },
})

export const { posted, dismissed, expired, readingBegan, readingEnded } = alertsSlice.actions
export const { selectAlerts } = alertsSlice.selectors
