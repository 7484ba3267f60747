// The fields with a `ui:field` that a step shows for its values, also those without a value and those of lists.

import { isRecord, type UnknownRecord } from '../isRecord.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
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

type Fields = Pick<FormStep, 'schema' | 'uiSchema'>

/** None for a schema that cannot be resolved: `checkValues` names what is wrong with it. */
export function formFields({ schema, uiSchema }: Fields, values: JsonRecord): readonly FormField[] {
  try {
    return fieldsIn(schemaTools(schema), schema, {
      looks: uiSchema,
      value: values,
      path: [],
      isRequired: true,
    })
  } catch {
    return []
  }
}

interface Place {
  readonly looks: JsonRecord
  readonly value: Json | undefined
  readonly path: FormField['path']
  readonly isRequired: boolean
}

function fieldsIn(tools: SchemaTools, schema: UnknownRecord, place: Place): readonly FormField[] {
  const { looks, value, path, isRequired } = place
  const name = looks['ui:field']
  if (typeof name === 'string') {
    const pointer = pointerOf(path)
    const options = asJsonRecord(looks['ui:options'])
    return [{ pointer, path, name, options, value, isRequired }]
  }
  // Most schemas have no such fields, and need not be resolved.
  if (!Object.entries(looks).some(([key, inner]) => !key.startsWith('ui:') && isLook(inner)))
    return []
  const active = activeSchemas(tools, schema, value)
  const inner = (key: string | number, member: Omit<Place, 'path'>) =>
    fieldsIn(tools, schemaOfMember(active, key) ?? {}, { ...member, path: [...path, key] })
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item, index) => {
      const look = looksOfItem(looks, index)
      return look ? inner(index, { looks: look, value: item, isRequired: true }) : []
    })
  return namesIn(active).flatMap((key) => {
    const look = Object.hasOwn(looks, key) ? looks[key] : undefined
    if (!isJsonRecord(look)) return []
    const isNeeded = active.some(
      ({ required }) => Array.isArray(required) && required.includes(key),
    )
    return inner(key, { looks: look, value: asJsonRecord(value)[key], isRequired: isNeeded })
  })
}

const isLook = (value: Json | undefined): boolean => isJsonRecord(value) || Array.isArray(value)

/** Fixed items have looks of their own. */
function looksOfItem(
  { items, additionalItems }: JsonRecord,
  index: number,
): JsonRecord | undefined {
  const look = Array.isArray(items) ? ((items as readonly Json[])[index] ?? additionalItems) : items
  return isJsonRecord(look) ? look : undefined
}

const namesIn = (active: readonly UnknownRecord[]): readonly string[] => [
  ...new Set(
    active.flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : [])),
  ),
]
