import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'
import { batchQuery } from './graphEntitiesApi.ts'

/** Keeps a batch in the cache for as long as the page shows it, and up to date; draws nothing. */
export function KeptBatch({ refs }: { readonly refs: readonly string[] }) {
  useEntitiesByRefsQuery(batchQuery(refs))
  return null
}
