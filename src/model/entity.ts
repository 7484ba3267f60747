// What the catalog knows of a thing (spec 1 §3), as far as a page may have asked for it.

import { defaultNamespace, type EntityRef } from './entityRef.ts'

interface EntityLink {
  readonly url: string
  readonly title?: string
  readonly icon?: string
}

export interface EntityRelation {
  readonly type: string
  readonly targetRef: string
}

interface EntityStatusItem {
  readonly type: string
  readonly level: string
  readonly message: string
}

export interface Entity {
  readonly apiVersion?: string
  readonly kind: string
  readonly metadata: {
    readonly name: string
    readonly namespace?: string
    readonly uid?: string
    readonly etag?: string
    readonly title?: string
    readonly description?: string
    readonly annotations?: Readonly<Record<string, string>>
    readonly labels?: Readonly<Record<string, string>>
    readonly tags?: readonly string[]
    readonly links?: readonly EntityLink[]
  }
  readonly spec?: Readonly<Record<string, unknown>>
  readonly relations?: readonly EntityRelation[]
  readonly status?: { readonly items?: readonly EntityStatusItem[] }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** True for anything that has at least a kind and a name. */
export const isEntity = (value: unknown): value is Entity =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  isRecord(value['metadata']) &&
  typeof value['metadata']['name'] === 'string'

export const entityRefOf = ({ kind, metadata }: Entity): EntityRef => ({
  kind,
  namespace: metadata.namespace ?? defaultNamespace,
  name: metadata.name,
})

/** A text of `spec`, or nothing where it is missing or not text. */
export function specText({ spec }: Entity, key: string): string | undefined {
  const value = spec?.[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Display name: `spec.profile.displayName`, else `metadata.title`, else the name (spec 1 §3). */
export function displayName(entity: Entity): string {
  const profile = entity.spec?.['profile']
  const name = isRecord(profile) ? profile['displayName'] : undefined
  if (typeof name === 'string' && name !== '') return name
  return entity.metadata.title ?? entity.metadata.name
}

/** The kinds of the specification, in the order in which people look for them. */
export const entityKinds = [
  'Component',
  'API',
  'System',
  'Domain',
  'Resource',
  'Group',
  'User',
  'Template',
  'Location',
] as const
