// Lives as long as the page. Sends each try-out request at most once, and forgets it when its form closes.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  selectTryOut,
  tryOutAnswered,
  tryOutCancelled,
  tryOutClosed,
  tryOutFailed,
  tryOutOpened,
  tryOutSent,
} from '../../features/apis/tryOutSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { navigated } from '../../features/shell/locationSlice.ts'
import {
  TryOutError,
  tryOutRef,
  type TryOutAnswer,
  type TryOutClient,
} from '../../model/apis/tryOutClient.ts'
import { abortable } from '../kit/abortable.ts'
import { pluginService, service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

function* send(client: TryOutClient, operation: string): SagaGenerator<void> {
  const clock = yield* service('clock')
  const begin = clock.now()
  try {
    const { status, text, size = text.length } = yield* call(abortable<TryOutAnswer>, client.send)
    const milliseconds = clock.now() - begin
    yield* put(tryOutAnswered({ operation, result: { code: status, size, milliseconds } }))
  } catch (thrown) {
    const fault = thrown instanceof TryOutError ? thrown.fault : 'unreachable'
    yield* put(tryOutFailed({ operation, fault }))
  }
}

function* followTryOut(): SagaGenerator<void> {
  const client = yield* call(pluginService<TryOutClient>, tryOutRef)
  const state = yield* select(selectTryOut)
  if (state.status === 'closed') yield* call(client.forget)
  if (state.status === 'sending') yield* call(send, client, state.operation)
}

export function* tryOutSaga(): SagaGenerator<void> {
  yield* call(
    takeUpLatest,
    [tryOutOpened, tryOutSent, tryOutCancelled, tryOutClosed, navigated, signedOut].map(
      ({ type }) => type,
    ),
    followTryOut,
    selectTryOut,
  )
}
