// Searches the catalog for the typed text, and retries with halves of it in case of a typo.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import type { EntityPage } from '../../../model/entities/answers.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { entryOf, type EntityEntry } from '../../../model/entities/entityEntry.ts'
import { problemsOf } from '../../../model/entities/entityProblems.ts'
import { isNamed } from '../../../model/entities/ranking.ts'
import { bestEntries, distinct, rankableEntry } from '../../../model/palette/bestEntries.ts'
import type { PaletteQuery } from '../../../model/palette/paletteQuery.ts'
import { entitySearch, looserTerms, searchTerm } from '../../../model/palette/searchRequest.ts'
import { request } from '../../kit/request.ts'

/** With its worst problem, which the answer has just told. */
function foundEntryOf(entity: Entity): EntityEntry {
  const [problem] = problemsOf(entity)
  return { ...entryOf(entity), ...(problem && { problem }) }
}

function* ask(term: string, kind: string | undefined): SagaGenerator<readonly EntityEntry[]> {
  const { items } = yield* call(
    request<EntityPage>,
    entitiesApi.endpoints.entityPage.initiate(entitySearch(term, kind)),
  )
  return items.map(foundEntryOf)
}

/** Searches for the halves of the term, one after the other, if no name matches the whole term. */
export function* findEntities({ text, kind }: PaletteQuery): SagaGenerator<readonly EntityEntry[]> {
  const term = searchTerm(text)
  let found = yield* call(ask, term, kind)
  if (isNamed(text, found.map(rankableEntry))) return found
  for (const looser of looserTerms(term)) {
    try {
      found = distinct([...found, ...(yield* call(ask, looser, kind))])
    } catch {
      // Results are returned even if the second request fails.
      return found
    }
    if (bestEntries(text, found, 1).length > 0) return found
  }
  return found
}
