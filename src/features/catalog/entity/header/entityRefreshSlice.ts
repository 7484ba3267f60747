// Refreshes of entities, one after the other, and the result of the newest: requested, processing,
// changed or unchanged (spec 1 §2). Ends when the entity's page is left.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import type { Failure } from '../../../../model/failure.ts'
import { entityOfPath } from '../../../../model/paths.ts'
import { signedOut } from '../../../session/sessionSlice.ts'
import { navigated } from '../../../shell/locationSlice.ts'

/** Each ref as `stringifyEntityRef` gives it. */
export type EntityRefreshState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'scheduling'
      readonly entityRef: string
      readonly waiting: readonly string[]
    }
  /** The catalog has accepted the request; `etag` is that of the shown version, `looks` the number of checks since. */
  | {
      readonly status: 'processing'
      readonly entityRef: string
      readonly etag: string | null
      readonly looks: number
    }
  | { readonly status: 'changed'; readonly entityRef: string }
  | { readonly status: 'unchanged'; readonly entityRef: string }
  | { readonly status: 'failed'; readonly entityRef: string; readonly failure: Failure }

/** Ignored unless it is about the current entity. */
type Answer<Content> = PayloadAction<{ readonly entityRef: string } & Content>
type Etag = Answer<{ readonly etag: string | null }>
type Failed = Answer<{ readonly failure: Failure }>

const idle: EntityRefreshState = { status: 'idle' }

/**
 * About a minute, with the saga's pauses.
 * @internal Exported for tests.
 */
export const mostLooks = 7

const isUnderWay = (state: EntityRefreshState, entityRef: string): boolean =>
  state.status === 'scheduling' && [state.entityRef, ...state.waiting].includes(entityRef)

/** The next waiting entity, else the result of this one. */
function next(
  state: EntityRefreshState & { readonly status: 'scheduling' },
  end: EntityRefreshState,
): EntityRefreshState {
  const [entityRef, ...waiting] = state.waiting
  return entityRef === undefined ? end : { status: 'scheduling', entityRef, waiting }
}

const looked = (
  state: EntityRefreshState & { readonly status: 'processing' },
  end: EntityRefreshState,
): EntityRefreshState => (state.looks + 1 < mostLooks ? { ...state, looks: state.looks + 1 } : end)

export const entityRefreshSlice = createSlice({
  name: 'entityRefresh',
  initialState: (): EntityRefreshState => idle,
  reducers: {
    /** A pending refresh is not requested twice. */
    refreshRequested: (state, { payload }: PayloadAction<string>): EntityRefreshState => {
      if (state.status !== 'scheduling')
        return { status: 'scheduling', entityRef: payload, waiting: [] }
      if (isUnderWay(state, payload)) return state
      return { ...state, waiting: [...state.waiting, payload] }
    },
    refreshScheduled: (state, { payload: { entityRef, etag } }: Etag): EntityRefreshState => {
      if (state.status !== 'scheduling' || state.entityRef !== entityRef) return state
      return next(state, { status: 'processing', entityRef, etag, looks: 0 })
    },
    refreshFailed: (state, { payload: { entityRef, failure } }: Failed): EntityRefreshState => {
      if (state.status !== 'scheduling' || state.entityRef !== entityRef) return state
      return next(state, { status: 'failed', entityRef, failure })
    },
    /** The current version of the entity. */
    entityLookedAt: (state, { payload: { entityRef, etag } }: Etag): EntityRefreshState => {
      if (state.status !== 'processing' || state.entityRef !== entityRef) return state
      if (etag !== state.etag) return { status: 'changed', entityRef }
      return looked(state, { status: 'unchanged', entityRef })
    },
    lookFailed: (state, { payload: { entityRef, failure } }: Failed): EntityRefreshState => {
      if (state.status !== 'processing' || state.entityRef !== entityRef) return state
      return looked(state, { status: 'failed', entityRef, failure })
    },
  },
  extraReducers: (build) => {
    build
      .addCase(navigated, (state, { payload: { pathname } }): EntityRefreshState => {
        if (state.status === 'idle' || state.status === 'scheduling') return state
        const shown = entityOfPath(pathname)
        const isStillShown = shown && stringifyEntityRef(shown) === state.entityRef
        return isStillShown ? state : idle
      })
      .addCase(signedOut, (state): EntityRefreshState => (state.status === 'idle' ? state : idle))
  },
  selectors: {
    selectEntityRefresh: (state) => state,
    selectIsRefreshing: isUnderWay,
  },
})

export const { refreshRequested, refreshScheduled, refreshFailed, entityLookedAt, lookFailed } =
  entityRefreshSlice.actions
export const { selectEntityRefresh, selectIsRefreshing } = entityRefreshSlice.selectors
