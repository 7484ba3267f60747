// References of a schema that lead nowhere, for which the form library refuses the whole schema.

import { findSchemaDefinition, type RJSFSchema } from '@rjsf/utils'
import { isRecord, type UnknownRecord } from '../../../../model/isRecord.ts'

const lostKey = 'x-lost-reference'

/** Values in them are not schemas. */
const dataKeys = new Set(['default', 'const', 'enum', 'examples'])

/** Keys in them are names, and their values schemas. */
const nameKeys = new Set([
  ...['properties', 'patternProperties', 'definitions', '$defs'],
  ...['dependencies', 'dependentSchemas'],
])

function isLost(reference: unknown, root: RJSFSchema): boolean {
  try {
    findSchemaDefinition(reference as string, root)
    return false
  } catch {
    return true
  }
}

function cleared(value: unknown, root: RJSFSchema): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => cleared(one, root))
  if (!isRecord(value)) return value
  const { $ref, ...rest } = value
  const isFollowed = $ref === undefined || !isLost($ref, root)
  const schema = isFollowed
    ? value
    : { ...rest, [lostKey]: typeof $ref === 'string' ? $ref : JSON.stringify($ref) }
  return withValues(schema, (one, key) => {
    if (dataKeys.has(key)) return one
    return nameKeys.has(key) && isRecord(one)
      ? withValues(one, (named) => cleared(named, root))
      : cleared(one, root)
  })
}

const withValues = (
  record: UnknownRecord,
  change: (value: unknown, key: string) => unknown,
): UnknownRecord =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one, key)]))

/** A schema in which they are replaced by notes for the fields in their place. */
export const withoutLostReferences = (root: UnknownRecord): RJSFSchema =>
  cleared(root, root) as RJSFSchema

/** The reference of this field that leads nowhere. */
export function lostReference(schema: RJSFSchema): string | undefined {
  const reference: unknown = schema[lostKey]
  return typeof reference === 'string' ? reference : undefined
}
