import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils'
import type { FieldProblem } from '../../../model/scaffolder/form/checkValues.ts'
import { segmentsOf } from '../../../model/scaffolder/form/jsonPointer.ts'

/** Problems as the library hands them on to the fields: by name, with the texts at `__errors`. */
export function errorsByField(
  problems: readonly FieldProblem[],
  textOf: (problem: FieldProblem) => string,
): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const problem of problems)
    builder.addErrors(textOf(problem), [...segmentsOf(problem.pointer)])
  return builder.ErrorSchema
}
