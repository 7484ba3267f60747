// Deleting a pod (spec 3 §4). Its owner, if it has one, starts another.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { DeletedPod } from '../../model/kubernetes/workloads/workloads.ts'

export type PodDeletionState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' | 'deleting' | 'deleted'; readonly target: DeletedPod }
  | { readonly status: 'failed'; readonly target: DeletedPod; readonly failure: Failure }

const idle: PodDeletionState = { status: 'idle' }

export const podDeletionSlice = createSlice({
  name: 'podDeletion',
  initialState: (): PodDeletionState => idle,
  reducers: {
    deletionRequested: (state, { payload: target }: PayloadAction<DeletedPod>): PodDeletionState =>
      state.status === 'deleting' ? state : { status: 'asking', target },
    deletionDismissed: (state): PodDeletionState => (state.status === 'deleting' ? state : idle),
    deletionConfirmed: (state): PodDeletionState =>
      state.status === 'asking' ? { ...state, status: 'deleting' } : state,
    podDeleted: (state): PodDeletionState =>
      state.status === 'deleting' ? { ...state, status: 'deleted' } : state,
    deletionFailed: (
      state,
      { payload: { failure } }: PayloadAction<{ readonly failure: Failure }>,
    ): PodDeletionState =>
      state.status === 'deleting' ? { status: 'failed', target: state.target, failure } : state,
  },
  selectors: {
    selectPodDeletion: (state) => state,
  },
})

export const {
  deletionRequested,
  deletionDismissed,
  deletionConfirmed,
  podDeleted,
  deletionFailed,
} = podDeletionSlice.actions
export const { selectPodDeletion } = podDeletionSlice.selectors
