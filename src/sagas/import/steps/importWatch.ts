// Asks the catalog what has become of what was registered, until it has said so of each entity.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { unprocessedApi } from '../../../features/catalog/unprocessed/unprocessedApi.ts'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import { selectImports, verdictsArrived } from '../../../features/import/importsSlice.ts'
import { errorsOf, type Entity } from '../../../model/entities/entity.ts'
import type { UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { itemOf, type ImportItem } from '../../../model/import/importItem.ts'
import { verdictsOf, type Verdict } from '../../../model/import/verdicts.ts'
import { isSame } from '../../../model/json.ts'
import { poll } from '../../kit/poll.ts'
import { request } from '../../kit/request.ts'

/** Milliseconds. A pull request waits for people; the catalog has its turns. */
const timing = {
  processing: { every: 2_000, atMost: 30_000 },
  merging: { every: 10_000, atMost: 60_000 },
} as const

const fields = ['kind', 'metadata.name', 'metadata.namespace', 'metadata.annotations', 'status']

type Watching = Extract<ImportItem, { readonly status: 'watching' }>
type Found = readonly (Entity | null)[]

/** Subscribed until it has answered: the cache drops an answer without a reader when an invalidation meets it. */
const anew = { forceRefetch: true }

function* askUnprocessed(): SagaGenerator<readonly UnprocessedEntity[]> {
  const { unprocessed } = unprocessedApi.endpoints
  const lists: UnprocessedEntity[] = []
  for (const reason of ['failed', 'pending'] as const) {
    try {
      const list = yield* call(
        request<readonly UnprocessedEntity[] | null>,
        unprocessed.initiate(reason, anew),
      )
      lists.push(...(list ?? []))
    } catch {
      // Not everybody may see them, and not every backend has them: then only what stands is told.
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
  const asked = byRefs.initiate({ refs: [...refs, ...ownRefs], fields }, anew)
  const found = yield* call(request<Found>, asked)
  const own = found.slice(refs.length).flatMap((entity) => (entity ? errorsOf(entity) : []))
  const isMissing = found.slice(0, refs.length).includes(null)
  const unprocessed = isMissing ? yield* call(askUnprocessed) : []
  let at = 0
  return locations.flatMap(({ target, entities }) => {
    const part = found.slice(at, (at += entities.length))
    // Before the merge there is no file: that is no error of anybody's.
    const locationErrors = link === null ? own : []
    return verdictsOf({ target, refs: entities }, { entities: part, unprocessed, locationErrors })
  })
}

export function* watch(target: string): SagaGenerator<void> {
  const begun = itemOf(yield* select(selectImports), target)
  if (begun.status !== 'watching') return
  const look = function* look(): SagaGenerator<void> {
    const item = itemOf(yield* select(selectImports), target)
    if (item.status !== 'watching') return
    const verdicts = yield* call(askVerdicts, item)
    if (!isSame(verdicts, item.verdicts)) yield* put(verdictsArrived({ target, verdicts }))
  }
  yield* call(poll, look, begun.link === null ? timing.processing : timing.merging)
}
