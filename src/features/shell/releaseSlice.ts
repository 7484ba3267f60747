// Whether a newer build is deployed. An old page no longer finds its chunks, so it is reloaded at the next safe
// point: on navigation, without unsaved input, once per build.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectIsDirty, type EditingRoot } from './editingSlice.ts'

interface NewVersion {
  readonly version: string
  /** This tab was already reloaded for it, so the user decides. */
  readonly isTried: boolean
}

interface Destination {
  /** Path from the host's root; the current page if missing. */
  readonly to?: string
}

interface Parts {
  /** A chunk of this page's build could not be loaded; whether a newer build is the reason is being checked. */
  readonly isChunkMissing?: true
}

export type ReleaseState =
  | ({ readonly status: 'current' } & Parts)
  | ({ readonly status: 'outdated' } & NewVersion & Parts)
  /** A reload is in progress; if the user cancels it, it is not repeated automatically. */
  | ({ readonly status: 'leaving'; readonly version: string } & Destination)

const partsOf = (state: ReleaseState): Parts =>
  state.status !== 'leaving' && state.isChunkMissing ? { isChunkMissing: true } : {}

export const releaseSlice = createSlice({
  name: 'release',
  initialState: (): ReleaseState => ({ status: 'current' }),
  reducers: {
    newVersionFound: (state, { payload }: PayloadAction<NewVersion>): ReleaseState =>
      state.status !== 'current' && state.version === payload.version
        ? state
        : { status: 'outdated', ...payload, ...partsOf(state) },
    /** The deployment was rolled back. */
    ownVersionFound: (state): ReleaseState =>
      state.status === 'current' ? state : { status: 'current', ...partsOf(state) },
    chunkFailed: (state): ReleaseState =>
      state.status === 'leaving' || state.isChunkMissing
        ? state
        : { ...state, isChunkMissing: true },
    /** The check is over and the page stays as it is; the next failure is checked again. */
    chunkLeft: (state): ReleaseState => {
      if (state.status === 'leaving' || !state.isChunkMissing) return state
      if (state.status === 'current') return { status: 'current' }
      return { status: 'outdated', version: state.version, isTried: state.isTried }
    },
    reloadRequested: (state, { payload }: PayloadAction<Destination>): ReleaseState =>
      state.status === 'current'
        ? state
        : { status: 'leaving', version: state.version, ...payload },
  },
  selectors: {
    selectRelease: (state) => state,
  },
})

export const { newVersionFound, ownVersionFound, chunkFailed, chunkLeft, reloadRequested } =
  releaseSlice.actions
export const { selectRelease } = releaseSlice.selectors

export type ReleaseRoot = EditingRoot & Parameters<typeof selectRelease>[0]

/** Whether the page may be reloaded without the user asking for it. */
export function selectIsReloadDue(state: ReleaseRoot): boolean {
  const release = selectRelease(state)
  return release.status === 'outdated' && !release.isTried && !selectIsDirty(state)
}
