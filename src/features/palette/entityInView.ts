// The entity whose page is open, and the permitted actions.

import { createSelector } from '@reduxjs/toolkit'
import type { Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { catalogPermissions } from '../../model/entities/permissions/catalogPermissions.ts'
import { isRefreshable } from '../../model/entities/refreshable.ts'
import { entityOfPath } from '../../model/paths.ts'
import { catalogApi } from '../entities/catalogApi.ts'
import { selectDecision, type PermissionRoot } from '../entities/permissionsApi.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { selectLocation, type LocationRoot } from '../shell/locationSlice.ts'

export interface EntityInView {
  readonly entity: Entity
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
  readonly mayRefresh: boolean
  readonly mayUnregister: boolean
  /** Path of the page with its inspector open. */
  readonly inspect: string
}

type EntityRoot = PermissionRoot &
  LocationRoot &
  Parameters<ReturnType<typeof catalogApi.endpoints.entityByRef.select>>[0]

/** Undefined on other pages. */
export function selectRefInView(root: EntityRoot): string | undefined {
  const ref = entityOfPath(selectLocation(root).pathname)
  return ref && stringifyEntityRef(ref)
}

function selectEntity(root: EntityRoot): Entity | undefined {
  const ref = selectRefInView(root)
  return ref === undefined ? undefined : catalogApi.endpoints.entityByRef.select(ref)(root).data
}

/** False while the decision is pending, because a late item would move the others. */
const selectMay = (root: EntityRoot, permission: 'refreshEntity' | 'deleteEntity'): boolean => {
  const decision = selectDecision(root, catalogPermissions[permission], selectRefInView(root))
  return decision !== undefined && decision !== 'denied'
}

/** The same object until something in it changes. */
export const selectEntityInView = createSelector(
  [
    selectEntity,
    selectRefInView,
    (root: EntityRoot) => selectMay(root, 'refreshEntity'),
    (root: EntityRoot) =>
      selectConfig(root)?.unregister === undefined && selectMay(root, 'deleteEntity'),
    (root: EntityRoot) => selectLocation(root).pathname,
    (root: EntityRoot) => selectLocation(root).search,
  ],
  (entity, entityRef, mayRefresh, mayUnregister, pathname, search): EntityInView | undefined => {
    if (!entity || entityRef === undefined) return undefined
    const parameters = new URLSearchParams(search)
    parameters.set('inspect', 'overview')
    return {
      entity,
      entityRef,
      mayRefresh: mayRefresh && isRefreshable(entity),
      mayUnregister,
      inspect: `${pathname}?${parameters.toString()}`,
    }
  },
)
