// Lives as long as the page. While the page of clusters is open and someone looks at it, asks what runs of its entities,
// ten at a time.

import { createSelector } from '@reduxjs/toolkit'
import { call, select, type SagaGenerator } from 'typed-redux-saga'
import * as overview from '../../features/kubernetes/overview/clusterOverviewSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import type { HeldTarget } from '../../model/entities/heldTarget.ts'
import {
  overviewPause,
  type ClusterOverviewState,
} from '../../model/kubernetes/overview/clusterOverview.ts'
import { overviewTargetAt } from '../../model/kubernetes/overview/ownedTargets.ts'
import { pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { askForOwned } from './steps/askForOwned.ts'

type Root = Parameters<typeof overview.selectOverview>[0]

function* pauseOf(state: ClusterOverviewState): SagaGenerator<number | null> {
  const config = yield* select(selectConfig)
  return overviewPause(state, config?.kubernetes.refreshInterval ?? 10_000)
}

const shown: ShownPolling<ClusterOverviewState, HeldTarget> = {
  page: {
    place: createSelector([(root: LocationRoot) => selectLocation(root)], ({ pathname, search }) =>
      overviewTargetAt(pathname, search),
    ),
    shown: (root: Root) => {
      const state = overview.selectOverview(root)
      return state.status === 'idle' ? undefined : { of: state.of }
    },
    opened: overview.overviewOpened,
    left: overview.overviewLeft,
  },
  state: overview.selectOverview,
  roundOf: ({ of }) => of,
  due: overview.overviewDue,
  ask: askForOwned,
  pauseOf,
}

export function* clusterOverviewSaga(): SagaGenerator<void> {
  yield* call(pollWhileShown<ClusterOverviewState, HeldTarget>, shown)
}
