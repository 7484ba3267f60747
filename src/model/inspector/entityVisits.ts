// What has changed of the entities that a person has looked at, look by look, and how it is kept in the browser.

import type { Entity } from '../entities/entity.ts'
import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import {
  changesBetween,
  fieldsOf,
  longestPath,
  longestText,
  mostFields,
  type EntityFields,
  type FieldChange,
} from './entityFields.ts'

/** A look at an entity that had changed. Times are in milliseconds since epoch. */
export interface EntityVisit {
  readonly at: number
  /** The look before. */
  readonly since: number
  readonly changes: readonly FieldChange[]
  /** Changed fields that are not listed. */
  readonly more: number
}

export interface SeenEntity {
  readonly entityRef: string
  readonly at: number
  readonly fields: EntityFields
  /** Newest first. */
  readonly visits: readonly EntityVisit[]
}

const mostEntities = 20
const mostVisits = 8
const mostChanges = 30
const longestKept = 1_000_000

export interface Look {
  readonly entityRef: string
  readonly entity: Entity
  readonly at: number
}

/** What is kept after a look, this entity first. An answer that is older than the last look changes nothing. */
export function afterLook(seen: readonly SeenEntity[], look: Look): readonly SeenEntity[] {
  const { entityRef, entity, at } = look
  const others = seen.filter((one) => one.entityRef !== entityRef)
  const last = seen.find((one) => one.entityRef === entityRef)
  if (last && last.at >= at) return [last, ...others]
  const fields = fieldsOf(entity)
  const changes = last ? changesBetween(last.fields, fields) : []
  const visits =
    last && changes.length > 0 ? [visitOf(changes, at, last.at), ...last.visits] : last?.visits
  return [{ entityRef, at, fields, visits: (visits ?? []).slice(0, mostVisits) }, ...others].slice(
    0,
    mostEntities,
  )
}

const visitOf = (changes: readonly FieldChange[], at: number, since: number): EntityVisit => ({
  at,
  since,
  changes: changes.slice(0, mostChanges),
  more: Math.max(0, changes.length - mostChanges),
})

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest

/** The last milliseconds that a date can have. */
const latest = 8.64e15
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= latest

const isListOf =
  <Item>(isItem: (value: unknown) => value is Item, most: number) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.length <= most && value.every(isItem)

const isFields = (value: unknown): value is EntityFields =>
  isRecord(value) &&
  Object.keys(value).length <= mostFields &&
  Object.entries(value).every(
    ([path, text]) => isText(path, longestPath) && isText(text, longestText),
  )

const isFieldText = (value: unknown) => value === null || isText(value, longestText)

const isChange = (value: unknown): value is FieldChange =>
  isRecord(value) &&
  isText(value['path'], longestPath) &&
  isFieldText(value['before']) &&
  isFieldText(value['after'])

const isVisit = (value: unknown): value is EntityVisit =>
  isRecord(value) &&
  isTime(value['at']) &&
  isTime(value['since']) &&
  Number.isSafeInteger(value['more']) &&
  isListOf(isChange, mostChanges)(value['changes'])

const isSeen = (value: unknown): value is SeenEntity =>
  isRecord(value) &&
  isText(value['entityRef'], 1_000) &&
  isTime(value['at']) &&
  isFields(value['fields']) &&
  isListOf(isVisit, mostVisits)(value['visits'])

/** What is kept; whatever has another form is left out. */
export function readSeen(text: string | null): readonly SeenEntity[] {
  const kept = text === null || text.length > longestKept ? undefined : parseJson(text)
  return Array.isArray(kept) ? kept.slice(0, mostEntities).filter(isSeen) : []
}
