import { isRecord } from '../isRecord.ts'
import type { JsonRecord } from './jsonRecord.ts'

/** The parts of a JSON pointer, with their own signs. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The title of a field as the schema has it, or its name; an item's is that of its list with its number. */
export function fieldTitle(schema: JsonRecord, pointer: string): string {
  let schemas: readonly JsonRecord[] = withBranches([schema], schema)
  let title = ''
  for (const segment of segmentsOf(pointer)) {
    const isItem = /^\d+$/.test(segment) && schemas.some(({ items }) => items !== undefined)
    schemas = withBranches(
      schemas.flatMap((one) => membersOf(one, segment, isItem)),
      schema,
    )
    const own = schemas.map((one) => one['title']).find((one) => typeof one === 'string')
    const fallback = isItem ? `${title} ${String(Number(segment) + 1)}` : segment
    title = own ?? fallback
  }
  return title
}

function membersOf(schema: JsonRecord, segment: string, isItem: boolean): readonly JsonRecord[] {
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

function withBranches(schemas: readonly JsonRecord[], root: JsonRecord): readonly JsonRecord[] {
  const all = [...schemas]
  let last: readonly JsonRecord[] = schemas
  for (let depth = 0; depth < deepest && last.length > 0; depth++) {
    last = last.flatMap((one) => branchesOf(one, root))
    all.push(...last)
  }
  return all
}

function branchesOf(schema: JsonRecord, root: JsonRecord): readonly JsonRecord[] {
  const { allOf, anyOf, oneOf, dependencies, $ref } = schema
  const lists = [allOf, anyOf, oneOf].flatMap((one): unknown[] => (Array.isArray(one) ? one : []))
  const dependent: unknown[] = isRecord(dependencies) ? Object.values(dependencies) : []
  const referred = typeof $ref === 'string' ? at(root, $ref) : undefined
  return [...lists, ...dependent, schema['then'], schema['else'], referred].filter(isRecord)
}

const at = (root: JsonRecord, ref: string): unknown =>
  segmentsOf(ref.replace(/^#/, '')).reduce<unknown>(
    (value, segment) => (isRecord(value) ? value[segment] : undefined),
    root,
  )
