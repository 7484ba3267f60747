// Taking an entity out of the catalog (spec 1 §4): what can be done about it is looked up, chosen, done; a failure
// keeps the dialog with what can be tried again.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LocationRecord } from '../../model/entities/answers.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { isBootstrap, type RemovalTarget } from '../../model/entities/removal.ts'
import type { Failure } from '../../model/failure.ts'
import { entityOfPath } from '../../model/paths.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

interface About {
  readonly target: RemovalTarget
}

/** What there is to choose from. */
type Choice = About &
  (
    | { readonly status: 'bootstrap' }
    | {
        readonly status: 'unregister'
        readonly location: LocationRecord
        /** Refs of all that leaves the catalog with it, itself included; the first ones of very many. */
        readonly colocated: readonly string[]
        readonly areAllListed: boolean
      }
    | { readonly status: 'onlyDelete'; readonly why: 'noLocation' | 'orphan' }
  )

export type UnregisterState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'loading' } & About)
  | ({ readonly status: 'error'; readonly failure: Failure } & About)
  | Choice
  /** Deleting was chosen where something else is offered, too. */
  | ({ readonly status: 'confirming'; readonly from: Choice } & About)
  | ({
      readonly status: 'busy'
      readonly doing: 'unregister' | 'delete'
      readonly from: Choice
    } & About)
  | ({
      readonly status: 'failed'
      readonly doing: 'unregister' | 'delete'
      readonly failure: Failure
      readonly from: Choice
    } & About)

type Found = Pick<
  Extract<Choice, { status: 'unregister' }>,
  'location' | 'colocated' | 'areAllListed'
>

const closed: UnregisterState = { status: 'closed' }

export const unregisterSlice = createSlice({
  name: 'unregister',
  initialState: (): UnregisterState => closed,
  reducers: {
    unregisterRequested: (state, { payload: target }: PayloadAction<RemovalTarget>) => {
      if (state.status !== 'closed') return state
      return { status: isBootstrap(target) ? 'bootstrap' : 'loading', target }
    },
    orphanDeletionRequested: (state, { payload: target }: PayloadAction<RemovalTarget>) =>
      state.status === 'closed' ? { status: 'onlyDelete', target, why: 'orphan' } : state,
    locationFound: (state, { payload }: PayloadAction<Found>): UnregisterState =>
      state.status === 'loading'
        ? { status: 'unregister', target: state.target, ...payload }
        : state,
    noLocationFound: (state): UnregisterState =>
      state.status === 'loading'
        ? { status: 'onlyDelete', target: state.target, why: 'noLocation' }
        : state,
    lookUpFailed: (state, { payload: failure }: PayloadAction<Failure>): UnregisterState =>
      state.status === 'loading' ? { status: 'error', target: state.target, failure } : state,
    lookUpRetried: (state): UnregisterState =>
      state.status === 'error' ? { status: 'loading', target: state.target } : state,
    deletionChosen: (state): UnregisterState =>
      state.status === 'bootstrap' || state.status === 'unregister'
        ? { status: 'confirming', target: state.target, from: state }
        : state,
    deletionReconsidered: (state): UnregisterState =>
      state.status === 'confirming' ? state.from : state,
    unregisterConfirmed: (state): UnregisterState =>
      state.status === 'unregister'
        ? { status: 'busy', doing: 'unregister', target: state.target, from: state }
        : state,
    deletionConfirmed: (state): UnregisterState => {
      const { status } = state
      if (status !== 'onlyDelete' && status !== 'confirming') return state
      const from = status === 'confirming' ? state.from : state
      return { status: 'busy', doing: 'delete', target: state.target, from }
    },
    removalFailed: (state, { payload: failure }: PayloadAction<Failure>): UnregisterState =>
      state.status === 'busy' ? { ...state, status: 'failed', failure } : state,
    removalRetried: (state): UnregisterState => {
      if (state.status !== 'failed') return state
      const { doing, target, from } = state
      return { status: 'busy', doing, target, from }
    },
    removed: (state): UnregisterState => (state.status === 'busy' ? closed : state),
    /** What is under way cannot be called back. */
    dismissed: (state): UnregisterState =>
      state.status === 'closed' || state.status === 'busy' ? state : closed,
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state, { payload: { pathname } }): UnregisterState => {
        if (state.status === 'closed' || state.status === 'busy') return state
        const ref = entityOfPath(pathname)
        return ref && stringifyEntityRef(ref) === state.target.entityRef ? state : closed
      })
      .addCase(signedOut, (state): UnregisterState => (state.status === 'closed' ? state : closed))
  },
  selectors: {
    selectUnregister: (state) => state,
  },
})

export const {
  unregisterRequested,
  orphanDeletionRequested,
  locationFound,
  noLocationFound,
  lookUpFailed,
  lookUpRetried,
  deletionChosen,
  deletionReconsidered,
  unregisterConfirmed,
  deletionConfirmed,
  removalFailed,
  removalRetried,
  removed,
  dismissed,
} = unregisterSlice.actions
export const { selectUnregister } = unregisterSlice.selectors

export type UnregisterRoot = Parameters<typeof selectUnregister>[0]
