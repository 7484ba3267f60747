// The parts of a schema that hold for a value: references, conditions and the alternative that its form shows are resolved as
// @rjsf/utils does for the form.

import { createSchemaUtils, optionsList, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import shallowAllOfMerge from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'
import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { looksOf, withMergedLooks } from './formSchema.ts'
import { schemaValidator } from './schemaValidator.ts'

export type SchemaTools = SchemaUtilsType<unknown>

export const schemaTools = (root: UnknownRecord): SchemaTools =>
  createSchemaUtils<unknown>(
    schemaValidator,
    root,
    { allOf: 'populateDefaults', mergeDefaultsIntoFormData: 'useDefaultIfFormDataUndefined' },
    mergeParts,
  )

/** The library keeps the first look of all parts that have one. */
export function mergeParts(schema: RJSFSchema): RJSFSchema {
  const { allOf = [], ...own } = schema
  const merged: unknown = shallowAllOfMerge(schema)
  return withMergedLooks(isRecord(merged) ? merged : {}, [own, ...allOf.filter(isRecord)])
}

/** Alternatives inside alternatives: more are a loop. */
const deepest = 12

/** The schema itself, resolved, and the alternatives that are shown for the value, if it has some. */
export function activeSchemas(
  tools: SchemaTools,
  schema: UnknownRecord,
  value: unknown,
  depth = 0,
): readonly UnknownRecord[] {
  const { oneOf, anyOf, ...resolved } = tools.retrieveSchema(schema, value)
  const whole = { ...resolved, ...(oneOf && { oneOf }), ...(anyOf && { anyOf }) }
  if (tools.isSelect(whole)) return [{ ...resolved, ...valuesOf(whole) }]
  const option = depth < deepest ? shownOption(tools, anyOf ?? oneOf ?? [], value) : undefined
  return option ? [resolved, ...activeSchemas(tools, option, value, depth + 1)] : [resolved]
}

/** A list of constants with titles is a list of values. */
function valuesOf(schema: RJSFSchema): UnknownRecord {
  const options = optionsList<unknown>(schema, looksOf(schema)) ?? []
  return {
    enum: options.map(({ value }): unknown => value),
    'ui:enumNames': options.map(({ label }) => label),
  }
}

function shownOption(
  tools: SchemaTools,
  options: readonly unknown[],
  value: unknown,
): UnknownRecord | undefined {
  const schemas = options.map((one): RJSFSchema => (isRecord(one) ? one : {}))
  if (schemas.length === 0) return undefined
  return schemas[tools.getClosestMatchingOption(value, schemas, 0)]
}

/** The schema of a member or an item; undefined if none is declared. */
export function schemaOfMember(
  active: readonly UnknownRecord[],
  key: string | number,
): UnknownRecord | undefined {
  const found = active.map((one) => declared(one, key)).filter(isRecord)
  return found.length > 1 ? { allOf: found } : found[0]
}

function declared(
  { properties, items, additionalItems }: UnknownRecord,
  key: string | number,
): unknown {
  if (typeof key === 'string')
    return isRecord(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined
  if (!Array.isArray(items)) return items
  return key < items.length ? items[key] : additionalItems
}
