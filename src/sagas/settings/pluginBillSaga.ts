// Lives as long as the page. Measures what plugins have cost when the settings are opened, and on request.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  measured,
  measureRequested,
  selectPluginBill,
} from '../../features/settings/bill/pluginBillSlice.ts'
import { buildFilesApi } from '../../features/settings/buildFilesApi.ts'
import { configLoaded, selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { selectPluginFaults } from '../../features/shell/pluginFaultsSlice.ts'
import { selectLoadedPlugins } from '../../features/shell/pluginsSlice.ts'
import { settingsPath } from '../../model/paths.ts'
import { billOf } from '../../model/plugins/pluginBill.ts'
import type { PluginChunks } from '../../model/shell/pluginChunks.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Null if the build does not tell, which only leaves sizes out. */
function* chunksOfPlugins(portalUrl: string): SagaGenerator<PluginChunks | null> {
  try {
    return yield* call(() => request(buildFilesApi.endpoints.pluginChunks.initiate(portalUrl)))
  } catch {
    return null
  }
}

function* measure(): SagaGenerator<void> {
  const { status } = yield* select(selectPluginBill)
  const config = yield* select(selectConfig)
  const { pathname } = yield* select(selectLocation)
  if (status === 'idle' && pathname === settingsPath) yield* put(measureRequested())
  if (status !== 'measuring' || !config) return
  const chunks = yield* call(chunksOfPlugins, config.appBaseUrl)
  const meter = yield* service('meter')
  const clock = yield* service('clock')
  const faults = yield* select(selectPluginFaults)
  const loaded = yield* select(selectLoadedPlugins)
  const lines = billOf({ ...meter.read(), chunks, faults, loaded })
  yield* put(measured({ lines, at: clock.now() }))
}

export function* pluginBillSaga(): SagaGenerator<void> {
  const events = [navigated, configLoaded, measureRequested].map(({ type }) => type)
  yield* call(takeUpLatest, events, measure, selectPluginBill)
}
