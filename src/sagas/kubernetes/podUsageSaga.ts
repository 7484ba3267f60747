// Lives as long as the page. Keeps what opened pods use, after each answer of their clusters.

import { createSelector } from '@reduxjs/toolkit'
import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { selectPolling } from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { selectPodUsage, usageMeasured } from '../../features/kubernetes/podUsageSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import { readAtOf } from '../../model/kubernetes/kubernetesPolling.ts'
import { isPod, sampleOf, type PodName } from '../../model/kubernetes/pods/podUsage.ts'
import { follow } from '../kit/follow.ts'
import { clustersShown } from './steps/logSources.ts'

interface Due {
  /** When the clusters have answered; milliseconds since 1970. */
  readonly at: number
  /** The pod whose details are open. */
  readonly open: PodName | null
}

const selectDue = createSelector(
  [selectLocation, selectPolling],
  (location, polling): Due | undefined => {
    const at = readAtOf(polling)
    const { object } = readPlace(location.search)
    const isShown = objectsEntityOf(location.pathname) !== undefined
    if (at === null || !isShown) return undefined
    return { at, open: object?.kind === 'Pod' ? object : null }
  },
)

function* measure({ at, open }: Due): SagaGenerator<void> {
  const state = yield* select(selectPodUsage)
  const known = state.status === 'kept' ? state.pods : []
  const isKnown = open !== null && known.some(({ pod }) => isPod(pod, open))
  const pods = [...(open && !isKnown ? [open] : []), ...known.map(({ pod }) => pod)]
  if (pods.length === 0) return
  const clusters = (yield* call(clustersShown)) ?? []
  const measured = pods.flatMap(({ cluster, namespace, name }) => {
    const pod = { cluster, namespace, name }
    const metrics = clusters
      .find((one) => one.cluster.name === cluster)
      ?.podMetrics.find((one) => one.name === name && one.namespace === namespace)
    const sample = sampleOf(metrics, at)
    const last = known.find((one) => isPod(one.pod, pod))?.samples.at(-1)
    return sample && (!last || last.at < at) ? [{ pod, sample }] : []
  })
  if (measured.length > 0) yield* put(usageMeasured({ measured }))
}

export function* podUsageSaga(): SagaGenerator<void> {
  yield* call(follow<Due>, selectDue, measure)
}
