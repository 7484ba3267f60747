// The steps of a template's form, and how a document is divided among them.

import type { Integration } from '../integrations/integration.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { checkValues, unchecked } from './checkValues.ts'
import { fieldTitle } from './fieldTitle.ts'
import { byProperty, inPlace, splitSchema, withoutHiddenByFlags } from './formSchema.ts'
import { sealedAsLost, withKnownSecrets, withoutSecrets } from './formSecrets.ts'
import { pointerPart, segmentsOf } from './jsonPointer.ts'
import { markedSchema, type MarkedSchema } from './markedSchema.ts'
import { withOnlyChoices } from './onlyChoices.ts'
import type { TemplateParameterSchema } from './parameterSchema.ts'
import { defaultValues, shownValues, withRevealedDefaults } from './shownValues.ts'

export interface FormStep {
  readonly title: string
  readonly description?: string
  /** Without `ui:` keywords. */
  readonly schema: JsonRecord
  /** The `ui:` keywords, at the paths of their fields. */
  readonly uiSchema: JsonRecord
  /** Missing if it has neither secrets nor settings of the review. */
  readonly marked?: MarkedSchema
}

/** The steps of a template, without those hidden by feature flags; the only choices are filled in. */
export const formSteps = (
  { steps }: TemplateParameterSchema,
  isFlagActive: (name: string) => boolean,
  integrations: readonly Integration[] = [],
): readonly FormStep[] =>
  steps.flatMap(({ title, description, schema }) => {
    const shown = withoutHiddenByFlags(schema, isFlagActive)
    if (!shown) return []
    // The step shows them itself.
    const own = Object.entries(shown).filter(([key]) => key !== 'title' && key !== 'description')
    const whole = Object.fromEntries(own)
    const split = splitSchema(whole)
    const uiSchema = asJsonRecord(split.uiSchema)
    const marked = markedSchema(whole)
    return [
      {
        title,
        ...(description !== undefined && { description }),
        schema: withOnlyChoices(asJsonRecord(split.schema), uiSchema, integrations),
        uiSchema,
        ...(marked && { marked }),
      },
    ]
  })

/** All properties that an object can have, whatever is chosen; several of the same name if they differ. */
function propertiesOf(schema: Json | undefined): readonly (readonly [string, Json])[] {
  if (Array.isArray(schema)) return (schema as readonly Json[]).flatMap(propertiesOf)
  if (!isJsonRecord(schema)) return []
  const dependent = byProperty.flatMap((keyword) => Object.values(asJsonRecord(schema[keyword])))
  return [
    ...Object.entries(asJsonRecord(schema['properties'])),
    ...[...['if', ...inPlace].map((keyword) => schema[keyword]), ...dependent].flatMap(
      propertiesOf,
    ),
  ]
}

/** Names of all properties that a step can have. */
export const propertyNames = (schema: JsonRecord): ReadonlySet<string> =>
  new Set(propertiesOf(schema).map(([name]) => name))

/** The title of a field in whichever step has it; else its name. */
export function fieldTitleIn(steps: readonly FormStep[], pointer: string): string {
  const segments = segmentsOf(pointer)
  const [first = ''] = segments
  const step = steps.find(({ schema }) => propertyNames(schema).has(first))
  return step ? fieldTitle(step, pointer) : (segments.at(-1) ?? '')
}

interface Divided {
  readonly values: readonly JsonRecord[]
  /** Names that belong to no step, or whose values do not fit its schema. */
  readonly misfits: readonly string[]
}

/** Divides a document among the steps. Leaves out what does not fit; secrets, which are never taken from a link, are lost. */
export function divide(steps: readonly FormStep[], document: JsonRecord): Divided {
  const misfits = new Set(Object.keys(document))
  const values = steps.map((step) => {
    const names = propertyNames(step.schema)
    const own = Object.entries(document).filter(([name]) => names.has(name))
    const safe = sealedAsLost([step], Object.fromEntries(own))
    const problems = checkValues(
      step.schema,
      withKnownSecrets(safe, () => undefined),
    )
    const isBad = (name: string) =>
      problems.some(
        ({ pointer, keyword }) =>
          keyword !== 'required' &&
          keyword !== unchecked &&
          pointer.split('/')[1] === pointerPart(name),
      )
    const fitting = Object.entries(safe).filter(([name]) => !isBad(name))
    for (const [name] of fitting) misfits.delete(name)
    return Object.fromEntries(fitting)
  })
  return { values, misfits: [...misfits] }
}

/** The values of a step that is opened first: defaults where the link has none. */
export const initialValues = (
  steps: readonly FormStep[],
  values: readonly JsonRecord[],
): readonly JsonRecord[] =>
  steps.map(({ schema }, index) => asJsonRecord(defaultValues(schema, values[index] ?? {})))

/** The values of a step after a change, with the defaults of fields that it reveals. */
export const changedValues = (
  { schema }: FormStep,
  before: JsonRecord,
  after: Readonly<Record<string, unknown>>,
): JsonRecord => asJsonRecord(withRevealedDefaults(schema, before, after))

/** The values of the fields that a step shows. */
export const stepValues = ({ schema }: FormStep, values: JsonRecord = {}): JsonRecord =>
  asJsonRecord(shownValues(schema, values))

/** The document that is sent: the values of shown fields, step by step. */
export const sentDocument = (
  steps: readonly FormStep[],
  values: readonly JsonRecord[],
): JsonRecord =>
  asJsonRecord(Object.assign({}, ...steps.map((step, index) => stepValues(step, values[index]))))

/** The document of a link. */
export const sharedDocument = (
  steps: readonly FormStep[],
  values: readonly JsonRecord[],
): JsonRecord => withoutSecrets(sentDocument(steps, values))

/** A short text that differs, very likely, for forms with other fields (FNV-1a, 32 bits). */
export function schemaHash(steps: readonly FormStep[]): string {
  const text = JSON.stringify(steps.map(({ schema, uiSchema }) => [schema, uiSchema]))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}
