// What is wrong with the `ui:options` of a field, by the schema of its options.

import { asJsonRecord, type JsonRecord } from '../../json.ts'
import { checkValues, type FieldProblem } from './checkValues.ts'
import { pointerOf } from './jsonPointer.ts'

/** Understood by every field of the form library. */
const common = [
  ...['title', 'description', 'help', 'placeholder', 'widget', 'order', 'classNames', 'disabled'],
  ...['readonly', 'autofocus', 'label', 'enumNames', 'emptyValue'],
]

/** Types and required options at every depth, and options that the field does not have. */
export function optionProblems(known: JsonRecord, property: JsonRecord): readonly FieldProblem[] {
  const options = property['ui:options']
  if (options === undefined || options === null) return []
  const properties = asJsonRecord(known['properties'])
  const unknown = Object.keys(asJsonRecord(options)).filter(
    (name) => !Object.hasOwn(properties, name) && !common.includes(name),
  )
  return [
    ...checkValues({ properties: { 'ui:options': known } }, { 'ui:options': options }),
    ...unknown.map((name) => ({
      pointer: pointerOf(['ui:options', name]),
      keyword: 'additionalProperties',
      params: { name },
    })),
  ]
}
