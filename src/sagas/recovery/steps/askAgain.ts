// Asks what an endpoint could not answer.

import { all, call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import type { Asked, Question } from '../../../features/backend/askedAnewApi.ts'
import { failedInView } from '../../../features/recovery/outagesApi.ts'
import { outageEnded } from '../../../features/recovery/outagesSlice.ts'
import { dispatched } from '../../kit/dispatched.ts'

/** Milliseconds until a process must have asked again. */
const answerTimeout = 60_000
/** Questions at a time once the backend answers again. */
const atOnce = 4

function* failures(endpoint: string): SagaGenerator<readonly Question[]> {
  return yield* call(dispatched<readonly Question[]>, failedInView(endpoint))
}

/** Its outcome reaches the slice as the cache's event, which ends this work; the request goes on. */
function* ask(question: Question): SagaGenerator<void> {
  const asked = yield* call(dispatched<Asked>, question)
  try {
    yield* call([asked, asked.unwrap])
  } catch {
    // Waits again.
  }
}

/** If no component shows the answer, a process may have asked. */
export function* askOne(endpoint: string): SagaGenerator<void> {
  const [first] = yield* call(failures, endpoint)
  if (first) yield* call(ask, first)
  else yield* delay(answerTimeout)
  yield* put(outageEnded({ endpoint }))
}

export function* askOthers(endpoint: string): SagaGenerator<void> {
  const others = [...(yield* call(failures, endpoint))]
  while (others.length > 0) yield* all(others.splice(0, atOnce).map((one) => call(ask, one)))
  yield* put(outageEnded({ endpoint }))
}
