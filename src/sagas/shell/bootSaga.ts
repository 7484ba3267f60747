// Starts with the page and after a retry; ends when the configuration or its failure is in the store.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
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
  } catch (thrown) {
    yield* put(configFailed(toFailure(thrown)))
  }
}

export function* bootSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, retryRequested, loadConfiguration, selectBoot)
}
