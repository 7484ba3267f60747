// The state that every page has, and the place where plugins add theirs.

import { combineSlices, type Reducer } from '@reduxjs/toolkit'
import { alertsSlice } from '../features/alerts/alertsSlice.ts'
import { backendApi } from '../features/backend/backendApi.ts'
import { bootSlice } from '../features/boot/bootSlice.ts'
import { clipboardSlice } from '../features/clipboard/clipboardSlice.ts'
import { locationSlice } from '../features/location/locationSlice.ts'
import { pluginsSlice } from '../features/plugins/pluginsSlice.ts'
import { processesSlice } from '../features/processes/processesSlice.ts'
import { sessionSlice } from '../features/session/sessionSlice.ts'
import { sidebarSlice } from '../features/sidebar/sidebarSlice.ts'
import { themeSlice } from '../features/theme/themeSlice.ts'

/** A slice that comes with a lazy chunk. */
export interface LazySlice {
  readonly reducerPath: string
  readonly reducer: Reducer
}

/** A reducer of its own for each store: what a plugin injects into one is not in another. */
export const createRootReducer = () =>
  combineSlices(
    alertsSlice,
    bootSlice,
    clipboardSlice,
    sessionSlice,
    sidebarSlice,
    themeSlice,
    locationSlice,
    processesSlice,
    pluginsSlice,
    backendApi,
  )

export type RootReducer = ReturnType<typeof createRootReducer>

/** Adds slices; their state appears with the next action. */
export function injectSlices(reducer: RootReducer, slices: readonly LazySlice[]): void {
  for (const { reducerPath, reducer: slice } of slices) {
    reducer.inject({ reducerPath, reducer: slice } as Parameters<RootReducer['inject']>[0])
  }
}
