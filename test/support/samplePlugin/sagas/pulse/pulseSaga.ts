// Lives as long as the page; measures whenever the slice requests it.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { toFailure } from '../../../../../src/model/failure.ts'
import { pluginService } from '../../../../../src/sagas/kit/service.ts'
import { takeUpLatest } from '../../../../../src/sagas/kit/takeUpLatest.ts'
import {
  pulseFailed,
  pulseRequested,
  pulseTaken,
  selectPulse,
} from '../../features/pulse/pulseSlice.ts'
import { stethoscopeRef, type Stethoscope } from '../../model/pulse/stethoscope.ts'

function* listen(): SagaGenerator<void> {
  const { status } = yield* select(selectPulse)
  if (status !== 'listening') return
  const stethoscope = yield* call(pluginService<Stethoscope>, stethoscopeRef)
  try {
    yield* put(pulseTaken(yield* call(stethoscope.listen)))
  } catch (thrown) {
    yield* put(pulseFailed(toFailure(thrown).message))
  }
}

export function* pulseSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, pulseRequested, listen, selectPulse)
}
