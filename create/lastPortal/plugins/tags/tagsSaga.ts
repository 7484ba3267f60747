// Takes a snapshot whenever the slice says so. Stopped and started again, it goes on from the state.

import { toFailure } from '@portico/core/model/failure'
import { follow } from '@portico/core/sagas/kit/follow'
import { request } from '@portico/core/sagas/kit/request'
import { service } from '@portico/core/sagas/kit/service'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { tagsApi, type TagCount } from './tagsApi.ts'
import { selectTags, snapshotFailed, snapshotTaken, type TagsRoot } from './tagsSlice.ts'

const selectIsTaking = (root: TagsRoot): true | undefined =>
  selectTags(root).status === 'taking' ? true : undefined

function* takeSnapshot(): SagaGenerator<void> {
  const clock = yield* service('clock')
  try {
    const asked = tagsApi.endpoints.tags.initiate(null, { forceRefetch: true })
    const tags = yield* call(request<readonly TagCount[]>, asked)
    yield* put(snapshotTaken({ at: clock.now(), tags }))
  } catch (thrown) {
    yield* put(snapshotFailed(toFailure(thrown).message))
  }
}

export function* tagsSaga(): SagaGenerator<void> {
  yield* call(follow<true>, selectIsTaking, takeSnapshot)
}
