// The fields of a form's step, by JSON pointer, and their titles.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { asJsonRecord, isSame, type Json } from '../../json.ts'
import { segmentsOf, targetOf } from './jsonPointer.ts'

export interface FoundField {
  /** All schemas that may hold for the value, with those of conditions and alternatives. */
  readonly schemas: readonly UnknownRecord[]
  readonly isItem: boolean
}

/** The field of the whole document. */
export const wholeField = (root: UnknownRecord): FoundField => ({
  schemas: withBranches([root], root),
  isItem: false,
})

/** The field of a property or item. */
export function innerField(
  { schemas }: FoundField,
  segment: string,
  root: UnknownRecord,
): FoundField {
  const isItem = /^\d+$/.test(segment) && schemas.some(({ items }) => items !== undefined)
  const members = schemas.flatMap((one) => membersOf(one, segment, isItem))
  return { schemas: withBranches(members, root), isItem }
}

/** The name that the template gives to a value of an enumeration, or to an alternative that is one value. */
export function namedValue(value: Json, schemas: readonly UnknownRecord[]): Json {
  for (const schema of schemas) {
    const name = nameIn(schema, value)
    if (typeof name === 'string' && name !== '') return name
  }
  return value
}

function nameIn(schema: UnknownRecord, value: Json): unknown {
  const { enum: values, 'ui:enumNames': looks, enumNames, type } = schema
  const option = optionsIn(schema).find((one) => isSame(constantOf(one), value))
  if (option) return ownTitle([option])
  const all: unknown = values ?? (type === 'boolean' ? [true, false] : undefined)
  const index = Array.isArray(all) ? all.findIndex((one) => isSame(one, value)) : -1
  if (index < 0) return undefined
  const names = looks ?? optionsOf(schema)['enumNames'] ?? enumNames
  return Array.isArray(names)
    ? names[index]
    : asJsonRecord(names)[typeof value === 'string' ? value : JSON.stringify(value)]
}

const constantOf = (schema: UnknownRecord): unknown => {
  const { const: only, enum: values } = schema
  return only === undefined && Array.isArray(values) && values.length === 1 ? values[0] : only
}

/** The alternatives of a list of values with titles: none is a field of its own. */
function optionsIn({ oneOf, anyOf }: UnknownRecord): readonly UnknownRecord[] {
  const options = [oneOf ?? anyOf].flat().filter(isRecord)
  return options.every((one) => constantOf(one) !== undefined) ? options : []
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
  let field = wholeField(schema)
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
  const alternatives = optionsIn(schema).length > 0 ? [] : [anyOf, oneOf]
  const lists = [allOf, ...alternatives].flatMap((one) => (Array.isArray(one) ? one : []))
  const dependent = [dependencies, dependentSchemas].flatMap((one) =>
    isRecord(one) ? Object.values(one) : [],
  )
  const referred = typeof $ref === 'string' ? targetOf(root, $ref) : undefined
  return [...lists, ...dependent, schema['then'], schema['else'], referred].filter(isRecord)
}
