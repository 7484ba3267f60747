// The fields of a form's step, by JSON pointer, and their titles.

import { isRecord, type UnknownRecord } from '../isRecord.ts'
import type { FormSchema } from './formSchema.ts'
import { segmentsOf } from './jsonPointer.ts'

export interface FoundField {
  /** All schemas that hold for the value, with those of conditions and alternatives. */
  readonly schemas: readonly UnknownRecord[]
  readonly uiSchema: UnknownRecord
  /** Of the step, for references. */
  readonly root: UnknownRecord
  readonly isItem: boolean
}

const recordAt = (value: UnknownRecord, key: string): UnknownRecord => {
  const found = value[key]
  return isRecord(found) ? found : {}
}

export const wholeStep = ({ schema, uiSchema }: FormSchema): FoundField => ({
  schemas: withBranches([schema], schema),
  uiSchema,
  root: schema,
  isItem: false,
})

/** The field of a property or item. */
export function innerField({ schemas, uiSchema, root }: FoundField, segment: string): FoundField {
  const isItem = /^\d+$/.test(segment) && schemas.some(({ items }) => items !== undefined)
  return {
    schemas: withBranches(
      schemas.flatMap((one) => membersOf(one, segment, isItem)),
      root,
    ),
    uiSchema: recordAt(uiSchema, isItem ? 'items' : segment),
    root,
    isItem,
  }
}

/** As the template gives it. */
export const ownTitle = ({ schemas, uiSchema }: FoundField): string | undefined =>
  [uiSchema['ui:title'], ...schemas.map(({ title }) => title)].find(
    (one) => typeof one === 'string',
  )

/** The title of a field as the step has it, or its name; an item's is that of its list with its number. */
export function fieldTitle(step: FormSchema, pointer: string): string {
  let field = wholeStep(step)
  let title = ''
  for (const segment of segmentsOf(pointer)) {
    field = innerField(field, segment)
    const fallback = field.isItem ? `${title} ${String(Number(segment) + 1)}` : segment
    title = ownTitle(field) ?? fallback
  }
  return title
}

function membersOf(
  schema: UnknownRecord,
  segment: string,
  isItem: boolean,
): readonly UnknownRecord[] {
  const { properties, items, additionalItems, additionalProperties } = schema
  if (!isItem) {
    const known = isRecord(properties) && Object.hasOwn(properties, segment)
    return [known ? properties[segment] : additionalProperties].filter(isRecord)
  }
  const item: unknown = Array.isArray(items) ? (items[Number(segment)] ?? additionalItems) : items
  return [item].filter(isRecord)
}

/** Branches inside branches: more are a loop. */
const deepest = 6

function withBranches(
  schemas: readonly UnknownRecord[],
  root: UnknownRecord,
): readonly UnknownRecord[] {
  const all = [...schemas]
  let last: readonly UnknownRecord[] = schemas
  for (let depth = 0; depth < deepest && last.length > 0; depth++) {
    last = last.flatMap((one) => branchesOf(one, root))
    all.push(...last)
  }
  return all
}

function branchesOf(schema: UnknownRecord, root: UnknownRecord): readonly UnknownRecord[] {
  const { allOf, anyOf, oneOf, dependencies, dependentSchemas, $ref } = schema
  const lists = [allOf, anyOf, oneOf].flatMap((one): unknown[] => (Array.isArray(one) ? one : []))
  const dependent = [dependencies, dependentSchemas].flatMap((one) =>
    isRecord(one) ? Object.values(one) : [],
  )
  const referred = typeof $ref === 'string' ? valueAt(root, $ref.replace(/^#/, '')) : undefined
  return [...lists, ...dependent, schema['then'], schema['else'], referred].filter(isRecord)
}

/** The value at a JSON pointer; undefined if there is none. */
export const valueAt = (root: UnknownRecord, pointer: string): unknown =>
  segmentsOf(pointer).reduce<unknown>(
    (value, segment) =>
      Array.isArray(value)
        ? (value as readonly unknown[])[Number(segment)]
        : isRecord(value)
          ? value[segment]
          : undefined,
    root,
  )
