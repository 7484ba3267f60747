// References of a schema that lead nowhere, for which the form library refuses the whole schema.

import { findSchemaDefinition, type RJSFSchema } from '@rjsf/utils'
import { isRecord, type UnknownRecord } from '../../../model/isRecord.ts'

const lostKey = 'x-lost-reference'

/** Values in them are not schemas. */
const dataKeys = new Set(['default', 'const', 'enum', 'examples'])

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
  // A record is the schema of a property with this name.
  const isFollowed = $ref === undefined || isRecord($ref) || !isLost($ref, root)
  const entries = Object.entries(
    isFollowed
      ? value
      : { ...rest, [lostKey]: typeof $ref === 'string' ? $ref : JSON.stringify($ref) },
  )
  return Object.fromEntries(
    entries.map(([key, one]) => [key, dataKeys.has(key) ? one : cleared(one, root)]),
  )
}

/** A schema in which they are replaced by notes for the fields in their place. */
export const withoutLostReferences = (root: UnknownRecord): RJSFSchema =>
  cleared(root, root) as RJSFSchema

/** The reference of this field that leads nowhere. */
export function lostReference(schema: RJSFSchema): string | undefined {
  const reference: unknown = schema[lostKey]
  return typeof reference === 'string' ? reference : undefined
}
