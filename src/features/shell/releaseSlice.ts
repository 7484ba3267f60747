// Whether this page is of the build that is deployed. An old page finds the chunks of its own build no more, so it is
// loaded anew at the next safe point: on the way to another page, with nothing begun, once for each build.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectIsDirty, type EditingRoot } from './editingSlice.ts'

interface NewVersion {
  readonly version: string
  /** This tab was loaded anew for it already: from then on people decide. */
  readonly isTried: boolean
}

interface Destination {
  /** Path from the host's root; the same page where there is none. */
  readonly to?: string
}

interface Parts {
  /** A part of this page's build could not be fetched; whether a newer build is the reason is being found out. */
  readonly isChunkMissing?: true
}

export type ReleaseState =
  | ({ readonly status: 'current' } & Parts)
  | ({ readonly status: 'outdated' } & NewVersion & Parts)
  /** On the way; whoever is asked and stays does not come there again by itself. */
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
    /** The deployment was taken back. */
    ownVersionFound: (state): ReleaseState =>
      state.status === 'current' ? state : { status: 'current', ...partsOf(state) },
    chunkFailed: (state): ReleaseState =>
      state.status === 'leaving' || state.isChunkMissing
        ? state
        : { ...state, isChunkMissing: true },
    /** The page stays as it is: what fails again is looked into again. */
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

/** Whether the page may be loaded anew without anybody having asked for it. */
export function selectIsReloadDue(state: ReleaseRoot): boolean {
  const release = selectRelease(state)
  return release.status === 'outdated' && !release.isTried && !selectIsDirty(state)
}
