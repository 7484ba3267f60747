// Which keywords of a JSON Schema have schemas as their values.

/** Keywords whose schemas add properties to the same object. */
export const inPlace: readonly string[] = ['then', 'else', 'allOf', 'anyOf', 'oneOf']
/** Keywords that add properties once another property has a value. */
export const byProperty: readonly string[] = ['dependencies', 'dependentSchemas']

/** A schema or a list of them, schemas (or names that are required) by name, or data such as a default. */
export type SchemaPart = 'schema' | 'schemas' | 'data'

const schemaKeys = new Set([
  ...['items', 'additionalItems', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if'],
  ...inPlace,
])
const namedKeys = new Set([
  ...['properties', 'patternProperties', 'definitions', '$defs', 'dependentRequired'],
  ...byProperty,
])

export const partOf = (key: string): SchemaPart =>
  schemaKeys.has(key) ? 'schema' : namedKeys.has(key) ? 'schemas' : 'data'
