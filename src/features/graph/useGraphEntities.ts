import { useMemo } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import type { KnownEntities } from '../../model/graph/entityGraph.ts'
import { entitiesOf, selectBatches } from './graphEntitiesApi.ts'

type Root = Parameters<typeof selectBatches>[0]

/** What the cache has of these batches. */
export function useGraphEntities(batches: readonly (readonly string[])[]): KnownEntities {
  const answers = useSelector((state: Root) => selectBatches(state, batches), shallowEqual)
  return useMemo(() => entitiesOf(batches, answers), [batches, answers])
}
