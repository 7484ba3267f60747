// The values that a task was started with, as its page shows them: by the titles of its form, and without secrets.

import { isRecord } from '../../isRecord.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { isEntityField } from '../fields/entityFields.ts'
import { innerField, namedValue, ownTitle, wholeField, type FoundField } from './fieldTitle.ts'
import { isMask as isOwnMask, lostMask } from './formMasks.ts'
import { pointerOf } from './jsonPointer.ts'
import {
  markedSchema,
  reviewAt,
  withMembers,
  type MarkedSchema,
  type ValuePath,
} from './markedSchema.ts'

export interface InputRow {
  /** JSON pointer of the value. */
  readonly pointer: string
  /** Titles, as far as the template has them, of the value and the lists and objects around it, from the outside in. */
  readonly names: readonly string[]
  /** A plain value, or a list of such; null in place of a sealed secret. */
  readonly value: Json
  /** `sealed`: there is only a mask. `hidden`: its name says that it may be a secret. */
  readonly secret?: 'sealed' | 'hidden'
  /** Set if the value is the ref of an entity, or several. */
  readonly isEntity?: true
}

const isMask = (value: Json): boolean =>
  isOwnMask(value) || (typeof value === 'string' && /^\*{3,}$/.test(value))

const secretName =
  /passw(?:or)?d|passphrase|secret|token|credential|(?:api|private|access)[-_]?key|(?:^|_|-)(?:pass|pwd|pin)$/i

const isSecretName = (name: string, value: Json): boolean =>
  typeof value === 'string' && value !== '' && secretName.test(name)

/** Masks in place of what may be secrets by their names, where no schema says which are. */
export function withoutNamedSecrets(values: JsonRecord): JsonRecord {
  const without = (value: Json): Json =>
    withMembers(value, (one, key) => (isSecretName(String(key), one) ? lostMask : without(one)))
  return asJsonRecord(without(values))
}

/** A list of plain values is one row, as it is short; an empty one is a value as well. */
const hasRows = (value: Json): boolean =>
  Array.isArray(value)
    ? value.some((one) => typeof one === 'object' && one !== null)
    : isJsonRecord(value) && Object.keys(value).length > 0

/** As the form has them; what it does not have comes last. */
function membersOf(
  value: Json,
  { schemas }: FoundField,
): readonly (readonly [string | number, Json])[] {
  if (Array.isArray(value)) return value.map((one, index) => [index, one])
  const names = schemas.flatMap(({ properties }) => Object.keys(asJsonRecord(properties)))
  const places = new Map(names.map((name, place) => [name, place]))
  const placeOf = ([name]: readonly [string, Json]) => places.get(name) ?? names.length
  return Object.entries(asJsonRecord(value)).toSorted((one, two) => placeOf(one) - placeOf(two))
}

interface Place {
  readonly path: ValuePath
  readonly names: readonly string[]
  readonly field: FoundField
}

/** Of the values that one step of the form has; a schema without properties is that of a template that is gone. */
function rowsOfStep(schema: JsonRecord, values: JsonRecord): readonly InputRow[] {
  const marked: MarkedSchema | undefined = markedSchema(schema)
  const inside = (value: Json, at: Place): readonly InputRow[] =>
    membersOf(value, at.field).flatMap(([key, one]) => {
      const path = [...at.path, key]
      const field = innerField(at.field, String(key), schema)
      const { isHidden, mask, name } = reviewAt(marked, path)
      if (isHidden) return []
      const title = name ?? ownTitle(field.schemas)
      const names =
        typeof key === 'string'
          ? [...at.names, title ?? key]
          : [...at.names.slice(0, -1), `${title ?? at.names.at(-1) ?? ''} ${String(key + 1)}`]
      if (mask !== undefined) return [{ pointer: pointerOf(path), names, value: mask }]
      return hasRows(one)
        ? inside(one, { path, names, field })
        : [rowOf(one, { path, names, field })]
    })
  return inside(values, { path: [], names: [], field: wholeField(schema) })
}

function rowOf(value: Json, { path, names, field }: Place): InputRow {
  const row = { pointer: pointerOf(path), names }
  if (isMask(value)) return { ...row, value: null, secret: 'sealed' }
  if (isSecretName(path.findLast((key) => typeof key === 'string') ?? '', value))
    return { ...row, value, secret: 'hidden' }
  const { schemas } = field
  const ofItem = schemas.flatMap(({ items }) => [items].flat().filter(isRecord))
  const isEntity = isEntityField([...schemas, ...ofItem]) && { isEntity: true as const }
  const shown = Array.isArray(value)
    ? value.filter((one) => !isMask(one)).map((one) => namedValue(one, ofItem))
    : namedValue(value, schemas)
  return { ...row, value: shown, ...isEntity }
}

/** Of the values of a task's form, with the steps that the template has now. */
export function inputRows(
  parameters: JsonRecord,
  steps: readonly JsonRecord[] = [],
): readonly InputRow[] {
  const fieldsOf = (schema: JsonRecord) =>
    new Set(
      wholeField(schema).schemas.flatMap(({ properties }) => Object.keys(asJsonRecord(properties))),
    )
  let left = Object.entries(parameters)
  const rows = steps.flatMap((schema) => {
    const fields = fieldsOf(schema)
    const own = left.filter(([name]) => fields.has(name))
    left = left.filter(([name]) => !fields.has(name))
    return rowsOfStep(schema, Object.fromEntries(own))
  })
  return [...rows, ...rowsOfStep({}, Object.fromEntries(left))]
}
