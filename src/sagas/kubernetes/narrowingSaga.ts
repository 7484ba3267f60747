// Lives as long as the page. Where the page has only a part of the pods, asks for those that match a new filter.

import { delay, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { kubernetesApi } from '../../features/kubernetes/kubernetesApi.ts'
import {
  refreshRequested,
  selectPolling,
} from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { readPlace } from '../../model/kubernetes/kubernetesPlace.ts'

/** Milliseconds without a key after which a filter is taken for complete. */
const restAfter = 500

function* askForMatches(): SagaGenerator<void> {
  yield* delay(restAfter)
  const state = yield* select(selectPolling)
  if (state.status === 'idle') return
  const { data: entity } = yield* select(catalogApi.endpoints.entityByRef.select(state.entityRef))
  if (!entity) return
  const { select: selectObjects } = kubernetesApi.endpoints.kubernetesObjects
  const { data } = selectObjects({ entity })((yield* select()) as never)
  const { text, namespace } = readPlace((yield* select(selectLocation)).search)
  const lacksMatches = data?.some(
    ({ whole, objects }) =>
      whole !== undefined &&
      whole.pods > objects.pods.length &&
      (whole.wanted.text !== text || whole.wanted.namespace !== namespace),
  )
  if (lacksMatches) yield* put(refreshRequested())
}

export function* narrowingSaga(): SagaGenerator<void> {
  yield* takeLatest(navigated, askForMatches)
}
