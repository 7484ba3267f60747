import { stringifyEntityRef, type EntityRef } from '../../../model/entities/entityRef.ts'
import { toFailure } from '../../../model/failure.ts'
import { useEntityByRefQuery } from '../../entities/catalogApi.ts'
import { useDocsEntityQuery } from '../docsApi.ts'

/**
 * The entity of a documentation. The techdocs backend has only those with a documentation of their own, so the catalog is
 * asked about others.
 */
export function useDocsEntity(ref: EntityRef) {
  const docs = useDocsEntityQuery(ref)
  const isUnknown = docs.error !== undefined && toFailure(docs.error).kind === 'notFound'
  const catalog = useEntityByRefQuery(stringifyEntityRef(ref), { skip: !isUnknown })
  const entity = docs.currentData ?? catalog.currentData
  return {
    entity,
    isLoading: !entity && (docs.isFetching || catalog.isFetching),
    /** The catalog has no such entity. */
    isMissing: catalog.error !== undefined && toFailure(catalog.error).kind === 'notFound',
  }
}
