// Lives as long as the page. Measures what plugins have cost when the developers' page is opened, and on request.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  measured,
  measureRequested,
  selectPluginBill,
} from '../../features/settings/bill/pluginBillSlice.ts'
import { buildFilesApi } from '../../features/settings/buildFilesApi.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { selectPluginFaults } from '../../features/shell/pluginFaultsSlice.ts'
import { selectLoadedPlugins } from '../../features/shell/pluginsSlice.ts'
import { developerPath } from '../../model/paths.ts'
import { billOf } from '../../model/plugins/pluginBill.ts'
import type { PluginChunks } from '../../model/shell/pluginChunks.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

/** Null if the build does not tell, which only leaves sizes out. */
function* chunksOfPlugins(portalUrl: string): SagaGenerator<PluginChunks | null> {
  try {
    return yield* call(() => request(buildFilesApi.endpoints.pluginChunks.initiate(portalUrl)))
  } catch {
    return null
  }
}

type Root = Parameters<typeof selectPluginBill>[0] &
  Parameters<typeof selectConfig>[0] &
  Parameters<typeof selectLocation>[0]

type Job = 'begin' | 'measure'

function selectJob(root: Root): Job | undefined {
  const { status } = selectPluginBill(root)
  if (status === 'idle' && selectLocation(root).pathname === developerPath) return 'begin'
  return status === 'measuring' && selectConfig(root) !== null ? 'measure' : undefined
}

function* measure(): SagaGenerator<void> {
  const config = yield* select(selectConfig)
  if (!config) return
  const chunks = yield* call(chunksOfPlugins, config.appBaseUrl)
  const meter = yield* service('meter')
  const clock = yield* service('clock')
  const faults = yield* select(selectPluginFaults)
  const loaded = yield* select(selectLoadedPlugins)
  const lines = billOf({ ...meter.read(), chunks, faults, loaded })
  yield* put(measured({ lines, at: clock.now() }))
}

export function* pluginBillSaga(): SagaGenerator<void> {
  yield* call(follow<Job>, selectJob, function* (job: Job) {
    if (job === 'begin') yield* put(measureRequested())
    else yield* call(measure)
  })
}
