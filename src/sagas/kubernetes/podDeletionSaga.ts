// Lives as long as the page. Deletes the pod that the user has confirmed, and asks for what came after.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { kubernetesApi } from '../../features/kubernetes/kubernetesApi.ts'
import { refreshRequested } from '../../features/kubernetes/kubernetesPollingSlice.ts'
import {
  deletionFailed,
  podDeleted,
  selectPodDeletion,
} from '../../features/kubernetes/podDeletionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import type { DeletedPod } from '../../model/kubernetes/workloads/workloads.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'

function selectDeleted(root: Parameters<typeof selectPodDeletion>[0]): DeletedPod | undefined {
  const state = selectPodDeletion(root)
  return state.status === 'deleting' ? state.target : undefined
}

function* deletePod({ cluster, namespace, pod }: DeletedPod): SagaGenerator<void> {
  try {
    const asked = kubernetesApi.endpoints.deletePod.initiate({ cluster, namespace, pod })
    yield* call(request<null>, asked)
    yield* put(refreshRequested())
    yield* put(podDeleted())
  } catch (thrown) {
    yield* put(deletionFailed({ failure: toFailure(thrown) }))
  }
}

export function* podDeletionSaga(): SagaGenerator<void> {
  yield* call(follow<DeletedPod>, selectDeleted, deletePod)
}
