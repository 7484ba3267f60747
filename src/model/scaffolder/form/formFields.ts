// The fields with a `ui:field` that a step shows for its values, also those without a value and those of lists.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { asJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { stateAt } from '../../keyed.ts'
import { activeSchemas, schemaOfMember, schemaTools, type SchemaTools } from './activeSchemas.ts'
import type { FormStep } from './formSteps.ts'
import { pointerOf } from './jsonPointer.ts'

export interface FormField {
  readonly pointer: string
  /** Names of members and indices of items. */
  readonly path: readonly (string | number)[]
  /** Its `ui:field`. */
  readonly name: string
  /** Its `ui:options`. */
  readonly options: JsonRecord
  readonly value: Json | undefined
  readonly isRequired: boolean
}

/** `values` are the step's own. None for a schema that cannot be resolved: `checkValues` names what is wrong with it. */
export function formFields(
  { schema }: Pick<FormStep, 'schema'>,
  values: JsonRecord,
): readonly FormField[] {
  // Most steps have no such fields, and need not be resolved.
  if (!hasFields(schema)) return []
  try {
    return fieldsIn(schemaTools(schema), schema, { value: values, path: [], isRequired: true })
  } catch {
    return []
  }
}

const withFields = new WeakMap<object, boolean>()

/** Whether there is a `ui:field` anywhere inside. */
function hasFields(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const known = withFields.get(schema)
  if (known !== undefined) return known
  const found = 'ui:field' in schema || Object.values(schema).some(hasFields)
  withFields.set(schema, found)
  return found
}

interface Place {
  readonly value: Json | undefined
  readonly path: FormField['path']
  readonly isRequired: boolean
}

function fieldsIn(tools: SchemaTools, schema: UnknownRecord, place: Place): readonly FormField[] {
  const { value, path, isRequired } = place
  const active = activeSchemas(tools, schema, value)
  const drawn = active.find((one) => typeof one['ui:field'] === 'string')
  if (drawn) {
    const pointer = pointerOf(path)
    const options = asJsonRecord(drawn['ui:options'])
    return [{ pointer, path, name: String(drawn['ui:field']), options, value, isRequired }]
  }
  const inner = (key: string | number, member: Omit<Place, 'path'>) =>
    fieldsIn(tools, schemaOfMember(active, key) ?? {}, { ...member, path: [...path, key] })
  if (Array.isArray(value))
    return value.flatMap((item, index) => inner(index, { value: item, isRequired: true }))
  return namesIn(active).flatMap((key) => {
    const isNeeded = active.some(
      ({ required }) => Array.isArray(required) && required.includes(key),
    )
    return inner(key, { value: stateAt(asJsonRecord(value), key, undefined), isRequired: isNeeded })
  })
}

const namesIn = (active: readonly UnknownRecord[]): readonly string[] => [
  ...new Set(
    active.flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : [])),
  ),
]
