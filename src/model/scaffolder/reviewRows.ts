// The rows of a step in the review: every value as it will be sent, without secrets.

import { isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { innerField, ownTitle, wholeStep, type FoundField } from './fieldTitle.ts'
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
}

/** The names that a template gives to the values of an enumeration. */
function named(value: Json, { schemas, uiSchema }: FoundField): Json {
  const names = uiSchema['ui:enumNames']
  const values = schemas.map((schema) => schema['enum']).find(Array.isArray)
  if (!Array.isArray(names) || !values) return value
  const name: unknown = names[values.indexOf(value)]
  return typeof name === 'string' ? name : value
}

interface Place {
  readonly path: ValuePath
  readonly names: readonly string[]
}

/** A list without objects is one row, as it is short. */
const hasRows = (value: Json): boolean =>
  Array.isArray(value)
    ? (value as readonly Json[]).some((one) => typeof one === 'object' && one !== null)
    : isJsonRecord(value) && Object.keys(value).length > 0

/** `ui:backstage.review` of a field can hide, mask or rename it; its items are shown as the field of an item says. */
export function reviewRows(step: FormStep, values: JsonRecord): readonly ReviewRow[] {
  const { marked } = step
  const itemsOf = (items: readonly Json[], list: FoundField, path: ValuePath): readonly Json[] =>
    items.flatMap((one, index): readonly Json[] => {
      const at = [...path, index]
      const { isHidden, mask } = reviewAt(marked, at)
      if (isHidden) return []
      if (mask !== undefined) return [mask]
      return [secretAt(marked, at) ? shownMask : named(one, innerField(list, String(index)))]
    })
  const rowsOf = (value: Json, field: FoundField, { path, names }: Place): readonly ReviewRow[] => {
    const row = { pointer: pointerOf(path), names }
    const { isHidden, mask } = reviewAt(marked, path)
    if (isHidden) return []
    if (mask !== undefined) return [{ ...row, value: mask }]
    if (secretAt(marked, path)) return [{ ...row, value: shownMask }]
    if (hasRows(value)) return rowsInside(value, field, { path, names })
    if (Array.isArray(value)) return [{ ...row, value: itemsOf(value, field, path) }]
    return [{ ...row, value: shownValue(named(value, field)) }]
  }
  const rowsInside = (value: Json, whole: FoundField, at: Place): readonly ReviewRow[] => {
    const members: readonly (readonly [string | number, Json])[] = Array.isArray(value)
      ? (value as readonly Json[]).map((one, index) => [index, one] as const)
      : Object.entries(value as JsonRecord)
    return members.flatMap(([key, one]) => {
      const field = innerField(whole, String(key))
      const path = [...at.path, key]
      const title = reviewAt(marked, path).name ?? ownTitle(field)
      const names =
        typeof key === 'string'
          ? [...at.names, title ?? key]
          : [...at.names.slice(0, -1), `${title ?? at.names.at(-1) ?? ''} ${String(key + 1)}`]
      return rowsOf(one, field, { path, names })
    })
  }
  return rowsInside(stepValues(step, values), wholeStep(step), { path: [], names: [] })
}
