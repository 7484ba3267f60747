// The rows of a step in the review: every value as it will be sent.

import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { innerField, ownTitle, wholeStep, type FoundField } from './fieldTitle.ts'
import { pointerPart } from './formDraft.ts'
import { stepValues, type FormStep } from './formSteps.ts'

export interface ReviewRow {
  /** JSON pointer of the field. */
  readonly pointer: string
  /** Titles of the field and the objects around it, from the outside in. */
  readonly names: readonly string[]
  readonly value: Json
}

/** The names that a template gives to the values of an enumeration. */
function named(value: Json, { schemas, uiSchema }: FoundField): Json {
  const names = uiSchema['ui:enumNames']
  const values = schemas.map((schema) => schema['enum']).find(Array.isArray)
  if (!Array.isArray(names) || !values) return value
  const name: unknown = names[values.indexOf(value)]
  return typeof name === 'string' ? name : value
}

type Place = Pick<ReviewRow, 'pointer' | 'names'>

function valueRows(value: Json, field: FoundField, at: Place): readonly ReviewRow[] {
  const { show, mask, name } = asJsonRecord(asJsonRecord(field.uiSchema['ui:backstage'])['review'])
  const names = typeof name === 'string' ? [...at.names.slice(0, -1), name] : at.names
  if (show === false) return []
  if (typeof mask === 'string') return [{ ...at, names, value: mask }]
  if (isJsonRecord(value) && Object.keys(value).length > 0)
    return recordRows(value, field, { pointer: at.pointer, names })
  return [{ ...at, names, value: named(value, field) }]
}

const recordRows = (values: JsonRecord, whole: FoundField, at: Place): readonly ReviewRow[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const field = innerField(whole, key)
    return valueRows(value, field, {
      pointer: `${at.pointer}/${pointerPart(key)}`,
      names: [...at.names, ownTitle(field) ?? key],
    })
  })

/** Secrets are masks already. `ui:backstage.review` of a field can hide, mask or rename it. */
export const reviewRows = (step: FormStep, values: JsonRecord): readonly ReviewRow[] =>
  recordRows(stepValues(step, values), wholeStep(step), { pointer: '', names: [] })
