// Wires reducers, cache, sagas and tools into one store.

import {
  configureStore,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { backendApi } from '../features/backend/backendApi.ts'
import type { Kept } from '../features/preferences/keptSlice.ts'
import { valueKept } from '../features/preferences/userSettingsSlice.ts'
import { pluginLoaded } from '../features/shell/pluginsSlice.ts'
import { pickerSaga } from '../sagas/entities/pickerSaga.ts'
import { stateReader } from '../sagas/kit/follow.ts'
import type { Process } from '../sagas/kit/supervise.ts'
import { offlineSaga } from '../sagas/offline/offlineSaga.ts'
import { paletteOpeningSaga } from '../sagas/palette/paletteOpeningSaga.ts'
import { keptSaga } from '../sagas/preferences/keptSaga.ts'
import { languageSaga } from '../sagas/preferences/languageSaga.ts'
import { themeSaga } from '../sagas/preferences/themeSaga.ts'
import { userSettingsSaga } from '../sagas/preferences/userSettingsSaga.ts'
import type { Services } from '../sagas/services/services.ts'
import { accessSaga } from '../sagas/session/accessSaga.ts'
import { cookieSaga } from '../sagas/session/cookieSaga.ts'
import { identitySaga } from '../sagas/session/identitySaga.ts'
import { inactivitySaga } from '../sagas/session/inactivitySaga.ts'
import { providersSaga } from '../sagas/session/providersSaga.ts'
import { sessionSaga } from '../sagas/session/sessionSaga.ts'
import { sessionTabsSaga } from '../sagas/session/sessionTabsSaga.ts'
import { alertsSaga } from '../sagas/shell/alertsSaga.ts'
import { bootSaga } from '../sagas/shell/bootSaga.ts'
import { clipboardSaga } from '../sagas/shell/clipboardSaga.ts'
import { editingSaga } from '../sagas/shell/editingSaga.ts'
import { releaseSaga } from '../sagas/shell/releaseSaga.ts'
import { shortcutsSaga } from '../sagas/shell/shortcutsSaga.ts'
import { sidebarSaga } from '../sagas/shell/sidebarSaga.ts'
import { createProcessRunner } from './processRunner.ts'
import { pauseWhileTravelling } from './replayGuard.ts'
import {
  createRootReducer,
  injectSlices,
  keptOf,
  type LazySlice,
  type RootReducer,
} from './rootReducer.ts'

export interface StoreOptions {
  /** The last middleware, so it sees every action that reaches the reducers. */
  readonly recorder?: Middleware
  /** For tests; the DevTools extension does not need it. */
  readonly enhancer?: StoreEnhancer
  /** Turns on checks and DevTools, for development and tests. */
  readonly isDevelopment: boolean
}

/** Additions of a lazy chunk to a running store. */
export interface StoreExtension {
  readonly id: string
  readonly slices: readonly LazySlice[]
  readonly processes: readonly Process[]
}

/** `kept` grows as plugins are loaded. */
const coreProcesses = (kept: readonly Kept[]): readonly Process[] => [
  { name: 'alerts', saga: alertsSaga },
  // Early, because other processes and plugins ask who is signed in.
  { name: 'identity', saga: identitySaga },
  { name: 'boot', saga: bootSaga },
  // Before userSettings, because the browser's values are read before the server's.
  { name: 'kept', saga: () => keptSaga(keptOf()) },
  { name: 'clipboard', saga: clipboardSaga },
  { name: 'offline', saga: offlineSaga },
  { name: 'session', saga: sessionSaga },
  { name: 'providers', saga: providersSaga },
  { name: 'access', saga: accessSaga },
  { name: 'sessionTabs', saga: sessionTabsSaga },
  { name: 'cookie', saga: cookieSaga },
  { name: 'inactivity', saga: inactivitySaga },
  { name: 'sidebar', saga: sidebarSaga },
  { name: 'theme', saga: themeSaga },
  { name: 'language', saga: languageSaga },
  { name: 'userSettings', saga: () => userSettingsSaga(kept) },
  { name: 'editing', saga: editingSaga },
  { name: 'release', saga: releaseSaga },
  { name: 'paletteOpening', saga: paletteOpeningSaga },
  { name: 'shortcuts', saga: shortcutsSaga },
  { name: 'picker', saga: pickerSaga },
]

/** The store and its processes; nothing runs before `start`. */
export function createStore(services: Services, options: StoreOptions) {
  const reducer: RootReducer = createRootReducer()
  const sagas = createSagaMiddleware<Readonly<Record<string, unknown>>>({
    context: { ...services },
    onError: (error) => {
      services.report.error(error, { process: 'root' })
    },
  })
  const { isDevelopment, recorder, enhancer } = options
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        immutableCheck: isDevelopment,
        serializableCheck: isDevelopment,
      }).concat(backendApi.middleware, sagas, ...(recorder ? [recorder] : [])),
    devTools: isDevelopment && {
      maxAge: 500,
      trace: true,
      actionsDenylist: ['/internalSubscriptions/', '/internal_'],
    },
    // By tick, so that responses are drawn in the frame in which they arrive.
    enhancers: (defaults) => {
      const ours = defaults({ autoBatch: { type: 'tick' } })
      return enhancer ? ours.concat(enhancer) : ours
    },
  })
  sagas.setContext({ [stateReader]: () => store.getState() })
  const runner = createProcessRunner(sagas)
  const kept = [...keptOf()]
  /** Keeps the preferences of a plugin; the server may have values for them. */
  const keepToo = (id: string, later: readonly Kept[]) => {
    if (later.length === 0) return
    kept.push(...later)
    runner.add({ name: `kept:${id}`, saga: () => keptSaga(later) })
    store.dispatch(valueKept())
  }
  return {
    store,
    reducer,
    /** Starts the core's processes; they pause during time travel. */
    start: () => {
      coreProcesses(kept).forEach(runner.add)
      pauseWhileTravelling(store, runner)
    },
    extend: ({ id, slices, processes }: StoreExtension) => {
      const added = injectSlices(reducer, slices, (thrown, slice) => {
        services.report.error(thrown, { plugin: id, slice })
      })
      store.dispatch(
        pluginLoaded({ id, slices: slices.map(({ reducerPath }) => reducerPath) }) as UnknownAction,
      )
      keepToo(id, keptOf(added))
      processes.forEach((process) => {
        runner.add({ ...process, pluginId: id })
      })
    },
    /** Stops all processes; `resume` continues from the state. */
    stop: runner.stop,
    resume: runner.resume,
  }
}

/** @internal Exported for tests. */
export type PortalStore = ReturnType<typeof createStore>
