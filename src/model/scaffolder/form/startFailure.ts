// The backend's response when it refuses to start a task.

import { failureOfResponse, type Failure } from '../../failure.ts'
import { isRecord } from '../../isRecord.ts'
import { parseJson } from '../../json.ts'
import type { FieldProblem } from './checkValues.ts'
import type { FormStep } from './formSteps.ts'
import { pointerPart } from './jsonPointer.ts'

/** Long enough for the errors of all fields, which repeat their schemas. */
const longestBody = 200_000
const longestShown = 2_000

/** The failure of a task that was not started, with the text of spec 2 §8. */
export const startFailureOf: typeof failureOfResponse = (request, status, statusText, body) => ({
  ...failureOfResponse(request, status, statusText, body),
  message:
    `Backend request failed, ${String(status)} ${statusText} ${body.slice(0, longestShown)}`.trimEnd(),
  body: body.slice(0, longestBody),
})

function problemOf(error: unknown): FieldProblem | undefined {
  if (!isRecord(error) || !Array.isArray(error['path'])) return undefined
  const { path, name, argument, message } = error
  if (typeof message !== 'string') return undefined
  const missing = name === 'required' && typeof argument === 'string' ? [argument] : []
  const parts = [...path.map(String), ...missing]
  return {
    pointer: parts.map((part) => `/${pointerPart(part)}`).join(''),
    keyword: typeof name === 'string' ? name : 'refused',
    params: {},
    text: message,
  }
}

/** The errors of fields in the answer `{"errors": […]}`, by step. */
export function refusedFields(
  { body = '' }: Failure,
  steps: readonly FormStep[],
): readonly (readonly FieldProblem[])[] {
  const answer = parseJson(body)
  const errors: readonly unknown[] =
    isRecord(answer) && Array.isArray(answer['errors']) ? answer['errors'] : []
  const problems = errors.flatMap((error) => problemOf(error) ?? [])
  return steps.map(({ names }) => {
    const parts = names.map(pointerPart)
    return problems.filter(({ pointer }) => parts.includes(pointer.split('/')[1] ?? ''))
  })
}
