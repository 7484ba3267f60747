// The rows of a step in the review: every value as it will be sent, by the words that people chose it by, without secrets.

import type { UnknownRecord } from '../../isRecord.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { isEntityField } from '../fields/entityFields.ts'
import { activeSchemas, schemaOfMember, schemaTools, type SchemaTools } from './activeSchemas.ts'
import { namedValue, ownTitle } from './fieldTitle.ts'
import { shownMask } from './formMasks.ts'
import { shownValue } from './formSecrets.ts'
import { stepValues, type FormStep } from './formSteps.ts'
import { pointerOf } from './jsonPointer.ts'
import { reviewAt, secretAt, type ValuePath } from './markedSchema.ts'

export interface ReviewRow {
  /** JSON pointer of the field. */
  readonly pointer: string
  /** Titles of the field and the objects around it, from the outside in. */
  readonly names: readonly string[]
  readonly value: Json
  /** Set if the value is the ref of an entity, or several. */
  readonly isEntity?: true
}

type Schemas = readonly UnknownRecord[]

interface Place {
  readonly path: ValuePath
  readonly names: readonly string[]
}

/** A list without objects is one row, as it is short. */
const hasRows = (value: Json): boolean =>
  Array.isArray(value)
    ? value.some((one) => typeof one === 'object' && one !== null)
    : isJsonRecord(value) && Object.keys(value).length > 0

/** In the order of the form: values come in that in which they were typed. */
function membersOf(value: Json, schemas: Schemas): readonly (readonly [string | number, Json])[] {
  if (Array.isArray(value)) return value.map((one, index) => [index, one])
  const names = schemas.flatMap(({ properties }) => Object.keys(asJsonRecord(properties)))
  const places = new Map(names.map((name, place) => [name, place]))
  const placeOf = ([name]: readonly [string, Json]) => places.get(name) ?? names.length
  return Object.entries(asJsonRecord(value)).toSorted((one, two) => placeOf(one) - placeOf(two))
}

/** None for a schema that cannot be resolved. */
function schemasOf(tools: SchemaTools, schema: UnknownRecord | undefined, value: Json): Schemas {
  try {
    return schema ? activeSchemas(tools, schema, value) : []
  } catch {
    return []
  }
}

/**
 * Of a step of `stepsFor` with its document. `ui:backstage.review` of a field can hide, mask or rename it; its items are
 * shown as the field of an item says.
 */
export function reviewRows(step: FormStep, document: JsonRecord): readonly ReviewRow[] {
  const { marked, schema } = step
  const tools = schemaTools(schema)
  const inside = (schemas: Schemas, key: string | number, value: Json): Schemas =>
    schemasOf(tools, schemaOfMember(schemas, key), value)
  const itemsOf = (items: readonly Json[], list: Schemas, path: ValuePath): readonly Json[] =>
    items.flatMap((one, index): readonly Json[] => {
      const at = [...path, index]
      const { isHidden, mask } = reviewAt(marked, at)
      if (isHidden) return []
      if (mask !== undefined) return [mask]
      return [secretAt(marked, at) ? shownMask : namedValue(one, inside(list, index, one))]
    })
  const rowsOf = (value: Json, field: Schemas, { path, names }: Place): readonly ReviewRow[] => {
    const row = { pointer: pointerOf(path), names }
    const { isHidden, mask } = reviewAt(marked, path)
    if (isHidden) return []
    if (mask !== undefined) return [{ ...row, value: mask }]
    if (secretAt(marked, path)) return [{ ...row, value: shownMask }]
    if (hasRows(value)) return rowsInside(value, field, { path, names })
    const isEntity = isEntityField(field) && { isEntity: true as const }
    if (!Array.isArray(value))
      return [{ ...row, value: shownValue(namedValue(value, field)), ...isEntity }]
    const items = value
    const ofItem = items.length > 0 && isEntityField(inside(field, 0, items[0] ?? null))
    return [
      { ...row, value: itemsOf(items, field, path), ...(ofItem ? { isEntity: true } : isEntity) },
    ]
  }
  const rowsInside = (value: Json, whole: Schemas, at: Place): readonly ReviewRow[] =>
    membersOf(value, whole).flatMap(([key, one]) => {
      const field = inside(whole, key, one)
      const path = [...at.path, key]
      const title = reviewAt(marked, path).name ?? ownTitle(field)
      const names =
        typeof key === 'string'
          ? [...at.names, title ?? key]
          : [...at.names.slice(0, -1), `${title ?? at.names.at(-1) ?? ''} ${String(key + 1)}`]
      return rowsOf(one, field, { path, names })
    })
  const values = stepValues(step, document)
  return rowsInside(values, schemasOf(tools, schema, values), { path: [], names: [] })
}
