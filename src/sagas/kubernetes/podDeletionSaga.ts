// Lives as long as the page. Deletes the pod that the user has confirmed, and asks for what came after.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { kubernetesApi } from '../../features/kubernetes/kubernetesApi.ts'
import { refreshRequested } from '../../features/kubernetes/kubernetesPollingSlice.ts'
import {
  deletionFailed,
  podDeleted,
  podDeletionSlice,
  selectPodDeletion,
} from '../../features/kubernetes/podDeletionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { request } from '../kit/request.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

function* work(): SagaGenerator<void> {
  const state = yield* select(selectPodDeletion)
  if (state.status !== 'deleting') return
  const { cluster, namespace, pod } = state.target
  try {
    const asked = kubernetesApi.endpoints.deletePod.initiate({ cluster, namespace, pod })
    yield* call(request<null>, asked)
    yield* put(refreshRequested())
    yield* put(podDeleted())
  } catch (thrown) {
    yield* put(deletionFailed({ failure: toFailure(thrown) }))
  }
}

const events = Object.values(podDeletionSlice.actions).map(({ type }) => type)

export function* podDeletionSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, events, work, selectPodDeletion)
}
