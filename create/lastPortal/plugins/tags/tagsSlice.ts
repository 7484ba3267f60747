// A snapshot of the tags, to compare with: a machine whose states say what the saga has to do.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TagCount } from './tagsApi.ts'

export interface Snapshot {
  /** Milliseconds since epoch. */
  readonly at: number
  readonly tags: readonly TagCount[]
}

export type TagsState =
  | { readonly status: 'none' }
  | { readonly status: 'taking' }
  | { readonly status: 'taken'; readonly snapshot: Snapshot }
  | { readonly status: 'failed'; readonly message: string }

export const tagsSlice = createSlice({
  name: 'tags',
  initialState: (): TagsState => ({ status: 'none' }),
  reducers: {
    snapshotRequested: (state): TagsState =>
      state.status === 'taking' ? state : { status: 'taking' },
    snapshotTaken: (state, { payload }: PayloadAction<Snapshot>): TagsState =>
      state.status === 'taking' ? { status: 'taken', snapshot: payload } : state,
    snapshotFailed: (state, { payload }: PayloadAction<string>): TagsState =>
      state.status === 'taking' ? { status: 'failed', message: payload } : state,
  },
  selectors: {
    selectTags: (state) => state,
  },
})

export const { snapshotRequested, snapshotTaken, snapshotFailed } = tagsSlice.actions
export const { selectTags } = tagsSlice.selectors

export type TagsRoot = Parameters<typeof selectTags>[0]
