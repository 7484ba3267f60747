// Keeps a process alive: reports a crash, waits, restarts; gives up after a limit, with an event.

import { call, delay, put, setContext, type SagaGenerator } from 'typed-redux-saga'
import { processCrashed } from '../../features/shell/pluginFaultsSlice.ts'
import { processStopped } from '../../features/shell/processesSlice.ts'
import { service } from './service.ts'

export interface Process {
  readonly name: string
  /** Resumable: begins by reading its slice, so that it can be started at any time. */
  readonly saga: () => SagaGenerator<void>
  /** The plugin that brought it. */
  readonly pluginId?: string
}

const crashLimit = 3
const firstPause = 500
/** Milliseconds after which a process counts as healthy, and its crashes as forgotten. */
const healthyAfter = 60_000

/** Ends when the saga ends, or after three crashes in a row. */
export function* supervise({ name, saga, pluginId }: Process): SagaGenerator<void> {
  const clock = yield* service('clock')
  const report = yield* service('report')
  let crashes = 0
  yield* setContext({ pluginId })
  while (crashes < crashLimit) {
    const begun = clock.now()
    try {
      yield* call(saga)
      return
    } catch (thrown) {
      crashes = clock.now() - begun < healthyAfter ? crashes + 1 : 1
      // Hidden: a restart needs no alert, and the page shows processes that gave up.
      yield* call(report.error, thrown, { process: name, crashes }, { isHidden: true })
      if (pluginId !== undefined) yield* put(processCrashed({ pluginId, process: name }))
      if (crashes < crashLimit) yield* delay(firstPause * 2 ** (crashes - 1))
    }
  }
  yield* put(processStopped({ name }))
}
