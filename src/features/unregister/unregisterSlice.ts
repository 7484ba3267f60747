// Unregistering an entity (spec 1 §4): options are looked up, chosen and carried out; after a
// failure the dialog stays with its options.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isBootstrap, isOpenedAt, type RemovalTarget } from '../../model/entities/removal.ts'
import type { Failure } from '../../model/failure.ts'
import {
  isOpen,
  type About,
  type Choice,
  type UnregisterState,
} from '../../model/unregister/unregisterState.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

type Found = Pick<
  Extract<Choice, { status: 'unregister' }>,
  'location' | 'colocated' | 'areAllListed'
>

/** As `stringifyEntityRef` gives it; ignored unless it is the current entity. */
interface Answer {
  readonly entityRef: string
}
type Failed = Answer & { readonly failure: Failure }

const isAbout = ({ target }: About, { entityRef }: Answer): boolean =>
  target.entityRef === entityRef

const closed: UnregisterState = { status: 'closed' }

export const unregisterSlice = createSlice({
  name: 'unregister',
  initialState: (): UnregisterState => closed,
  reducers: {
    unregisterRequested: (state, { payload: target }: PayloadAction<RemovalTarget>) => {
      if (isOpen(state)) return state
      return { status: isBootstrap(target) ? 'bootstrap' : 'loading', target }
    },
    orphanDeletionRequested: (state, { payload: target }: PayloadAction<RemovalTarget>) =>
      isOpen(state) ? state : { status: 'onlyDelete', target, why: 'orphan' },
    locationFound: (state, { payload }: PayloadAction<Answer & Found>): UnregisterState => {
      if (state.status !== 'loading' || !isAbout(state, payload)) return state
      const { location, colocated, areAllListed } = payload
      return { status: 'unregister', target: state.target, location, colocated, areAllListed }
    },
    noLocationFound: (state, { payload }: PayloadAction<Answer>): UnregisterState =>
      state.status === 'loading' && isAbout(state, payload)
        ? { status: 'onlyDelete', target: state.target, why: 'noLocation' }
        : state,
    lookUpFailed: (state, { payload }: PayloadAction<Failed>): UnregisterState =>
      state.status === 'loading' && isAbout(state, payload)
        ? { status: 'error', target: state.target, failure: payload.failure }
        : state,
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
    removalFailed: (state, { payload }: PayloadAction<Failed>): UnregisterState =>
      state.status === 'busy' && isAbout(state, payload)
        ? { ...state, status: 'failed', failure: payload.failure }
        : state,
    removalRetried: (state): UnregisterState => {
      if (state.status !== 'failed') return state
      const { doing, target, from } = state
      return { status: 'busy', doing, target, from }
    },
    removed: (state, { payload }: PayloadAction<Answer>): UnregisterState =>
      state.status === 'busy' && isAbout(state, payload)
        ? { status: 'leaving', target: state.target }
        : state,
    /** The entity's page has been left. */
    removedLeft: (state, { payload }: PayloadAction<Answer>): UnregisterState =>
      state.status === 'leaving' && isAbout(state, payload) ? closed : state,
    /** A running removal cannot be cancelled. */
    dismissed: (state): UnregisterState =>
      isOpen(state) && state.status !== 'busy' ? closed : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state, { payload: { pathname } }): UnregisterState => {
        if (!isOpen(state) || state.status === 'busy') return state
        return isOpenedAt(state.target, pathname) ? state : closed
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
  removedLeft,
  dismissed,
} = unregisterSlice.actions
export const { selectUnregister } = unregisterSlice.selectors

export type UnregisterRoot = Parameters<typeof selectUnregister>[0]
