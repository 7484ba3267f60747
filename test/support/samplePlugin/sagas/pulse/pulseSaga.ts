// Lives as long as the page; measures whenever the slice requests it.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { toFailure } from '../../../../../src/model/failure.ts'
import { follow } from '../../../../../src/sagas/kit/follow.ts'
import { pluginService } from '../../../../../src/sagas/kit/service.ts'
import { pulseFailed, pulseTaken, selectPulse } from '../../features/pulse/pulseSlice.ts'
import { stethoscopeRef, type Stethoscope } from '../../model/pulse/stethoscope.ts'

const selectIsListening = (root: Parameters<typeof selectPulse>[0]): true | undefined =>
  selectPulse(root).status === 'listening' ? true : undefined

function* listen(): SagaGenerator<void> {
  const stethoscope = yield* call(pluginService<Stethoscope>, stethoscopeRef)
  try {
    yield* put(pulseTaken(yield* call(stethoscope.listen)))
  } catch (thrown) {
    yield* put(pulseFailed(toFailure(thrown).message))
  }
}

export function* pulseSaga(): SagaGenerator<void> {
  yield* call(follow<true>, selectIsListening, listen)
}
