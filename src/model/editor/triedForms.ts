// Forms that are tried out and start nothing: of an installed template, of the one in the editor, and of one field.

import { stringifyEntityRef, findEntityRef } from '../entities/entityRef.ts'
import type { JsonRecord } from '../json.ts'
import { customFieldsPath, formPreviewPath, templateEditorPath } from '../paths.ts'
import { fieldNames } from '../scaffolder/fields/fieldGuides.ts'
import { formSteps, type FormStep } from '../scaffolder/form/formSteps.ts'

// Keys of forms, which their secrets have, too: those of a template's own form are apart.
const preview = 'preview '
const field = 'field '

/** The form of the template in the editor. */
export const editorForm = `${preview}editor`
/** Of an installed template, by its ref. */
export const previewForm = (templateRef: string): string => preview + templateRef
export const fieldForm = (name: string): string => field + name

export const isTriedForm = (key: string): boolean => key.startsWith(preview) || isFieldForm(key)
export const isFieldForm = (key: string): boolean => key.startsWith(field)

/** The ref of the installed template; undefined for other forms. */
export const templateOfPreview = (key: string): string | undefined =>
  key.startsWith(preview) && key !== editorForm ? key.slice(preview.length) : undefined
export const nameOfField = (key: string): string => key.slice(field.length)

/** The ref of the template whose form a page previews; undefined without one. */
export function previewedTemplate(search: string): string | undefined {
  const named = new URLSearchParams(search).get('template')
  const ref = named === null ? undefined : findEntityRef(named, { kind: 'template' })
  return ref && stringifyEntityRef(ref)
}

/** The field of the page of fields: the first one if its address names none. */
export function shownField(search: string): string {
  const asked = new URLSearchParams(search).get('field')
  return fieldNames.find((name) => name === asked) ?? fieldNames[0] ?? ''
}

/** The form that a page tries out; undefined for other pages, and for a preview without a template. */
export function formOfPlace(pathname: string, search: string): string | undefined {
  const path = pathname.replace(/\/$/, '')
  if (path === templateEditorPath) return editorForm
  if (path === customFieldsPath) return fieldForm(shownField(search))
  const ref = path === formPreviewPath ? previewedTemplate(search) : undefined
  return ref === undefined ? undefined : previewForm(ref)
}

/** The step of one property. One that says `required: true`, as in draft 3, is required. */
export function stepsOfField(property: JsonRecord): readonly FormStep[] {
  const required = property['required'] === true ? ['value'] : []
  const schema = { properties: { value: property }, required }
  return formSteps({ title: '', steps: [{ title: '', schema }] }, () => true)
}
