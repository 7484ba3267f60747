// Comes with the tasks' pages. Looks up each entity that a task has created, until the catalog has it.

import { createSelector } from '@reduxjs/toolkit'
import { call, delay, fork, put, type SagaGenerator } from 'typed-redux-saga'
import { unprocessedApi } from '../../features/catalog/unprocessed/unprocessedApi.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import {
  entriesNamed,
  entryFound,
  entryMissed,
  lookFailed,
  selectCatalogEntries,
} from '../../features/tasks/catalogEntriesSlice.ts'
import { selectTaskLog } from '../../features/tasks/taskLogSlice.ts'
import { displayName, entityRefOf, errorsOf, type Entity } from '../../model/entities/entity.ts'
import { findEntityRef, stringifyEntityRef } from '../../model/entities/entityRef.ts'
import type { UnprocessedEntity } from '../../model/entities/unprocessed.ts'
import { toFailure } from '../../model/failure.ts'
import { outputKind, taskOutput } from '../../model/tasks/taskOutput.ts'
import { follow, followEach, type Jobs } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

/** Milliseconds between two looks, which grow. */
const firstPause = 2_000
const longestPause = 15_000

/** The number of looks so far. */
type Job = number

function selectJobs(root: Parameters<typeof selectCatalogEntries>[0]): Jobs<Job> {
  const jobs = Object.entries(selectCatalogEntries(root)).flatMap(([entityRef, entry]) => {
    if (entry.status === 'looking') return [[entityRef, 0] as const]
    return entry.status === 'waiting' ? [[entityRef, entry.looks] as const] : []
  })
  return Object.fromEntries(jobs)
}

/** The catalog's reasons for not having the entity; none if it does not tell. */
function* reasonsFor(entityRef: string): SagaGenerator<readonly string[]> {
  const asked = unprocessedApi.endpoints.unprocessed.initiate('failed', { forceRefetch: true })
  try {
    const refused = yield* call(request<readonly UnprocessedEntity[] | null>, asked)
    return (refused ?? [])
      .filter(({ entity }) => stringifyEntityRef(entityRefOf(entity)) === entityRef)
      .flatMap(({ errors }) => errors.map(({ message }) => message))
  } catch {
    return []
  }
}

function* lookUp(looks: Job, entityRef: string): SagaGenerator<void> {
  if (looks > 0) {
    const visibility = yield* service('visibility')
    yield* delay(Math.min(firstPause * 1.5 ** looks, longestPause))
    yield* call([visibility, visibility.whenVisible])
  }
  const asked = catalogApi.endpoints.entityByRef.initiate(entityRef, { forceRefetch: true })
  try {
    const entity = yield* call(request<Entity>, asked)
    yield* put(entryFound({ entityRef, name: displayName(entity), errors: errorsOf(entity) }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (failure.kind === 'notFound')
      yield* put(entryMissed({ entityRef, errors: yield* call(reasonsFor, entityRef) }))
    else yield* put(lookFailed({ entityRef, failure }))
  }
}

/** What the output of the shown task names. */
interface Named {
  readonly entityRefs: readonly string[]
  /** When the task ended, in milliseconds since epoch. */
  readonly endedAt: number
}

const selectNamed = createSelector(
  (root: Parameters<typeof selectTaskLog>[0]) => {
    const log = selectTaskLog(root)
    return log.status === 'closed' ? undefined : log.events.completion
  },
  (completion): Named | undefined => {
    if (!completion?.output) return undefined
    const entityRefs = taskOutput(completion.output).links.flatMap(({ entityRef }) => {
      const ref = entityRef === undefined ? undefined : findEntityRef(entityRef, outputKind)
      return ref ? stringifyEntityRef(ref) : []
    })
    return { entityRefs: [...new Set(entityRefs)], endedAt: completion.at ?? 0 }
  },
)

/** Milliseconds after its task in which an entity may still come. */
const newFor = 600_000

function* takeUp({ entityRefs, endedAt }: Named): SagaGenerator<void> {
  const clock = yield* service('clock')
  yield* put(entriesNamed({ entityRefs, isNew: clock.now() - endedAt < newFor }))
}

export function* catalogEntriesSaga(): SagaGenerator<void> {
  yield* fork(follow<Named>, selectNamed, takeUp)
  yield* call(followEach<Job>, 'catalogEntries', selectJobs, lookUp)
}
