// The entities of a graph: batches by refs, with the fields of nodes only.

import type { Entity } from '../../model/entities/entity.ts'
import { graphFields, knownEntities, type KnownEntities } from '../../model/graph/entityGraph.ts'
import { entitiesApi } from '../entities/entitiesApi.ts'

export type Batch = readonly (Entity | null)[]

/** Entities per request: relations cannot be limited, and this keeps responses below 200 KB. */
const mostInOneAnswer = 100

export const batchQuery = (refs: readonly string[]) => ({
  refs,
  fields: graphFields,
  most: mostInOneAnswer,
})

type CacheRoot = Parameters<ReturnType<typeof entitiesApi.endpoints.entitiesByRefs.select>>[0]

/** Responses in the order of the batches; undefined for one that has left the cache. */
export const selectBatches = (
  state: CacheRoot,
  batches: readonly (readonly string[])[],
): readonly (Batch | undefined)[] =>
  batches.map((refs) => entitiesApi.endpoints.entitiesByRefs.select(batchQuery(refs))(state).data)

export const entitiesOf = (
  batches: readonly (readonly string[])[],
  answers: readonly (Batch | undefined)[],
): KnownEntities =>
  knownEntities(
    batches.flatMap((refs, index) => {
      const entities = answers[index]
      return entities ? [{ refs, entities }] : []
    }),
  )
