// Boot: loading the configuration, then ready or failed (spec 1 §4).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PortalConfig } from '../../../model/config/portalConfig.ts'
import type { Failure } from '../../../model/failure.ts'

export type BootState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly config: PortalConfig }
  | { readonly status: 'failed'; readonly failure: Failure }

export const bootSlice = createSlice({
  name: 'boot',
  initialState: (): BootState => ({ status: 'loading' }),
  reducers: {
    configLoaded: (state, { payload }: PayloadAction<PortalConfig>): BootState =>
      state.status === 'loading' ? { status: 'ready', config: payload } : state,
    /** Also after the first screen, when the whole configuration has been checked. */
    configFailed: (state, { payload }: PayloadAction<Failure>): BootState =>
      state.status === 'failed' ? state : { status: 'failed', failure: payload },
    retryRequested: (state): BootState =>
      state.status === 'failed' ? { status: 'loading' } : state,
  },
  selectors: {
    selectBoot: (state) => state,
    selectConfig: (state) => (state.status === 'ready' ? state.config : null),
  },
})

export const { configLoaded, configFailed, retryRequested } = bootSlice.actions
export const { selectBoot, selectConfig } = bootSlice.selectors
