// Lives as long as the page. Sends each try-out request at most once, and forgets it when its form closes.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import {
  selectTryOut,
  tryOutAnswered,
  tryOutFailed,
  type TryOutState,
} from '../../features/apis/tryOutSlice.ts'
import {
  TryOutError,
  tryOutRef,
  type TryOutAnswer,
  type TryOutClient,
} from '../../model/apis/tryOutClient.ts'
import { abortable } from '../kit/abortable.ts'
import { follow } from '../kit/follow.ts'
import { pluginService, service } from '../kit/service.ts'

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

type Job = Extract<TryOutState, { readonly status: 'closed' | 'sending' }>

function selectJob(root: Parameters<typeof selectTryOut>[0]): Job | undefined {
  const state = selectTryOut(root)
  return state.status === 'closed' || state.status === 'sending' ? state : undefined
}

function* sendOrForget(job: Job): SagaGenerator<void> {
  const client = yield* call(pluginService<TryOutClient>, tryOutRef)
  if (job.status === 'closed') yield* call(client.forget)
  else yield* call(send, client, job.operation)
}

export function* tryOutSaga(): SagaGenerator<void> {
  yield* call(follow<Job>, selectJob, sendOrForget)
}
