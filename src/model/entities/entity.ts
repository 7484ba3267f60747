// An entity of the catalog (spec 1 §3), with the fields that a page has requested.

import { isRecord } from '../isRecord.ts'
import { plainMarkdown } from '../plainMarkdown.ts'
import { defined } from '../typedKeys.ts'
import { defaultNamespace, stringifyEntityRef, type EntityRef } from './entityRef.ts'
import { generatedTitle } from './generatedLocation.ts'

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

/** True for anything with a kind and a name. */
const isEntity = (value: unknown): value is Entity =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  isRecord(value['metadata']) &&
  typeof value['metadata']['name'] === 'string'

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined

const textsByKey = (value: unknown): Readonly<Record<string, string>> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : undefined

const records = (value: unknown, ...keys: readonly string[]): readonly never[] | undefined =>
  Array.isArray(value)
    ? (value.filter(
        (one) => isRecord(one) && keys.every((key) => typeof one[key] === 'string'),
      ) as never[])
    : undefined

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * The entity in a response, without fields of another shape, so that one odd field does not break a page. Undefined
 * without a kind and a name.
 */
export function readEntity(value: unknown): Entity | undefined {
  if (!isEntity(value)) return undefined
  const { metadata, status } = value as unknown as Record<
    'metadata' | 'status',
    Record<string, unknown>
  >
  const { name, namespace, uid, etag, title, description, annotations, labels, tags, links } =
    metadata
  return defined<Entity>({
    apiVersion: text(value.apiVersion),
    kind: value.kind,
    metadata: defined<Entity['metadata']>({
      name: String(name),
      namespace: text(namespace),
      uid: text(uid),
      etag: text(etag),
      title: text(title),
      description: text(description),
      annotations: textsByKey(annotations),
      labels: textsByKey(labels),
      tags: texts(tags),
      links: records(links, 'url')?.map((link: EntityLink) =>
        defined<EntityLink>({ url: link.url, title: text(link.title), icon: text(link.icon) }),
      ),
    }),
    spec: isRecord(value.spec) ? value.spec : undefined,
    relations: records(value.relations, 'type', 'targetRef'),
    status: isRecord(status)
      ? { items: records(status['items'], 'level', 'message') ?? [] }
      : undefined,
  })
}

export const entityRefOf = ({ kind, metadata }: Entity): EntityRef => ({
  kind,
  namespace: metadata.namespace ?? defaultNamespace,
  name: metadata.name,
})

/** @param kind In lower case. */
export const isOfKind = ({ kind: own }: Entity, kind: string): boolean => own.toLowerCase() === kind

/** Its ref as `stringifyEntityRef` gives it. */
export const refOf = (entity: Entity): string => stringifyEntityRef(entityRefOf(entity))

/** A text of `spec`; undefined if it is missing, empty or not text. */
export function specText({ spec }: Entity, key: string): string | undefined {
  const value = spec?.[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** `spec.profile.displayName`, else `metadata.title`; undefined if both are missing. */
function ownName({ metadata, spec }: Entity): string | undefined {
  const profile = spec?.['profile']
  const name = isRecord(profile) ? text(profile['displayName']) : undefined
  return [name, metadata.title].find((one) => one?.trim())
}

/** The entity's own name, else the target of a generated location; undefined if `metadata.name` is the best. */
export const givenName = (entity: Entity): string | undefined =>
  ownName(entity) ?? generatedTitle(entity)

/** The name for display, else `metadata.name` (spec 1 §3). */
export const displayName = (entity: Entity): string => givenName(entity) ?? entity.metadata.name

/** `spec.lifecycle`, unless it is the usual `production`: what a list has to point out. */
export function unusualLifecycle(entity: Entity): string | undefined {
  const lifecycle = specText(entity, 'lifecycle')
  return lifecycle?.toLowerCase() === 'production' ? undefined : lifecycle
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** `metadata.name`, by which the catalog sorts, if the entity's own name has other letters or digits. */
export function differingName(entity: Entity): string | undefined {
  const { name } = entity.metadata
  const shown = ownName(entity) ?? name
  return lettersOf(shown) === lettersOf(name) ? undefined : name
}

/** The description as one line without Markdown, for lists; undefined if nothing is left. */
export const plainDescription = ({ metadata }: Entity): string | undefined =>
  plainMarkdown(metadata.description ?? '') || undefined

/** Errors that the catalog reports while processing the entity (spec 1 §3). */
export const errorsOf = ({ status }: Entity): readonly string[] => [
  ...new Set(
    (status?.items ?? []).flatMap(({ level, message }) => (level === 'error' ? [message] : [])),
  ),
]

interface Profile {
  readonly email?: string
  /** URL of a picture; not checked. */
  readonly picture?: string
}

/** Contact details of a user or group. */
export function profileOf({ spec }: Entity): Profile {
  const profile = isRecord(spec?.['profile']) ? spec['profile'] : {}
  return defined<Profile>({ email: text(profile['email']), picture: text(profile['picture']) })
}

/** The kinds of the specification, in the order in which they are listed. */
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
