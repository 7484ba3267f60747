// What the review shows of a step: every value as it will be sent.

import { isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { pointerPart } from './formDraft.ts'
import { stepValues, type FormStep } from './formSteps.ts'

export interface ReviewRow {
  /** JSON pointer of the field. */
  readonly pointer: string
  /** Titles of the field and the objects around it, from the outside in. */
  readonly names: readonly string[]
  readonly value: Json
}

interface Field {
  readonly schema: JsonRecord
  readonly uiSchema: JsonRecord
}

const recordAt = (value: JsonRecord, key: string): JsonRecord => {
  const found = value[key]
  return isJsonRecord(found) ? found : {}
}

const textAt = (value: JsonRecord, ...keys: readonly string[]): string | undefined =>
  keys.map((key) => value[key]).find((found) => typeof found === 'string')

const inPlace = ['then', 'else', 'allOf', 'anyOf', 'oneOf', 'dependencies', 'dependentSchemas']

/** The schema and `ui:` keywords of a property, wherever the step declares it. */
function fieldOf(schema: Json | undefined, uiSchema: JsonRecord, name: string): Field | undefined {
  if (Array.isArray(schema))
    return (schema as readonly Json[])
      .map((one) => fieldOf(one, uiSchema, name))
      .find((found) => found !== undefined)
  if (!isJsonRecord(schema)) return undefined
  const own = recordAt(schema, 'properties')[name]
  if (isJsonRecord(own)) return { schema: own, uiSchema: recordAt(uiSchema, name) }
  return inPlace
    .flatMap((keyword) => {
      const part = schema[keyword]
      const isByName = keyword === 'dependencies' || keyword === 'dependentSchemas'
      return isByName && isJsonRecord(part) ? Object.values(part) : [part]
    })
    .map((part) => fieldOf(part, uiSchema, name))
    .find((found) => found !== undefined)
}

/** The names that a template gives to the values of an enumeration. */
function named(value: Json, { schema, uiSchema }: Field): Json {
  const names = uiSchema['ui:enumNames']
  const values = schema['enum']
  if (!Array.isArray(names) || !Array.isArray(values)) return value
  const name: unknown = (names as readonly Json[])[(values as readonly Json[]).indexOf(value)]
  return typeof name === 'string' ? name : value
}

function valueRows(value: Json, field: Field, at: Pick<ReviewRow, 'pointer' | 'names'>) {
  const review = recordAt(recordAt(field.uiSchema, 'ui:backstage'), 'review')
  const name = textAt(review, 'name')
  const names = name === undefined ? at.names : [...at.names.slice(0, -1), name]
  if (review['show'] === false) return []
  const mask = textAt(review, 'mask')
  if (mask !== undefined) return [{ ...at, names, value: mask }]
  if (isJsonRecord(value) && Object.keys(value).length > 0)
    return recordRows(value, field, { pointer: at.pointer, names })
  return [{ ...at, names, value: named(value, field) }]
}

const unknown: Field = { schema: {}, uiSchema: {} }

const recordRows = (
  values: JsonRecord,
  { schema, uiSchema }: Field,
  at: Pick<ReviewRow, 'pointer' | 'names'>,
): readonly ReviewRow[] =>
  Object.entries(values).flatMap(([key, value]): readonly ReviewRow[] => {
    const field = fieldOf(schema, uiSchema, key) ?? unknown
    const title = textAt(field.uiSchema, 'ui:title') ?? textAt(field.schema, 'title') ?? key
    return valueRows(value, field, {
      pointer: `${at.pointer}/${pointerPart(key)}`,
      names: [...at.names, title],
    })
  })

/** Secrets are masks already. `ui:backstage.review` of a field can hide, mask or rename it. */
export const reviewRows = (step: FormStep, values: JsonRecord): readonly ReviewRow[] =>
  recordRows(stepValues(step, values), step, { pointer: '', names: [] })

/** The title of the field at a JSON pointer, in whichever step; its name if it has none. */
export function fieldTitle(steps: readonly FormStep[], pointer: string): string {
  const [, first = '', ...rest] = pointer.split('/')
  for (const step of steps) {
    let field = fieldOf(step.schema, step.uiSchema, first)
    for (const key of rest) field = field && fieldOf(field.schema, field.uiSchema, key)
    const title = field && (textAt(field.uiSchema, 'ui:title') ?? textAt(field.schema, 'title'))
    if (title !== undefined) return title
  }
  return rest.at(-1) ?? first
}
