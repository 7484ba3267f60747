// Keeps a process alive: report, wait, restart; after a limit give up and say so with an event.

import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import { processStopped } from '../../features/processes/processesSlice.ts'
import { service } from './service.ts'

export interface Process {
  readonly name: string
  /** Resumable: begins by reading its slice, so that it may be started at any time. */
  readonly saga: () => SagaGenerator<void>
}

const crashLimit = 3
const firstPause = 500

/** Ends when the saga ends by itself, or after three crashes. */
export function* supervise({ name, saga }: Process): SagaGenerator<void> {
  for (let crashes = 1; crashes <= crashLimit; crashes += 1) {
    try {
      yield* call(saga)
      return
    } catch (thrown) {
      const report = yield* service('report')
      // Hidden: a process that comes back is nobody's concern, and the page says which one does not.
      yield* call(report.error, thrown, { process: name, crashes }, { isHidden: true })
      if (crashes < crashLimit) yield* delay(firstPause * 2 ** (crashes - 1))
    }
  }
  yield* put(processStopped({ name }))
}
