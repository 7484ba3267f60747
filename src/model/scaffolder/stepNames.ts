// The properties that a step's schema names: those of its fields, and those that its conditions only ask about.

import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { targetOf } from './form/jsonPointer.ts'
import { byProperty, inPlace } from './form/schemaParts.ts'

interface StepNames {
  /** Of fields. */
  readonly declared: ReadonlySet<string>
  /** In conditions, alternatives, dependencies and `required`; some are fields as well. */
  readonly mentioned: ReadonlySet<string>
}

/** A property of an alternative that only says when the alternative holds. */
const isCondition = (property: Json): boolean =>
  isJsonRecord(property) && ('const' in property || Array.isArray(property['enum']))

type Role = 'fields' | 'alternative' | 'condition'

const alternatives = new Set(['anyOf', 'oneOf'])

const texts = (value: Json | undefined): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

/** Of the step's own properties, not of objects inside. */
export function namesOfStep(root: JsonRecord): StepNames {
  const declared = new Set<string>()
  const mentioned = new Set<string>()
  const followed = new Set<string>()
  const visit = (schema: Json | undefined, role: Role): void => {
    if (Array.isArray(schema)) for (const one of schema) visit(one, role)
    if (!isJsonRecord(schema)) return
    for (const [name, property] of Object.entries(asJsonRecord(schema['properties']))) {
      const isAsked = role === 'condition' || (role === 'alternative' && isCondition(property))
      ;(isAsked ? mentioned : declared).add(name)
    }
    for (const name of texts(schema['required'])) mentioned.add(name)
    const { $ref } = schema
    if (typeof $ref === 'string' && !followed.has(`${role} ${$ref}`)) {
      followed.add(`${role} ${$ref}`)
      visit(targetOf(root, $ref), role)
    }
    visit(schema['if'], 'condition')
    visit(schema['not'], 'condition')
    for (const key of inPlace)
      visit(schema[key], role === 'fields' && alternatives.has(key) ? 'alternative' : role)
    for (const [name, dependency] of byProperty.flatMap((key) =>
      Object.entries(asJsonRecord(schema[key])),
    )) {
      mentioned.add(name)
      if (isJsonRecord(dependency)) visit(dependency, role)
    }
  }
  visit(root, 'fields')
  return { declared, mentioned }
}
