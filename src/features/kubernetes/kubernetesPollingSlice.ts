// Keeps the objects of the entity on the page up to date (spec 3 §4). The objects themselves are in the cache.

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { isSame } from '../../model/json.ts'
import type { ClusterCounts } from '../../model/kubernetes/clusters/clusterCounts.ts'
import {
  isAsking,
  lateOf,
  readAtOf,
  type KubernetesPollingState,
  type ObjectsTarget,
  type ObjectsWanted,
} from '../../model/kubernetes/kubernetesPolling.ts'

interface OfEntity {
  readonly entityRef: string
}

const idle: KubernetesPollingState = { status: 'idle' }

const isOf = (state: KubernetesPollingState, { entityRef }: OfEntity): boolean =>
  state.status !== 'idle' && state.entityRef === entityRef

/** A request begins, unless one is under way. */
function asking(state: KubernetesPollingState): KubernetesPollingState {
  if (state.status === 'shown') return { ...state, status: 'refreshing' }
  return state.status === 'failing' ? { ...state, status: 'retrying' } : state
}

interface Received extends OfEntity {
  readonly at: number
  /** As of the state `shown`. */
  readonly partOf?: ObjectsWanted
}

const shown = (
  { entityRef, wanted }: ObjectsTarget,
  { at, partOf }: Received,
  quiet: number,
): KubernetesPollingState => ({
  status: 'shown',
  entityRef,
  wanted,
  at,
  quiet,
  ...(partOf && { partOf }),
})

/** The user signs in at the provider that a cluster needs. */
export const clusterLoginRequested = createAction<{
  readonly provider: string
  readonly scope: string
}>('kubernetesPolling/clusterLoginRequested')

export const kubernetesPollingSlice = createSlice({
  name: 'kubernetesPolling',
  initialState: (): KubernetesPollingState => idle,
  reducers: {
    /** The page shows an entity's objects, or others of them before the rest. */
    objectsOpened: (
      state,
      { payload: { entityRef, wanted } }: PayloadAction<ObjectsTarget>,
    ): KubernetesPollingState => {
      if (state.status === 'idle' || !isOf(state, { entityRef }))
        return { status: 'loading', entityRef, wanted }
      return isSame(state.wanted, wanted) ? state : { ...state, wanted }
    },
    objectsLeft: (state): KubernetesPollingState => (state.status === 'idle' ? state : idle),
    /** The clusters have answered for the first time, and their objects are being read. */
    objectsCounted: (
      state,
      { payload }: PayloadAction<OfEntity & { readonly counts: readonly ClusterCounts[] }>,
    ): KubernetesPollingState =>
      state.status === 'loading' && isOf(state, payload)
        ? { ...state, counts: payload.counts }
        : state,
    /** Not all clusters have answered in time: each of them is asked by itself. */
    clustersLate: (
      state,
      {
        payload,
      }: PayloadAction<OfEntity & { readonly since: number; readonly waiting: readonly string[] }>,
    ): KubernetesPollingState => {
      if (!isOf(state, payload) || !isAsking(state)) return state
      const { since, waiting } = payload
      return { ...state, late: { since, waiting } }
    },
    clusterAnswered: (
      state,
      { payload }: PayloadAction<OfEntity & { readonly cluster: string }>,
    ): KubernetesPollingState => {
      const late = lateOf(state)
      if (!late?.waiting.includes(payload.cluster) || !isOf(state, payload) || !isAsking(state))
        return state
      const waiting = late.waiting.filter((name) => name !== payload.cluster)
      return { ...state, late: { ...late, waiting } }
    },
    /** The clusters have answered. */
    objectsReceived: (
      state,
      { payload }: PayloadAction<Received & { readonly hasChanged: boolean }>,
    ): KubernetesPollingState => {
      if (!isOf(state, payload) || !isAsking(state)) return state
      const before = state.status === 'refreshing' ? state.quiet : 0
      return shown(state, payload, payload.hasChanged ? 0 : before + 1)
    },
    /** Another tab of this browser has an answer for the same entity. */
    objectsHeard: (state, { payload }: PayloadAction<Received>): KubernetesPollingState =>
      state.status !== 'idle' && isOf(state, payload) ? shown(state, payload, 0) : state,
    objectsFailed: (
      state,
      { payload }: PayloadAction<OfEntity & { readonly failure: Failure }>,
    ): KubernetesPollingState => {
      if (state.status === 'idle' || !isOf(state, payload) || !isAsking(state)) return state
      const { entityRef, failure } = payload
      const { wanted } = state
      const attempt = state.status === 'retrying' ? state.attempt + 1 : 1
      return { status: 'failing', entityRef, wanted, at: readAtOf(state), attempt, failure }
    },
    /** The pause is over. */
    refreshDue: asking,
    /** The user wants the newest now. */
    refreshRequested: asking,
  },
  selectors: {
    selectPolling: (state) => state,
  },
})

export const {
  objectsOpened,
  objectsLeft,
  objectsCounted,
  clustersLate,
  clusterAnswered,
  objectsReceived,
  objectsHeard,
  objectsFailed,
  refreshDue,
  refreshRequested,
} = kubernetesPollingSlice.actions
export const { selectPolling } = kubernetesPollingSlice.selectors
