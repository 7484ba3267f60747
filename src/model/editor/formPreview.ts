// A form that is tried out and starts nothing: of an installed template, or of the one in the editor.

import { stringifyEntityRef, findEntityRef } from '../entities/entityRef.ts'
import type { Failure } from '../failure.ts'
import { isSame, type JsonRecord } from '../json.ts'
import { formPreviewPath, templateEditorPath } from '../paths.ts'
import type { FieldProblem } from '../scaffolder/form/checkValues.ts'
import { arrivedAt, loaded } from '../scaffolder/form/formMoves.ts'
import type { FormState, OpenForm } from '../scaffolder/form/formState.ts'
import type { FormStep } from '../scaffolder/form/formSteps.ts'

/** The form of the template in the editor; other previews have the ref of their template. */
export const editorForm = 'editor'

/** The states of a form that are left when nothing is loaded and started. */
type TriedForm = Extract<FormState, { readonly status: 'editing' | 'checking' | 'reviewing' }>

interface OfForm {
  /** `editorForm`, or the ref of a template as `stringifyEntityRef` gives it. */
  readonly of: string
}

export type PreviewState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'loading' } & OfForm)
  | ({ readonly status: 'failed'; readonly failure: Failure } & OfForm)
  | ({
      readonly status: 'shown'
      readonly steps: readonly FormStep[]
      readonly form: TriedForm
    } & OfForm)

export interface FoundForm extends OfForm {
  readonly steps: readonly FormStep[]
  readonly schemaHash: string
  /** The document of all steps. */
  readonly values: JsonRecord
}

/** Key of a preview's secrets, apart from those of the template's real form. */
export const previewSecrets = (of: string): string => `preview ${of}`

/** The preview of a page; undefined for other pages, and for a form preview without a template. */
export function previewOfPlace(pathname: string, search: string): string | undefined {
  const path = pathname.replace(/\/$/, '')
  if (path === templateEditorPath) return editorForm
  const named = new URLSearchParams(search).get('template')
  if (path !== formPreviewPath || named === null) return undefined
  const ref = findEntityRef(named, { kind: 'template' })
  return ref && stringifyEntityRef(ref)
}

const isTried = (form: FormState): form is TriedForm =>
  form.status === 'editing' || form.status === 'checking' || form.status === 'reviewing'

/** The preview after a move of its form. */
export function moved(state: PreviewState, move: (form: FormState) => FormState): PreviewState {
  if (state.status !== 'shown') return state
  const form = move(state.form)
  return form !== state.form && isTried(form) ? { ...state, form } : state
}

const openOf = (form: TriedForm): OpenForm => form.form

function freshForm({ of, steps, schemaHash, values }: FoundForm): OpenForm | undefined {
  const state = loaded(
    { status: 'loading', templateRef: of },
    {
      ...{ templateRef: of, schemaHash, steps: steps.length, values },
      ...{ misfits: [], draft: null },
    },
  )
  // Authors look at any step without filling the ones before.
  return isTried(state) ? { ...openOf(state), furthest: steps.length } : undefined
}

/** The form's schema is known, or has changed: the shown step and the secrets stay. */
export function found(state: PreviewState, next: FoundForm): PreviewState {
  if (state.status === 'closed' || state.of !== next.of) return state
  if (state.status === 'shown' && isSame(state.steps, next.steps)) return state
  const fresh = freshForm(next)
  if (!fresh) return state
  const { of, steps } = next
  if (state.status !== 'shown') return shown(of, steps, fresh, 0)
  const { form, ...rest } = state.form
  const step = 'step' in rest ? rest.step : form.problems.length
  const kept = { ...fresh, revision: form.revision + 1 }
  return shown(of, steps, kept, Math.min(step, Math.max(0, steps.length - 1)))
}

function shown(of: string, steps: readonly FormStep[], open: OpenForm, step: number): PreviewState {
  const form = arrivedAt(open, step)
  return isTried(form) ? { status: 'shown', of, steps, form } : { status: 'closed' }
}

/** The backend's problems, at the first step that has one. */
export function refusedFields(
  state: PreviewState,
  problems: readonly (readonly FieldProblem[])[],
): PreviewState {
  const step = problems.findIndex((ofStep) => ofStep.length > 0)
  if (state.status !== 'shown' || step < 0) return state
  const form = { ...openOf(state.form), problems }
  return { ...state, form: { status: 'editing', form, step } }
}

export const closedPreview: PreviewState = { status: 'closed' }

/** The document as typed; empty while no form is shown. */
export const previewValues = (state: PreviewState): JsonRecord =>
  state.status === 'shown' ? openOf(state.form).values : {}
