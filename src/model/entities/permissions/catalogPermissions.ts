// The catalog's permissions, as its backend knows them (PERM-12, PERM-13).

import type { BasicPermission, ResourcePermission } from './permission.ts'

type Attributes = BasicPermission['attributes']

const basic = (name: string, attributes: Attributes = {}): BasicPermission => ({
  type: 'basic',
  name,
  attributes,
})

/** The resource is an entity, named by what `stringifyEntityRef` gives. */
const ofEntity = (name: string, attributes: Attributes): ResourcePermission => ({
  type: 'resource',
  name,
  attributes,
  resourceType: 'catalog-entity',
})

export const catalogPermissions = {
  readEntity: ofEntity('catalog.entity.read', { action: 'read' }),
  createEntity: basic('catalog.entity.create', { action: 'create' }),
  deleteEntity: ofEntity('catalog.entity.delete', { action: 'delete' }),
  refreshEntity: ofEntity('catalog.entity.refresh', { action: 'update' }),
  validateEntity: basic('catalog.entity.validate'),
  readLocation: basic('catalog.location.read', { action: 'read' }),
  createLocation: basic('catalog.location.create', { action: 'create' }),
  analyzeLocation: basic('catalog.location.analyze'),
  deleteLocation: basic('catalog.location.delete', { action: 'delete' }),
} as const
