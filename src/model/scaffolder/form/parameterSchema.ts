// The form of a template (spec 2 §7): its steps, each a JSON schema.

import { asJsonRecord, isJsonRecord, type JsonRecord } from '../../json.ts'
import { WrongShapeError } from '../../wrongShape.ts'
import { textsOf } from '../reading.ts'

interface TemplateStep {
  readonly title: string
  readonly description?: string
  readonly schema: JsonRecord
}

/** Texts of the buttons, where the template has its own. */
export interface ButtonLabels {
  readonly backButtonText?: string
  readonly createButtonText?: string
  readonly reviewButtonText?: string
}

export interface TemplateParameterSchema {
  readonly title: string
  readonly description?: string
  readonly steps: readonly TemplateStep[]
  readonly presentation?: { readonly buttonLabels?: ButtonLabels }
}

function decodeStep(json: unknown): TemplateStep {
  const step = asJsonRecord(json)
  if (typeof step['title'] !== 'string' || !isJsonRecord(step['schema'])) {
    throw new WrongShapeError('The response has a step without a title or a schema')
  }
  return { title: step['title'], schema: step['schema'], ...textsOf(step, 'description') }
}

/** Throws `WrongShapeError`. Form decorators are ignored. */
export function decodeParameterSchema(json: unknown): TemplateParameterSchema {
  const { title, steps, presentation } = asJsonRecord(json)
  if (typeof title !== 'string' || !Array.isArray(steps)) {
    throw new WrongShapeError('The response is not the form of a template')
  }
  const labels = asJsonRecord(presentation)['buttonLabels']
  return {
    title,
    ...textsOf(json, 'description'),
    steps: steps.map(decodeStep),
    ...(isJsonRecord(presentation) && {
      presentation: isJsonRecord(labels)
        ? {
            buttonLabels: textsOf(labels, 'backButtonText', 'createButtonText', 'reviewButtonText'),
          }
        : {},
    }),
  }
}
