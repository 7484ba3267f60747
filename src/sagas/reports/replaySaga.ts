// Opens reports, and plays one step after the other.

import { call, delay, fork, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import {
  fileChosen,
  fileOpened,
  fileRefused,
  otherChosen,
  otherOpened,
  otherRefused,
  selectReplay,
  stepPlayed,
  type Refusal,
  type ReplayRoot,
} from '../../features/reports/replaySlice.ts'
import { ReportError } from '../../model/reports/readReport.ts'
import { replaysRef, type Replays } from '../../model/reports/replays.ts'
import { firstDifference, isFailedAction } from '../../model/reports/stateChanges.ts'
import { follow } from '../kit/follow.ts'
import { pluginService } from '../kit/service.ts'

/** Milliseconds between two steps. */
const pace = 200

const refusalOf = (name: string, thrown: unknown): Refusal =>
  thrown instanceof ReportError
    ? { name, problem: thrown.problem, where: thrown.where }
    : { name, problem: 'unreadable', where: '' }

function* openShown(): SagaGenerator<void> {
  const state = yield* select(selectReplay)
  if (state.status !== 'opening') return
  const { name } = state
  const replays = yield* call(pluginService<Replays>, replaysRef)
  try {
    const { report, states } = yield* call(replays.open, 'shown' as const)
    const last = Math.max(0, states.length - 1)
    const errors = report.actions.flatMap((action, index) =>
      isFailedAction(action) && index < last ? [index + 1] : [],
    )
    yield* put(fileOpened({ name, last, errors }))
  } catch (thrown) {
    yield* put(fileRefused(refusalOf(name, thrown)))
  }
}

function* openOther(): SagaGenerator<void> {
  const state = yield* select(selectReplay)
  if (state.status !== 'open' || state.compared.status !== 'opening') return
  const { name } = state.compared
  const replays = yield* call(pluginService<Replays>, replaysRef)
  try {
    const { report } = yield* call(replays.open, 'compared' as const)
    const shown = replays.opened('shown')?.report.actions ?? []
    const index = firstDifference(shown, report.actions)
    yield* put(otherOpened({ name, ...(index !== undefined && { difference: index + 1 }) }))
  } catch (thrown) {
    yield* put(otherRefused(refusalOf(name, thrown)))
  }
}

const selectIsPlaying = (root: ReplayRoot): true | undefined => {
  const state = selectReplay(root)
  return state.status === 'open' && state.isPlaying ? true : undefined
}

function* play(): SagaGenerator<never> {
  for (;;) {
    yield* delay(pace)
    yield* put(stepPlayed())
  }
}

export function* replaySaga(): SagaGenerator<void> {
  // By events, because another file may have the same name.
  yield* takeLatest(fileChosen, openShown)
  yield* takeLatest([fileChosen, otherChosen], openOther)
  yield* fork(openShown)
  yield* fork(openOther)
  yield* call(follow<true>, selectIsPlaying, play)
}
