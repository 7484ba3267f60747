// Starts with the page and after a retry; ends when the configuration is checked, or its failure in the store.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  configFailed,
  configLoaded,
  retryRequested,
  selectBoot,
} from '../../features/shell/boot/bootSlice.ts'
import type { PortalConfig } from '../../model/config/portalConfig.ts'
import { toFailure } from '../../model/failure.ts'
import { abortable } from '../kit/abortable.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Milliseconds that belong to the first screen, before the whole configuration is checked. */
const firstScreen = 1_000

function* loadConfiguration(): SagaGenerator<void> {
  const { status } = yield* select(selectBoot)
  if (status !== 'loading') return
  const configuration = yield* service('configuration')
  try {
    const config = yield* call(abortable<PortalConfig>, (signal: AbortSignal) =>
      configuration.load(signal),
    )
    const portal = yield* service('portal')
    const report = yield* service('report')
    for (const { plugin, rule, message } of yield* call(portal.check, config))
      yield* call(report.error, new Error(message), { plugin, rule }, { isHidden: true })
    yield* put(configLoaded(config))
    yield* delay(firstScreen)
    yield* call(configuration.check)
  } catch (thrown) {
    yield* put(configFailed(toFailure(thrown)))
  }
}

export function* bootSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, retryRequested, loadConfiguration, selectBoot)
}
