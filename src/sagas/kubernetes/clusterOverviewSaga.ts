// Lives as long as the page. While the page of clusters is open and someone looks at it, asks what runs of the entities
// that the user and their groups own, ten at a time.

import { createSelector } from '@reduxjs/toolkit'
import { call, select, type SagaGenerator } from 'typed-redux-saga'
import * as overview from '../../features/kubernetes/overview/clusterOverviewSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import {
  overviewPause,
  type ClusterOverviewState,
} from '../../model/kubernetes/overview/clusterOverview.ts'
import { isClustersPath } from '../../model/kubernetes/overview/ownedTargets.ts'
import { pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { askForOwned } from './steps/askForOwned.ts'

/** There is one such page. */
const isOpen = true

type Root = Parameters<typeof overview.selectOverview>[0]

function* pauseOf(state: ClusterOverviewState): SagaGenerator<number | null> {
  const config = yield* select(selectConfig)
  return overviewPause(state, config?.kubernetes.refreshInterval ?? 10_000)
}

const shown: ShownPolling<ClusterOverviewState, true> = {
  page: {
    place: createSelector([(root: LocationRoot) => selectLocation(root)], ({ pathname }) =>
      isClustersPath(pathname) ? isOpen : undefined,
    ),
    shown: (root: Root) => (overview.selectOverview(root).status === 'idle' ? undefined : isOpen),
    opened: () => overview.overviewOpened(),
    left: overview.overviewLeft,
  },
  state: overview.selectOverview,
  roundOf: () => null,
  due: overview.overviewDue,
  ask: askForOwned,
  pauseOf,
}

export function* clusterOverviewSaga(): SagaGenerator<void> {
  yield* call(pollWhileShown<ClusterOverviewState, true>, shown)
}
