// The fields of a form's step, by JSON pointer, and their titles.

import { isRecord, type UnknownRecord } from '../isRecord.ts'
import { segmentsOf, targetOf } from './jsonPointer.ts'

interface FoundField {
  /** All schemas that may hold for the value, with those of conditions and alternatives. */
  readonly schemas: readonly UnknownRecord[]
  readonly isItem: boolean
}

/** The field of a property or item. */
function innerField({ schemas }: FoundField, segment: string, root: UnknownRecord): FoundField {
  const isItem = /^\d+$/.test(segment) && schemas.some(({ items }) => items !== undefined)
  const members = schemas.flatMap((one) => membersOf(one, segment, isItem))
  return { schemas: withBranches(members, root), isItem }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const optionsOf = ({ 'ui:options': options }: UnknownRecord): UnknownRecord =>
  isRecord(options) ? options : {}

/** As the template gives it, from the schemas that hold for the value. */
export const ownTitle = (schemas: readonly UnknownRecord[]): string | undefined =>
  [
    ...schemas.map((one) => one['ui:title'] ?? optionsOf(one)['title']),
    ...schemas.map(({ title }) => title),
  ].find(isText)

/** The title of a field as the step has it, or its name; an item's is that of its list with its number. */
export function fieldTitle(
  { schema }: { readonly schema: UnknownRecord },
  pointer: string,
): string {
  let field: FoundField = { schemas: withBranches([schema], schema), isItem: false }
  let title = ''
  for (const segment of segmentsOf(pointer)) {
    field = innerField(field, segment, schema)
    const fallback = field.isItem ? `${title} ${String(Number(segment) + 1)}` : segment
    title = ownTitle(field.schemas) ?? fallback
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
  const referred = typeof $ref === 'string' ? targetOf(root, $ref) : undefined
  return [...lists, ...dependent, schema['then'], schema['else'], referred].filter(isRecord)
}
