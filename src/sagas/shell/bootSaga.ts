// Starts with the page and after a retry; ends when the configuration is checked, or its failure in the store.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  configFailed,
  configLoaded,
  selectBoot,
  selectConfig,
  type BootState,
} from '../../features/shell/boot/bootSlice.ts'
import type { PortalConfig } from '../../model/config/portalConfig.ts'
import { toFailure } from '../../model/failure.ts'
import { abortable } from '../kit/abortable.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'

/** Milliseconds that belong to the first screen, before all rules of plugins and the whole configuration are checked. */
const firstScreen = 1_000

type Status = Exclude<BootState['status'], 'failed'>

function selectStatus(root: Parameters<typeof selectBoot>[0]): Status | undefined {
  const { status } = selectBoot(root)
  return status === 'failed' ? undefined : status
}

function* checkRoutes(config: PortalConfig): SagaGenerator<void> {
  const portal = yield* service('portal')
  const report = yield* service('report')
  try {
    for (const { plugin, rule, message } of yield* call(portal.check, config))
      yield* call(report.error, new Error(message), { plugin, rule }, { isHidden: true })
  } catch (thrown) {
    // With all other violations, so that they can be mended together.
    yield* call(portal.checkAll, config)
    throw thrown
  }
}

function* loadConfiguration(): SagaGenerator<void> {
  const configuration = yield* service('configuration')
  try {
    const config = yield* call(abortable<PortalConfig>, (signal: AbortSignal) =>
      configuration.load(signal),
    )
    yield* call(checkRoutes, config)
    yield* put(configLoaded(config))
  } catch (thrown) {
    yield* put(configFailed(toFailure(thrown)))
  }
}

function* checkConfiguration(): SagaGenerator<void> {
  const configuration = yield* service('configuration')
  const portal = yield* service('portal')
  yield* delay(firstScreen)
  try {
    const config = yield* select(selectConfig)
    if (config) yield* call(portal.checkAll, config)
    yield* call(configuration.check)
  } catch (thrown) {
    yield* put(configFailed(toFailure(thrown)))
  }
}

export function* bootSaga(): SagaGenerator<void> {
  yield* call(follow<Status>, selectStatus, (status: Status) =>
    status === 'loading' ? loadConfiguration() : checkConfiguration(),
  )
}
