// The input of a task or a dry run: the values of shown fields, and how their secrets are sent.

import type { Json, JsonRecord } from '../json.ts'
import { checkValues } from './form/checkValues.ts'
import { shownMask, type FormSecrets } from './form/formMasks.ts'
import { sealed, withKnownSecrets } from './form/formSecrets.ts'
import { stepValues, stepsFor, type FormStep } from './form/formSteps.ts'
import { pointerOf } from './form/jsonPointer.ts'
import { withSecrets, type ValuePath } from './form/markedSchema.ts'
import { standInFor } from './form/standIn.ts'

interface NamedSecret {
  /** In the request's `secrets`. */
  readonly names: readonly string[]
  /** In its place among the values: the backend checks them against the schema. */
  readonly standIn: Json
}

export interface TaskInput {
  /** With masks in place of secrets. */
  readonly values: JsonRecord
  /** By JSON pointer; the other secrets are sent among the values. */
  readonly named: Readonly<Record<string, NamedSecret>>
}

/** As in Backstage the name of the field; in a list also its path, because the fields of all items have the same name. */
function namesOf(path: ValuePath): readonly string[] {
  const name = path.findLast((key) => typeof key === 'string') ?? ''
  return path.some((key) => typeof key === 'number') ? [name, path.join('.')] : [name]
}

function namedIn(step: FormStep, values: JsonRecord): readonly (readonly [string, NamedSecret])[] {
  const paths: ValuePath[] = []
  const masked = withSecrets(step.marked, values, (value, path, kind) => {
    if (kind !== 'secret' || value === null || value === '') return value
    paths.push(path)
    return shownMask
  })
  if (paths.length === 0) return []
  const problems = checkValues(step.schema, masked)
  return paths.map((path) => {
    const pointer = pointerOf(path)
    const own = problems.filter((one) => one.pointer === pointer)
    const standIn = standInFor(own, (text) =>
      checkValues(step.schema, withSecretAt(step, masked, pointer, text)).every(
        (one) => one.pointer !== pointer,
      ),
    )
    return [pointer, { names: namesOf(path), standIn }]
  })
}

const withSecretAt = (step: FormStep, values: JsonRecord, pointer: string, text: Json) =>
  withSecrets(step.marked, values, (value, path) => (pointerOf(path) === pointer ? text : value))

/** `values` is the document as the store has it. */
export function taskInput(
  steps: readonly FormStep[],
  values: JsonRecord,
  { secretOf, maskOf }: Pick<FormSecrets, 'secretOf' | 'maskOf'>,
  form: string,
): TaskInput {
  const document = withKnownSecrets(values, (mask) => secretOf(form, mask))
  const shown = stepsFor(steps, document)
  const known = shown.map((step) => stepValues(step, document))
  const masked = shown.map((step, index) =>
    sealed([step], known[index] ?? {}, (value) => maskOf(form, value)),
  )
  return {
    values: Object.assign({}, ...masked) as JsonRecord,
    named: Object.fromEntries(shown.flatMap((step, index) => namedIn(step, known[index] ?? {}))),
  }
}
