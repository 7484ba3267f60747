// Whether the device has a network, and which answers on screen are from an earlier visit.

import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { withoutKeys } from '../../model/keyed.ts'
import type { QuestionAsked } from '../backend/askedAnewApi.ts'
import type { AnswerMeta, KeptUse } from '../backend/backendApi.ts'
import { isUserChange, selectIsRecalled } from '../session/sessionSlice.ts'

export interface OfflineState {
  readonly status: 'online' | 'offline'
  /** By cache key: when the answer was received, in milliseconds since epoch. */
  readonly kept: Readonly<Record<string, number>>
}

interface About {
  readonly arg: QuestionAsked & { readonly queryCacheKey: string }
}

export interface StillAsked extends UnknownAction {
  readonly meta: About & { readonly baseQueryMeta?: AnswerMeta }
}

export interface Refused extends UnknownAction {
  readonly meta: About
  readonly payload?: Failure
}

interface Removed extends UnknownAction {
  readonly payload: { readonly queryCacheKey: string }
}

const isFulfilled = (action: UnknownAction): action is StillAsked =>
  action.type === 'backend/executeQuery/fulfilled'

const isRejected = (action: UnknownAction): action is Refused =>
  action.type === 'backend/executeQuery/rejected'

const isRemoved = (action: UnknownAction): action is Removed =>
  action.type === 'backend/queries/removeQueryResult'

/** How an event's answer was kept, if it is from an earlier visit. */
export const keptUseOf = (action: UnknownAction): KeptUse | undefined =>
  isFulfilled(action) ? action.meta.baseQueryMeta?.kept : undefined

/** An answer of an earlier visit is shown while the backend is still asked. */
export const isStillAsked = (action: UnknownAction): action is StillAsked => {
  const use = keptUseOf(action)
  return use !== undefined && use.failure === undefined
}

/** The backend has answered, and not with the data. */
export const isRefused = (action: UnknownAction): action is Refused =>
  isRejected(action) &&
  action.payload !== undefined &&
  !action.payload.again &&
  action.payload.kind !== 'aborted'

const without = (state: OfflineState, key: string): OfflineState =>
  Object.hasOwn(state.kept, key) ? { ...state, kept: withoutKeys(state.kept, [key]) } : state

const answered = (state: OfflineState): OfflineState =>
  state.status === 'online' ? state : { ...state, status: 'online' }

const none: OfflineState['kept'] = {}

/** What these endpoints answer is beside the content: names in links, and the sidebar's groups. */
const besideContent = /^(?:entityPresentation|userGroups)\(/

export const offlineSlice = createSlice({
  name: 'offline',
  initialState: (): OfflineState => ({ status: 'online', kept: none }),
  reducers: {
    /** Whether there is a network. */
    connectionChanged: (state, { payload }: PayloadAction<boolean>): OfflineState => {
      const status = payload ? 'online' : 'offline'
      return state.status === status ? state : { ...state, status }
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isFulfilled, (state, action): OfflineState => {
        const { queryCacheKey } = action.meta.arg
        const use = keptUseOf(action)
        if (!use) {
          const known = without(state, queryCacheKey)
          // The browser may be wrong: a backend on the same machine needs no network.
          return action.meta.baseQueryMeta?.isNew ? answered(known) : known
        }
        return { ...state, kept: { ...state.kept, [queryCacheKey]: use.at } }
      })
      .addMatcher(isRemoved, (state, { payload }): OfflineState =>
        without(state, payload.queryCacheKey),
      )
      .addMatcher(isAnyOf(isUserChange), (state): OfflineState =>
        Object.keys(state.kept).length === 0 ? state : { ...state, kept: none },
      )
  },
  selectors: {
    selectIsOnline: ({ status }) => status === 'online',
    selectKept: ({ kept }) => kept,
    /**
     * When an answer of an earlier visit was received, in milliseconds since epoch; undefined if the answer is new. For
     * endpoints that take a text.
     */
    selectKeptAt: ({ kept }, endpointName: string, argument: string): number | undefined =>
      // As the cache names its entries.
      kept[`${endpointName}(${JSON.stringify(argument)})`],
    /** When the oldest content from an earlier visit was received, in milliseconds since epoch; null without any. */
    selectKeptSince: ({ kept }): number | null => {
      const times = Object.entries(kept).flatMap(([key, at]) => (besideContent.test(key) ? [] : at))
      return times.length === 0 ? null : Math.min(...times)
    },
  },
})

export const { connectionChanged } = offlineSlice.actions
export const { selectIsOnline, selectKept, selectKeptAt, selectKeptSince } = offlineSlice.selectors

export type OfflineRoot = Parameters<typeof selectIsOnline>[0] &
  Parameters<typeof selectIsRecalled>[0]

/** There is no network, or the session of the last visit could not be renewed: requests would fail. */
export const selectIsOffline = (state: OfflineRoot): boolean =>
  !selectIsOnline(state) || selectIsRecalled(state)
