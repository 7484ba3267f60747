// The state that every page has, and the place where plugins add theirs.

import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { alertsSlice } from '../features/alerts/alertsSlice.ts'
import { cookieSlice } from '../features/auth/cookieSlice.ts'
import { providersSlice } from '../features/auth/providersSlice.ts'
import { backendApi } from '../features/backend/backendApi.ts'
import { bannersSlice } from '../features/banners/bannersSlice.ts'
import { bootSlice } from '../features/boot/bootSlice.ts'
import { clipboardSlice } from '../features/clipboard/clipboardSlice.ts'
import { densitySlice } from '../features/density/densitySlice.ts'
import { editingSlice } from '../features/editing/editingSlice.ts'
import { flagsSlice } from '../features/flags/flagsSlice.ts'
import { inactivitySlice } from '../features/inactivity/inactivitySlice.ts'
import { languageSlice } from '../features/language/languageSlice.ts'
import { locationSlice } from '../features/location/locationSlice.ts'
import { paletteSlice } from '../features/palette/paletteSlice.ts'
import { pluginsSlice } from '../features/plugins/pluginsSlice.ts'
import { processesSlice } from '../features/processes/processesSlice.ts'
import { recentsSlice } from '../features/recents/recentsSlice.ts'
import { releaseSlice } from '../features/release/releaseSlice.ts'
import { savedViewsSlice } from '../features/savedViews/savedViewsSlice.ts'
import { sessionSlice } from '../features/session/sessionSlice.ts'
import { sidebarIntroSlice } from '../features/sidebar/sidebarIntroSlice.ts'
import { sidebarSlice } from '../features/sidebar/sidebarSlice.ts'
import { starsSlice } from '../features/stars/starsSlice.ts'
import { tableLayoutSlice } from '../features/tableLayout/tableLayoutSlice.ts'
import { themeSlice } from '../features/theme/themeSlice.ts'
import { browserStorageSlice } from '../features/userSettings/browserStorageSlice.ts'
import { userSettingsSlice } from '../features/userSettings/userSettingsSlice.ts'

/** A slice that comes with a lazy chunk. */
export interface LazySlice {
  readonly reducerPath: string
  readonly reducer: Reducer
}

/** A reducer of its own for each store: what a plugin injects into one is not in another. */
export const createRootReducer = () =>
  combineSlices(
    alertsSlice,
    bannersSlice,
    bootSlice,
    browserStorageSlice,
    clipboardSlice,
    flagsSlice,
    sessionSlice,
    providersSlice,
    cookieSlice,
    inactivitySlice,
    sidebarIntroSlice,
    sidebarSlice,
    starsSlice,
    tableLayoutSlice,
    themeSlice,
    languageSlice,
    densitySlice,
    userSettingsSlice,
    locationSlice,
    paletteSlice,
    recentsSlice,
    savedViewsSlice,
    processesSlice,
    pluginsSlice,
    editingSlice,
    releaseSlice,
    backendApi,
  )

export type RootReducer = ReturnType<typeof createRootReducer>

/** A reducer that throws leaves its own state as it was, and everybody else's alone; null where it has none yet. */
function contained(reducer: Reducer, onThrown: (thrown: unknown) => void): Reducer {
  return (state: unknown, action: UnknownAction): unknown => {
    try {
      return reducer(state, action)
    } catch (thrown) {
      onThrown(thrown)
      return state ?? null
    }
  }
}

/** Adds slices; their state appears with the next action. */
export function injectSlices(
  reducer: RootReducer,
  slices: readonly LazySlice[],
  onThrown: (thrown: unknown, slice: string) => void = () => undefined,
): void {
  for (const { reducerPath, reducer: slice } of slices) {
    const safe = contained(slice, (thrown) => {
      onThrown(thrown, reducerPath)
    })
    reducer.inject({ reducerPath, reducer: safe } as Parameters<RootReducer['inject']>[0])
  }
}
