// Ids of a form's elements: each field has one of its control, and one of the whole with label and texts.

import {
  descriptionId,
  errorId,
  helpId,
  type FieldPathList,
  type RJSFSchema,
  type UIOptionsType,
} from '@rjsf/utils'
import { segmentsOf } from '../../../../model/scaffolder/form/jsonPointer.ts'

export const idSeparator = '_'

export const labelId = (id: string): string => `${id}__label`
export const wholeId = (id: string): string => `${id}__field`

/** The id of the control that a problem's pointer names. */
export const controlId = (formId: string, pointer: string): string =>
  [formId, ...segmentsOf(pointer)].join(idSeparator)

const focusable =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/** Moves the focus to a field's control, or to the first one inside it. */
export function focusField(formId: string, pointer: string): void {
  const id = controlId(formId, pointer)
  const [control, whole] = [id, wholeId(id)].map((one) => document.getElementById(one))
  const target =
    control?.matches(focusable) === true ? control : (firstIn(control) ?? firstIn(whole))
  const scrolled = target ?? whole ?? control
  scrolled?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

const firstIn = (element: HTMLElement | null | undefined): HTMLElement | undefined =>
  element?.querySelector<HTMLElement>(focusable) ?? undefined

export interface Described {
  readonly id: string
  readonly schema: RJSFSchema
  readonly options?: UIOptionsType
  readonly rawErrors?: readonly string[] | undefined
}

/** `aria-describedby` and `aria-invalid` of a field's control: its problems, then what explains it. */
export function describedBy({ id, schema, options = {}, rawErrors = [] }: Described) {
  const isWrong = rawErrors.length > 0
  const hasDescription = (options.description ?? schema.description ?? '') !== ''
  const ids = [
    ...(isWrong ? [errorId(id)] : []),
    ...(hasDescription ? [descriptionId(id)] : []),
    ...(options.help === undefined ? [] : [helpId(id)]),
  ]
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(isWrong && { 'aria-invalid': true as const }),
  }
}

/** Marks the schema of an item that is always there. */
export const fixedItem = 'x-fixed'

/** The number of an item in its list, from 1; undefined for other fields. */
export function itemNumber(path: FieldPathList): number | undefined {
  const last = path.at(-1)
  return typeof last === 'number' ? last + 1 : undefined
}
