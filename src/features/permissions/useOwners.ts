import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Entity } from '../../model/entities/entity.ts'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import type { PermissionCheck } from '../../model/entities/permissions/permission.ts'
import { targetsOf } from '../../model/entities/relatedRefs.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { useEntityByRefQuery } from '../entities/catalogApi.ts'
import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'

/** An owner; its entity is null if the catalog does not show it, and undefined until that is known. */
export interface Owner {
  readonly ref: string
  readonly entity: Entity | null | undefined
}

export type OwnersState =
  /** The permission concerns no entity. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly owners: readonly Owner[] }
  | { readonly status: 'failed'; readonly failure: Failure }

const fields = [
  'kind',
  'metadata.namespace',
  'metadata.name',
  'metadata.title',
  'metadata.links',
  'spec.profile',
]

/** The owners of the entity that a permission is asked for, from the catalog. */
export function useOwners({ permission, resourceRef }: PermissionCheck): OwnersState {
  const isEntity = permission.type === 'resource' && permission.resourceType === 'catalog-entity'
  const ref = isEntity && findEntityRef(resourceRef ?? '') ? resourceRef : undefined
  const { currentData: entity, error } = useEntityByRefQuery(ref ?? skipToken)
  const refs = entity ? targetsOf(entity, 'ownedBy') : []
  const found = useEntitiesByRefsQuery(refs.length > 0 ? { refs, fields } : skipToken).currentData
  if (ref === undefined) return { status: 'none' }
  if (entity) {
    return {
      status: 'found',
      owners: refs.map((one, index) => ({ ref: one, entity: found?.[index] })),
    }
  }
  return error === undefined
    ? { status: 'loading' }
    : { status: 'failed', failure: toFailure(error) }
}
