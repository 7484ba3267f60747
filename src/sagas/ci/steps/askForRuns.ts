// One round of requests for what a page shows of workflow runs.

import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { ciApi } from '../../../features/ci/ciApi.ts'
import { runsFailed, runsReceived } from '../../../features/ci/ciPollingSlice.ts'
import { catalogApi } from '../../../features/entities/catalogApi.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { ciAccessRef, type CiAccess } from '../../../model/ci/ciAccess.ts'
import { loginRequired, noProject } from '../../../model/ci/ciFailures.ts'
import {
  ciHostsRef,
  loadHosts,
  placeOfEntity,
  type CiHostEntry,
  type CiPlace,
} from '../../../model/ci/ciHost.ts'
import {
  isDone,
  joined,
  nextOf,
  type CiJob,
  type CiRun,
  type RunPage,
  type RunsList,
} from '../../../model/ci/ciRun.ts'
import {
  lastBuildQuery,
  recentQuery,
  runsListOf,
  type CiTarget,
} from '../../../model/ci/runsPlace.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { FailureError, toFailure } from '../../../model/failure.ts'
import { request } from '../../kit/request.ts'
import { pluginService, service } from '../../kit/service.ts'

/** Throws a `Failure`. */
function* placeOf({ entityRef }: CiTarget): SagaGenerator<CiPlace> {
  const entries = yield* call(pluginService<readonly CiHostEntry[]>, ciHostsRef)
  const hosts = yield* call(loadHosts, entries)
  const { integrations = [], authProviders = [] } = (yield* select(selectConfig)) ?? {}
  const asked = catalogApi.endpoints.entityByRef.initiate(entityRef)
  const entity = yield* call(request<Entity>, asked)
  const place = placeOfEntity(hosts, entity, integrations)
  if (place === undefined || place === 'malformed') throw new FailureError(noProject)
  const isKnown = authProviders.length === 0 || authProviders.includes(place.providerId)
  if (!isKnown) throw new FailureError(loginRequired(place.hostTitle))
  return place
}

interface Round {
  readonly runs: readonly CiRun[]
  readonly hasChanged: boolean
}

/** One page after the other; the first ones are shown meanwhile. */
function* runsOf(place: CiPlace, query: RunsList): SagaGenerator<Round> {
  const { initiate, select: selectPages } = ciApi.endpoints.runs
  const { data: before = [] } = yield* select(selectPages({ place, query, part: 0 }))
  let pages: readonly RunPage[] = []
  for (let part: number | undefined = 0; part !== undefined; part = nextOf(query, pages)) {
    const asked = initiate({ place, query, part }, { forceRefetch: true })
    const answered = yield* call(request<readonly RunPage[]>, asked)
    pages = answered.slice(0, part + 1)
  }
  const hasChanged = pages.length !== before.length || pages.some((one, at) => one !== before[at])
  return { runs: joined(pages).runs, hasChanged }
}

function* runWithJobs(
  place: CiPlace,
  { runId, attempt }: { readonly runId: string; readonly attempt?: number },
): SagaGenerator<Round> {
  const of = { place, runId, ...(attempt !== undefined && { attempt }) }
  const { run: runEndpoint, jobs: jobsEndpoint } = ciApi.endpoints
  const before = [
    (yield* select(runEndpoint.select(of))).data,
    (yield* select(jobsEndpoint.select(of))).data,
  ]
  const { run, jobs } = yield* all({
    run: call(request<CiRun>, runEndpoint.initiate(of, { forceRefetch: true })),
    jobs: call(request<readonly CiJob[]>, jobsEndpoint.initiate(of, { forceRefetch: true })),
  })
  return { runs: [run], hasChanged: run !== before[0] || jobs !== before[1] }
}

/** Both cards of an entity's overview (RUNS-31, RUNS-32). */
function* cardsOf(place: CiPlace): SagaGenerator<Round> {
  const branch = (yield* select(selectConfig))?.ci.lastBuildBranch ?? ''
  const { recent, last } = yield* all({
    recent: call(runsOf, place, recentQuery),
    last: call(runsOf, place, lastBuildQuery(branch)),
  })
  return {
    runs: [...recent.runs, ...last.runs],
    hasChanged: recent.hasChanged || last.hasChanged,
  }
}

function* round(place: CiPlace, { shows }: CiTarget): SagaGenerator<Round> {
  if (shows.page === 'overview') return yield* call(cardsOf, place)
  if (shows.page === 'run') return yield* call(runWithJobs, place, shows)
  const needsBranch = shows.view === 'cards' && shows.place.branch === ''
  const asked = ciApi.endpoints.defaultBranch.initiate({ place })
  const branch = needsBranch ? yield* call(request<string>, asked) : ''
  return yield* call(runsOf, place, runsListOf(shows.place, shows.view, branch))
}

export function* askForRuns(target: CiTarget): SagaGenerator<void> {
  const access = yield* call(pluginService<CiAccess>, ciAccessRef)
  let place: CiPlace | undefined
  try {
    place = yield* call(placeOf, target)
    const { runs, hasChanged } = yield* call(round, place, target)
    const allowance = yield* call(access.allowance, place)
    const at = (yield* service('clock')).now()
    yield* put(runsReceived({ target, at, hasChanged, isDone: runs.every(isDone), allowance }))
  } catch (thrown) {
    const allowance = place ? yield* call(access.allowance, place) : null
    yield* put(runsFailed({ target, failure: toFailure(thrown), allowance }))
  }
}
