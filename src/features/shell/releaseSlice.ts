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

export type ReleaseState =
  | { readonly status: 'current' }
  | ({ readonly status: 'outdated' } & NewVersion)
  /** On the way; whoever is asked and stays does not come there again by itself. */
  | ({ readonly status: 'leaving'; readonly version: string } & Destination)

export const releaseSlice = createSlice({
  name: 'release',
  initialState: (): ReleaseState => ({ status: 'current' }),
  reducers: {
    newVersionFound: (state, { payload }: PayloadAction<NewVersion>): ReleaseState =>
      state.status !== 'current' && state.version === payload.version
        ? state
        : { status: 'outdated', ...payload },
    /** The deployment was taken back. */
    ownVersionFound: (state): ReleaseState =>
      state.status === 'current' ? state : { status: 'current' },
    /** A part of this page's build could not be fetched. */
    chunkFailed: (state): ReleaseState => state,
    reloadRequested: (state, { payload }: PayloadAction<Destination>): ReleaseState =>
      state.status === 'current'
        ? state
        : { status: 'leaving', version: state.version, ...payload },
  },
  selectors: {
    selectRelease: (state) => state,
  },
})

export const { newVersionFound, ownVersionFound, chunkFailed, reloadRequested } =
  releaseSlice.actions
export const { selectRelease } = releaseSlice.selectors

export type ReleaseRoot = EditingRoot & Parameters<typeof selectRelease>[0]

/** Whether the page may be loaded anew without anybody having asked for it. */
export function selectIsReloadDue(state: ReleaseRoot): boolean {
  const release = selectRelease(state)
  return release.status === 'outdated' && !release.isTried && !selectIsDirty(state)
}
