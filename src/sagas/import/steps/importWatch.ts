// Polls the catalog for the registered entities until each has a result.

import type { Action } from '@reduxjs/toolkit'
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { unprocessedApi } from '../../../features/catalog/unprocessed/unprocessedApi.ts'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import {
  selectImports,
  verdictsArrived,
  watchFailed,
  watchRepeated,
} from '../../../features/import/importsSlice.ts'
import { errorsOf, type Entity } from '../../../model/entities/entity.ts'
import type { UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { isPassing, toFailure } from '../../../model/failure.ts'
import { catalogProblem } from '../../../model/import/catalogProblem.ts'
import { itemOf, type ImportItem } from '../../../model/import/importItem.ts'
import { verdictsOf, type Verdict } from '../../../model/import/verdicts.ts'
import { isSame } from '../../../model/json.ts'
import { poll } from '../../kit/poll.ts'
import { request } from '../../kit/request.ts'

/** Milliseconds. A pull request waits for people, so it is polled less often. */
const timing = {
  processing: { every: 2_000, atMost: 30_000 },
  merging: { every: 10_000, atMost: 60_000 },
} as const

const fields = ['kind', 'metadata.name', 'metadata.namespace', 'metadata.annotations', 'status']

type Watching = Extract<ImportItem, { readonly status: 'watching' }>
type Found = readonly (Entity | null)[]

/** Stays subscribed until the answer: the cache drops an answer without a subscriber on invalidation. */
const refetch = { forceRefetch: true }

function* askUnprocessed(): SagaGenerator<readonly UnprocessedEntity[]> {
  const { unprocessed } = unprocessedApi.endpoints
  const lists: UnprocessedEntity[] = []
  for (const reason of ['failed', 'pending'] as const) {
    try {
      const list = yield* call(
        request<readonly UnprocessedEntity[] | null>,
        unprocessed.initiate(reason, refetch),
      )
      lists.push(...(list ?? []))
    } catch {
      // Without access to this list, only entities in the catalog are reported.
    }
  }
  return lists
}

function* askVerdicts({
  locations,
  registered,
  link,
}: Watching): SagaGenerator<readonly Verdict[]> {
  const refs = locations.flatMap(({ entities }) => entities)
  const ownRefs = Object.values(registered).filter((ref) => ref !== null)
  const byRefs = entitiesApi.endpoints.entitiesByRefs
  const asked = byRefs.initiate({ refs: [...refs, ...ownRefs], fields }, refetch)
  const found = yield* call(request<Found>, asked)
  const own = found.slice(refs.length).flatMap((entity) => (entity ? errorsOf(entity) : []))
  const isMissing = found.slice(0, refs.length).includes(null)
  const unprocessed = isMissing ? yield* call(askUnprocessed) : []
  let at = 0
  return locations.flatMap(({ target, entities }) => {
    const part = found.slice(at, (at += entities.length))
    // Before the merge a missing file is not an error.
    const locationErrors = link === null ? own : []
    return verdictsOf({ target, refs: entities }, { entities: part, unprocessed, locationErrors })
  })
}

/** Failures in a row that are tolerated before an error is shown. */
const mostSilent = 2

export function* watch(target: string): SagaGenerator<void> {
  const begun = itemOf(yield* select(selectImports), target)
  if (begun.status !== 'watching') return
  // Not in the slice: a restart counts anew, which only tolerates more.
  let failures = 0
  const look = function* look(): SagaGenerator<void> {
    const item = itemOf(yield* select(selectImports), target)
    if (item.status !== 'watching') return
    try {
      const verdicts = yield* call(askVerdicts, item)
      failures = 0
      if (item.problem || !isSame(verdicts, item.verdicts))
        yield* put(verdictsArrived({ target, verdicts }))
    } catch (thrown) {
      failures += 1
      const failure = toFailure(thrown)
      const problem = catalogProblem(failure)
      const isShown = !isPassing(failure) || failures > mostSilent
      if (isShown && !isSame(problem, item.problem)) yield* put(watchFailed({ target, problem }))
      throw thrown
    }
  }
  const isAboutThis = (event: Action): boolean =>
    watchRepeated.match(event) && event.payload.target === target
  for (;;)
    yield* race({
      end: call(poll, look, begun.link === null ? timing.processing : timing.merging),
      again: take(isAboutThis),
    })
}
