// The checks that plugins have for their fields, which may take long and fail.

import { all, call, delay, race, type SagaGenerator } from 'typed-redux-saga'
import { isRecord } from '../../../model/isRecord.ts'
import type { Json } from '../../../model/json.ts'
import type { FieldFault, OfferedCheck } from '../../../model/plugins/pluginField.ts'
import { unchecked, type FieldProblem } from '../../../model/scaffolder/form/checkValues.ts'
import type { FormField } from '../../../model/scaffolder/form/formFields.ts'
import { abortable } from '../../kit/abortable.ts'
import { service } from '../../kit/service.ts'

/** Milliseconds until a check counts as failed. */
const longestCheck = 30_000

/** Plugins are code of others. Throws if the answer is none. */
function readFault(fault: unknown): FieldFault {
  const { key, text, params } = isRecord(fault) ? fault : {}
  if (typeof text === 'string') return { text }
  if (typeof key !== 'string') throw new TypeError('The check of a field gave no list of problems')
  return isRecord(params) ? { key, params: params as Record<string, string | number> } : { key }
}

const problemOf = (pointer: string, by: string, fault: FieldFault): FieldProblem =>
  'text' in fault
    ? { pointer, keyword: 'check', params: {}, text: fault.text, by }
    : { pointer, keyword: fault.key, params: fault.params ?? {}, by }

function* askCheck(
  { pointer, options }: FormField,
  value: Json,
  { plugin, check }: OfferedCheck,
): SagaGenerator<readonly FieldProblem[]> {
  const portal = yield* service('portal')
  const { found, isLate } = yield* race({
    found: call(abortable<readonly FieldFault[]>, (signal: AbortSignal) =>
      check(value, { signal, options, service: (ref) => portal.get(ref) }),
    ),
    isLate: delay(longestCheck, true),
  })
  if (isLate === true) throw new Error('The check of a field took longer than 30 seconds')
  return (found ?? []).map((fault) => problemOf(pointer, plugin, readFault(fault)))
}

function* checkField(field: FormField): SagaGenerator<readonly FieldProblem[]> {
  const { pointer, name, value } = field
  if (value === undefined) return []
  try {
    const checks = yield* service('fieldChecks')
    const offered = yield* call(checks.of, name)
    return offered ? yield* call(askCheck, field, value, offered) : []
  } catch (thrown) {
    const report = yield* service('report')
    yield* call(report.error, thrown, { field: name }, { isHidden: true })
    return [{ pointer, keyword: unchecked, params: {}, by: name }]
  }
}

/** Of the fields that have a value, all at the same time. A check that fails is a problem of its field. */
export function* checkFields(fields: readonly FormField[]): SagaGenerator<readonly FieldProblem[]> {
  const found = yield* all(fields.map((field) => call(checkField, field)))
  return found.flat()
}
