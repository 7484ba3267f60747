// The schema that the form library draws. The library throws on a keyword of the wrong type, such as `title: {}`, and on a
// reference to nothing, and the whole field is lost. Such keywords are left out here. Validation uses the original schema.

import { findSchemaDefinition, type RJSFSchema } from '@rjsf/utils'
import { isRecord, type UnknownRecord } from '../../../../model/isRecord.ts'
import { partOf, type SchemaPart } from '../../../../model/scaffolder/form/schemaParts.ts'

const lostKey = 'x-lost-reference'

/** The value to draw; undefined if there is none. */
type Draw = (value: unknown, root: RJSFSchema) => unknown

const list: Draw = (value) => (Array.isArray(value) ? value : undefined)
const data: Draw = (value) => value

/** YAML has numbers and booleans where people mean texts. */
const text: Draw = (value) => {
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return typeof value === 'string' || isPlain ? String(value) : undefined
}

/** The library would take what every object has, such as `constructor`, for a widget. */
const format: Draw = (value) =>
  typeof value === 'string' && !(value in Object.prototype) ? value : undefined

const names: Draw = (value) =>
  Array.isArray(value) ? value.map((one) => text(one, {}) ?? JSON.stringify(one)) : undefined

/** Others would move if one were left out. */
const tuple = (items: readonly unknown[], root: RJSFSchema): readonly UnknownRecord[] =>
  items.map((one) => (isRecord(one) ? drawable(one, root) : {}))

const schema: Draw = (value, root) => {
  if (Array.isArray(value)) return tuple(value, root)
  return isRecord(value) ? drawable(value, root) : typeof value === 'boolean' ? value : undefined
}

/** Without any there is nothing to choose. */
const schemas: Draw = (value, root) =>
  Array.isArray(value) && value.length > 0 ? tuple(value, root) : undefined

const namedSchemas: Draw = (value, root) =>
  isRecord(value)
    ? withValues(value, (one) => (isRecord(one) ? drawable(one, root) : {}))
    : undefined

/** A schema, or the names that a property requires. */
const dependencies: Draw = (value, root) =>
  isRecord(value)
    ? withValues(value, (one) => (isRecord(one) ? drawable(one, root) : list(one, root)))
    : undefined

/** As a text, so that the page can name what is not there. */
const look: Draw = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

/** With and without `ui:`. */
const looks: Readonly<Record<string, Draw>> = {
  ...{ widget: look, field: look },
  ...{ title: text, description: text, help: text, placeholder: text },
  ...{ order: list, enumNames: names },
}

const options: Draw = (value, root) =>
  isRecord(value)
    ? withValues(value, (one, key) => (drawOf(looks, key) ?? data)(one, root))
    : undefined

const keywords: Readonly<Record<string, Draw>> = {
  ...{ title: text, description: text, format, enum: list },
  ...{ default: data, const: data, examples: data, 'ui:options': options },
  ...{ oneOf: schemas, anyOf: schemas, allOf: schemas },
  ...{ dependencies, dependentRequired: dependencies },
  ...Object.fromEntries(Object.entries(looks).map(([key, draw]) => [`ui:${key}`, draw])),
}

const drawOf = (draws: Readonly<Record<string, Draw>>, key: string): Draw | undefined =>
  Object.hasOwn(draws, key) ? draws[key] : undefined

/** A reference may lead into a keyword that is not known here. */
const unknown: Draw = (value, root) =>
  Array.isArray(value)
    ? value.map((one) => unknown(one, root))
    : isRecord(value)
      ? drawable(value, root)
      : value

const parts: Readonly<Record<SchemaPart, Draw>> = { schema, schemas: namedSchemas, data: unknown }

function drawable(given: UnknownRecord, root: RJSFSchema): UnknownRecord {
  const { $ref, ...rest } = given
  const isFollowed = $ref === undefined || !isLost($ref, root)
  const noted = isFollowed
    ? given
    : { ...rest, [lostKey]: typeof $ref === 'string' ? $ref : JSON.stringify($ref) }
  return withValues(noted, (one, key) => (drawOf(keywords, key) ?? parts[partOf(key)])(one, root))
}

/** Members whose value is undefined are left out. */
const withValues = (
  record: UnknownRecord,
  change: (value: unknown, key: string) => unknown,
): UnknownRecord =>
  Object.fromEntries(
    Object.entries(record)
      .map(([key, one]) => [key, change(one, key)] as const)
      .filter(([, one]) => one !== undefined),
  )

function isLost(reference: unknown, root: RJSFSchema): boolean {
  try {
    findSchemaDefinition(reference as string, root)
    return false
  } catch {
    return true
  }
}

export const drawableSchema = (root: UnknownRecord): RJSFSchema => drawable(root, root)

/** The reference of this field that leads nowhere. */
export function lostReference(field: RJSFSchema): string | undefined {
  const reference: unknown = field[lostKey]
  return typeof reference === 'string' ? reference : undefined
}
