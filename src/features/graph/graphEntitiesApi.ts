// The entities of a graph in the cache: batches by refs, each with no more fields than a node shows.

import type { Entity } from '../../model/entities/entity.ts'
import { graphFields, knownEntities, type KnownEntities } from '../../model/graph/entityGraph.ts'
import { entitiesApi } from '../entities/entitiesApi.ts'

export type Batch = readonly (Entity | null)[]

/** Relations come whole: as many nodes in one answer as keep it below 200 KB. */
const mostInOneAnswer = 100

export const batchQuery = (refs: readonly string[]) => ({
  refs,
  fields: graphFields,
  most: mostInOneAnswer,
})

type CacheRoot = Parameters<ReturnType<typeof entitiesApi.endpoints.entitiesByRefs.select>>[0]

/** The answers so far, in the order of the batches; nothing where one has left the cache. */
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
