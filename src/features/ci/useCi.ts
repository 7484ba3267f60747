// Hooks for the repository of an entity, its cached runs, and the state of polling.

import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { placeOfEntity, type CiPlace } from '../../model/ci/ciHost.ts'
import type { CiPollingState } from '../../model/ci/ciPolling.ts'
import {
  joined,
  nextOf,
  type CiJob,
  type CiRun,
  type RunPage,
  type RunsList,
} from '../../model/ci/ciRun.ts'
import { ciTargetOf } from '../../model/ci/runsPlace.ts'
import { hasStrip, stripLength, stripQuery, stripRuns } from '../../model/ci/runStrip.ts'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { isSame } from '../../model/json.ts'
import { selectRunsView } from '../preferences/runsViewSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { ciApi } from './ciApi.ts'
import { selectCiPolling } from './ciPollingSlice.ts'
import { useCiHosts } from './useCiHost.ts'

/** The repository of an entity; `malformed` if its annotation names none, undefined without one. */
export function useCiPlace(entity: Entity): CiPlace | 'loading' | 'malformed' | undefined {
  const hosts = useCiHosts()
  const integrations = useSelector(selectConfig)?.integrations
  return useMemo(
    () => (hosts ? placeOfEntity(hosts, entity, integrations ?? []) : 'loading'),
    [hosts, entity, integrations],
  )
}

/** The state of this page's requests; `idle` while they belong to another page. */
export function useCiPolling(entity: Entity): CiPollingState {
  const state = useSelector(selectCiPolling)
  const location = useLocation()
  const target = ciTargetOf(location, useSelector(selectRunsView))
  const isMine =
    state.status !== 'idle' &&
    state.target.entityRef === stringifyEntityRef(entityRefOf(entity)) &&
    isSame(state.target, target)
  return isMine ? state : { status: 'idle' }
}

interface ShownRuns {
  /** Undefined until the host has answered once. */
  readonly page: RunPage | undefined
  /** The runs are those of the place before. */
  readonly isOld: boolean
  /** More of them are on the way, or will be with the next refresh. */
  readonly hasMore: boolean
}

/** The runs that the process asks for; kept while they are shown. */
export function useRuns(place: CiPlace, query: RunsList | undefined): ShownRuns {
  const { useQueryState, useQuerySubscription } = ciApi.endpoints.runs
  const asked = query ? { place, query, part: 0 } : skipToken
  const { data, currentData } = useQueryState(asked)
  useQuerySubscription(asked, { skip: currentData === undefined })
  const page = useMemo(() => data && joined(data), [data])
  return {
    page,
    isOld: currentData === undefined && data !== undefined,
    hasMore: query !== undefined && nextOf(query, currentData ?? []) !== undefined,
  }
}

/** Seconds for which the runs of a strip are not asked for again. */
const stripAge = 60

interface ShownStrip {
  /** The latest of the list's filters, oldest first. */
  readonly runs: readonly CiRun[]
  /** Runs that are on the way. */
  readonly pending: number
}

/** One request more where the list has fewer runs than a strip. The list, which is asked for again, keeps it up to date. */
export function useStrip(
  place: CiPlace,
  list: RunsList | undefined,
  { page, isOld }: Pick<ShownRuns, 'page' | 'isOld'>,
): ShownStrip {
  const isAsked = list !== undefined && page !== undefined && !isOld && !hasStrip(list, page)
  const asked = isAsked ? { place, query: stripQuery(list), part: 0 } : skipToken
  const { data, currentData, isFetching } = ciApi.useRunsQuery(asked, {
    refetchOnMountOrArgChange: stripAge,
  })
  const older = isOld ? data : currentData
  const runs = useMemo(
    () => stripRuns(page?.runs ?? [], older ? joined(older).runs : []),
    [page, older],
  )
  const most = Math.min(stripLength, page?.total ?? 0)
  return { runs, pending: isFetching ? Math.max(0, most - runs.length) : 0 }
}

interface ShownRun {
  readonly run: CiRun | undefined
  readonly jobs: readonly CiJob[] | undefined
}

/** A run with its jobs, as `useRuns`. */
export function useRun(place: CiPlace, runId: string, attempt: number | undefined): ShownRun {
  const of = { place, runId, ...(attempt !== undefined && { attempt }) }
  const { run, jobs } = ciApi.endpoints
  const { currentData: shownRun } = run.useQueryState(of)
  const { currentData: shownJobs } = jobs.useQueryState(of)
  run.useQuerySubscription(of, { skip: shownRun === undefined })
  jobs.useQuerySubscription(of, { skip: shownJobs === undefined })
  return { run: shownRun, jobs: shownJobs }
}
