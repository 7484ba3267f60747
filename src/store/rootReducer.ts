// The state that every page has, and the place where plugins add theirs.

import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { pickerSlice } from '../features/entities/picker/pickerSlice.ts'
import { paletteSlice } from '../features/palette/paletteSlice.ts'
import { bannersSlice } from '../features/preferences/bannersSlice.ts'
import { browserStorageSlice } from '../features/preferences/browserStorageSlice.ts'
import { densitySlice } from '../features/preferences/densitySlice.ts'
import { flagsSlice } from '../features/preferences/flagsSlice.ts'
import type { Kept } from '../features/preferences/keptSlice.ts'
import { languageSlice } from '../features/preferences/languageSlice.ts'
import { recentsSlice } from '../features/preferences/recentsSlice.ts'
import { savedViewsSlice } from '../features/preferences/savedViewsSlice.ts'
import { sidebarIntroSlice } from '../features/preferences/sidebarIntroSlice.ts'
import { starsSlice } from '../features/preferences/starsSlice.ts'
import { tableLayoutSlice } from '../features/preferences/tableLayoutSlice.ts'
import { themeSlice } from '../features/preferences/themeSlice.ts'
import { userSettingsSlice } from '../features/preferences/userSettingsSlice.ts'
import { inactivitySlice } from '../features/session/inactivity/inactivitySlice.ts'
import { cookieSlice } from '../features/session/login/cookieSlice.ts'
import { providersSlice } from '../features/session/login/providersSlice.ts'
import { sessionSlice } from '../features/session/sessionSlice.ts'
import { alertsSlice } from '../features/shell/alerts/alertsSlice.ts'
import { backendApi } from '../features/shell/backendApi.ts'
import { bootSlice } from '../features/shell/boot/bootSlice.ts'
import { clipboardSlice } from '../features/shell/clipboardSlice.ts'
import { editingSlice } from '../features/shell/editingSlice.ts'
import { sidebarSlice } from '../features/shell/layout/sidebarSlice.ts'
import { locationSlice } from '../features/shell/locationSlice.ts'
import { pluginsSlice } from '../features/shell/pluginsSlice.ts'
import { processesSlice } from '../features/shell/processesSlice.ts'
import { releaseSlice } from '../features/shell/releaseSlice.ts'

/** A slice that comes with a lazy chunk. */
export interface LazySlice {
  readonly reducerPath: string
  readonly reducer: Reducer
  /** Of a preference. */
  readonly kept?: Kept
}

const coreSlices = [
  // Preferences, in the order in which they are read and saved.
  starsSlice,
  bannersSlice,
  themeSlice,
  languageSlice,
  densitySlice,
  tableLayoutSlice,
  recentsSlice,
  savedViewsSlice,
  flagsSlice,
  sidebarSlice,
  sidebarIntroSlice,
  // The others.
  alertsSlice,
  bootSlice,
  browserStorageSlice,
  clipboardSlice,
  sessionSlice,
  providersSlice,
  cookieSlice,
  inactivitySlice,
  userSettingsSlice,
  locationSlice,
  paletteSlice,
  processesSlice,
  pickerSlice,
  pluginsSlice,
  editingSlice,
  releaseSlice,
  backendApi,
] as const

/** A reducer of its own for each store: what a plugin injects into one is not in another. */
export const createRootReducer = () => combineSlices(...coreSlices)

/** The preferences among slices: the table of what is kept where. */
export const keptOf = (slices: readonly LazySlice[] = coreSlices): readonly Kept[] =>
  slices.flatMap(({ kept }) => kept ?? [])

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
