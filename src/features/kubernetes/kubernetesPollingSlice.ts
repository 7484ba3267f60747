// Keeps the objects of the entity on the page up to date (spec 3 §4). The objects themselves are in the cache.

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { ClusterCounts } from '../../model/kubernetes/clusterCounts.ts'
import { lateOf, type KubernetesPollingState } from '../../model/kubernetes/kubernetesPolling.ts'

interface OfEntity {
  readonly entityRef: string
}

const idle: KubernetesPollingState = { status: 'idle' }

const isOf = (state: KubernetesPollingState, { entityRef }: OfEntity): boolean =>
  state.status !== 'idle' && state.entityRef === entityRef

type AskingState = Extract<
  KubernetesPollingState,
  { readonly status: 'loading' | 'refreshing' | 'retrying' }
>

const isAsking = (state: KubernetesPollingState): state is AskingState =>
  state.status === 'loading' || state.status === 'refreshing' || state.status === 'retrying'

/** A request begins, unless one is under way. */
function asking(state: KubernetesPollingState): KubernetesPollingState {
  if (state.status === 'shown') return { ...state, status: 'refreshing' }
  return state.status === 'failing' ? { ...state, status: 'retrying' } : state
}

/** The user signs in at the provider that a cluster needs. */
export const clusterLoginRequested = createAction<{
  readonly provider: string
  readonly scope: string
}>('kubernetesPolling/clusterLoginRequested')

export const kubernetesPollingSlice = createSlice({
  name: 'kubernetesPolling',
  initialState: (): KubernetesPollingState => idle,
  reducers: {
    objectsOpened: (state, { payload: { entityRef } }: PayloadAction<OfEntity>) =>
      isOf(state, { entityRef }) ? state : ({ status: 'loading', entityRef } as const),
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
      { payload }: PayloadAction<OfEntity & { readonly at: number; readonly hasChanged: boolean }>,
    ): KubernetesPollingState => {
      if (!isOf(state, payload) || !isAsking(state)) return state
      const { entityRef, at, hasChanged } = payload
      const before = state.status === 'refreshing' ? state.quiet : 0
      return { status: 'shown', entityRef, at, quiet: hasChanged ? 0 : before + 1 }
    },
    /** Another tab of this browser has an answer for the same entity. */
    objectsHeard: (
      state,
      { payload }: PayloadAction<OfEntity & { readonly at: number }>,
    ): KubernetesPollingState => {
      if (state.status === 'idle' || !isOf(state, payload)) return state
      const { entityRef, at } = payload
      return { status: 'shown', entityRef, at, quiet: 0 }
    },
    objectsFailed: (
      state,
      { payload }: PayloadAction<OfEntity & { readonly failure: Failure }>,
    ): KubernetesPollingState => {
      if (state.status === 'idle' || !isOf(state, payload) || !isAsking(state)) return state
      const { entityRef, failure } = payload
      const at = 'at' in state ? state.at : null
      const attempt = state.status === 'retrying' ? state.attempt + 1 : 1
      return { status: 'failing', entityRef, at, attempt, failure }
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
