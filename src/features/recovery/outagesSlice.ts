// Endpoints that failed for a reason that may pass: each is asked again after a growing pause.

import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { withoutKeys } from '../../model/keyed.ts'
import { latestTime } from '../../model/retryAfter.ts'
import { keptUseOf } from '../offline/offlineSlice.ts'
import { isUserChange } from '../session/sessionSlice.ts'
import { askAgainDue } from './askAgainApi.ts'

interface About {
  /** Failed attempts since the first. */
  readonly round: number
  /** The latest time before which any answer asks not to ask again, in milliseconds since 1970. */
  readonly until: number | null
  /** The backend itself could not be reached, not only one of its plugins. */
  readonly isAway: boolean
}

export type Outage =
  | ({ readonly status: 'waiting' } & About)
  /** One question is asked. */
  | ({ readonly status: 'asking' } & About)
  /** It was answered: the other questions follow. */
  | ({ readonly status: 'recovering' } & About)

/** By endpoint. */
export type Outages = Readonly<Record<string, Outage>>

export type OutagesState =
  /** The process has not begun, so nothing is known. */
  { readonly status: 'idle' } | { readonly status: 'watching'; readonly outages: Outages }

interface Settled extends UnknownAction {
  readonly meta: { readonly arg: { readonly endpointName: string } }
  readonly payload?: unknown
}

/** The cache's own events, of queries and mutations. */
const isFulfilled = (action: UnknownAction): action is Settled =>
  /^backend\/execute(?:Query|Mutation)\/fulfilled$/.test(action.type)

const isRejected = (action: UnknownAction): action is Settled =>
  /^backend\/execute(?:Query|Mutation)\/rejected$/.test(action.type)

/** A proxy's answer has no error of the backend. */
const isAway = ({ kind, status, name }: Failure): boolean =>
  kind === 'unreachable' || kind === 'timeout' || (status !== 429 && name === 'ResponseError')

function answered(state: Outages, endpoint: string): Outages {
  const entries = Object.entries(state)
  const reached = entries.map(([other, outage]): [string, Outage] => {
    const isDone = outage.status === 'recovering' && !outage.isAway
    if (other === endpoint && !isDone)
      return [other, { ...outage, status: 'recovering', isAway: false }]
    if (!outage.isAway) return [other, outage]
    return [other, { ...outage, round: outage.until === null ? 0 : outage.round, isAway: false }]
  })
  return reached.every(([, outage], index) => outage === entries[index]?.[1])
    ? state
    : Object.fromEntries(reached)
}

/** Several questions that fail at the same time count once, with the latest time that their answers name. */
function failed(state: Outages, endpoint: string, failure: Failure): Outages {
  const before = Object.hasOwn(state, endpoint) ? state[endpoint] : undefined
  const until = latestTime(before?.until, failure.again?.until)
  if (before?.status === 'waiting' && before.until === until) return state
  const round = before && before.status !== 'waiting' ? before.round + 1 : (before?.round ?? 0)
  // A backend that starts answers for itself before its plugins do.
  const stillAway = isAway(failure) || before?.isAway === true
  return { ...state, [endpoint]: { status: 'waiting', round, until, isAway: stillAway } }
}

/** Returns the same state if no outage changes. */
function changed(state: OutagesState, change: (outages: Outages) => Outages): OutagesState {
  if (state.status === 'idle') return state
  const outages = change(state.outages)
  return outages === state.outages ? state : { status: 'watching', outages }
}

const none: Outages = {}

export const outagesSlice = createSlice({
  name: 'outages',
  initialState: (): OutagesState => ({ status: 'idle' }),
  reducers: {
    /** With what has failed so far. */
    watchBegan: (state, { payload }: PayloadAction<readonly Failure[]>): OutagesState =>
      state.status === 'idle'
        ? {
            status: 'watching',
            outages: payload.reduce(
              (all, one) => (one.again ? failed(all, one.again.endpoint, one) : all),
              none,
            ),
          }
        : state,
    /** No failed question of the endpoint is left, or no component shows one. */
    outageEnded: (
      state,
      { payload: { endpoint } }: PayloadAction<{ readonly endpoint: string }>,
    ): OutagesState => changed(state, (outages) => withoutKeys(outages, [endpoint])),
  },
  extraReducers: (builder) => {
    builder
      .addCase(askAgainDue, (state, { payload: { endpoint } }): OutagesState =>
        changed(state, (outages) => {
          const outage = Object.hasOwn(outages, endpoint) ? outages[endpoint] : undefined
          return outage?.status === 'waiting'
            ? { ...outages, [endpoint]: { ...outage, status: 'asking' } }
            : outages
        }),
      )
      .addMatcher(isFulfilled, (state, action): OutagesState => {
        const { endpointName } = action.meta.arg
        const use = keptUseOf(action)
        if (!use) return changed(state, (outages) => answered(outages, endpointName))
        const { failure } = use
        return failure ? changed(state, (outages) => failed(outages, endpointName, failure)) : state
      })
      .addMatcher(isRejected, (state, { meta, payload }): OutagesState =>
        changed(state, (outages) => {
          const { endpointName } = meta.arg
          const failure = payload as Failure | undefined
          if (failure?.again) return failed(outages, endpointName, failure)
          // Any other refusal is an answer, too; an aborted request is none.
          const isAnswer = failure && failure.kind !== 'aborted'
          return isAnswer ? answered(outages, endpointName) : outages
        }),
      )
      .addMatcher(isUserChange, (state): OutagesState =>
        changed(state, (outages) => (Object.keys(outages).length === 0 ? outages : none)),
      )
  },
  selectors: {
    selectIsWatching: ({ status }) => status === 'watching',
    selectOutages: (state) => (state.status === 'watching' ? state.outages : none),
    /** The backend could not be reached, and the first attempt afterwards failed as well. */
    selectIsAway: (state) =>
      state.status === 'watching' &&
      Object.values(state.outages).some(({ isAway, round }) => isAway && round > 0),
  },
})

export const { watchBegan, outageEnded } = outagesSlice.actions
export const { selectIsWatching, selectOutages, selectIsAway } = outagesSlice.selectors
