// The root reducer, to which plugins add their slices.

import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { backendApi } from '../features/backend/backendApi.ts'
import { pickerSlice } from '../features/entities/picker/pickerSlice.ts'
import { offlineSlice } from '../features/offline/offlineSlice.ts'
import { paletteSlice } from '../features/palette/paletteSlice.ts'
import { bannersSlice } from '../features/preferences/bannersSlice.ts'
import { browserStorageSlice } from '../features/preferences/browserStorageSlice.ts'
import { defaultViewSlice } from '../features/preferences/defaultViewSlice.ts'
import { densitySlice } from '../features/preferences/densitySlice.ts'
import { filtersOpenSlice } from '../features/preferences/filtersOpenSlice.ts'
import { flagsSlice } from '../features/preferences/flagsSlice.ts'
import type { Kept } from '../features/preferences/keptSlice.ts'
import { languageSlice } from '../features/preferences/languageSlice.ts'
import { recentSearchesSlice } from '../features/preferences/recentSearchesSlice.ts'
import { recentsSlice } from '../features/preferences/recentsSlice.ts'
import { savedViewsSlice } from '../features/preferences/savedViewsSlice.ts'
import { shortcutKeysSlice } from '../features/preferences/shortcutKeysSlice.ts'
import { starsSlice } from '../features/preferences/starsSlice.ts'
import { switchedOffSlice } from '../features/preferences/switchedOffSlice.ts'
import { tableLayoutSlice } from '../features/preferences/tableLayoutSlice.ts'
import { themeSlice } from '../features/preferences/themeSlice.ts'
import { userSettingsSlice } from '../features/preferences/userSettingsSlice.ts'
import { searchTypesSlice } from '../features/search/searchTypesSlice.ts'
import { inactivitySlice } from '../features/session/inactivity/inactivitySlice.ts'
import { cookieSlice } from '../features/session/login/cookieSlice.ts'
import { providersSlice } from '../features/session/login/providersSlice.ts'
import { sessionSlice } from '../features/session/sessionSlice.ts'
import { offersSlice } from '../features/session/signIn/offersSlice.ts'
import { alertsSlice } from '../features/shell/alerts/alertsSlice.ts'
import { bootSlice } from '../features/shell/boot/bootSlice.ts'
import { clipboardSlice } from '../features/shell/clipboardSlice.ts'
import { editingSlice } from '../features/shell/editingSlice.ts'
import { sidebarSlice } from '../features/shell/layout/sidebarSlice.ts'
import { locationSlice } from '../features/shell/locationSlice.ts'
import { pluginFaultsSlice } from '../features/shell/pluginFaultsSlice.ts'
import { pluginsSlice } from '../features/shell/pluginsSlice.ts'
import { processesSlice } from '../features/shell/processesSlice.ts'
import { releaseSlice } from '../features/shell/releaseSlice.ts'
import { shortcutsSlice } from '../features/shell/shortcuts/shortcutsSlice.ts'

/** A slice that comes with a lazy chunk. */
export interface LazySlice {
  readonly reducerPath: string
  readonly reducer: Reducer
  /** Defined for preferences. */
  readonly kept?: Kept
}

const coreSlices = [
  // Preferences, in the order in which they are read and saved.
  starsSlice,
  bannersSlice,
  themeSlice,
  languageSlice,
  densitySlice,
  filtersOpenSlice,
  defaultViewSlice,
  tableLayoutSlice,
  recentsSlice,
  recentSearchesSlice,
  savedViewsSlice,
  flagsSlice,
  sidebarSlice,
  shortcutKeysSlice,
  switchedOffSlice,
  // The others.
  alertsSlice,
  bootSlice,
  browserStorageSlice,
  clipboardSlice,
  sessionSlice,
  offersSlice,
  providersSlice,
  cookieSlice,
  inactivitySlice,
  userSettingsSlice,
  locationSlice,
  paletteSlice,
  searchTypesSlice,
  shortcutsSlice,
  processesSlice,
  pickerSlice,
  pluginsSlice,
  pluginFaultsSlice,
  editingSlice,
  releaseSlice,
  offlineSlice,
  backendApi,
] as const

/** A reducer per store, so that plugins loaded into one do not affect another. */
export const createRootReducer = () => combineSlices(...coreSlices)

/** The preferences among these slices, with their storage keys. */
export const keptOf = (slices: readonly LazySlice[] = coreSlices): readonly Kept[] =>
  slices.flatMap(({ kept }) => kept ?? [])

export type RootReducer = ReturnType<typeof createRootReducer>

/** If a reducer throws, its state stays as it was, or null at first; other slices are not affected. */
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

const injected = new WeakMap<RootReducer, Set<unknown>>()

/** Adds slices; their state exists after the next action. Returns those that were not there yet: plugins share some. */
export function injectSlices(
  reducer: RootReducer,
  slices: readonly LazySlice[],
  onThrown: (thrown: unknown, slice: string) => void = () => undefined,
): readonly LazySlice[] {
  const known = injected.get(reducer) ?? new Set()
  injected.set(reducer, known)
  const added = slices.filter((slice) => !known.has(slice))
  for (const lazy of added) {
    known.add(lazy)
    const { reducerPath, reducer: slice } = lazy
    const safe = contained(slice, (thrown) => {
      onThrown(thrown, reducerPath)
    })
    reducer.inject({ reducerPath, reducer: safe } as Parameters<RootReducer['inject']>[0])
  }
  return added
}
