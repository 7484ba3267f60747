// The steps of a template's form, and how a document is divided among them.

import type { Integration } from '../integrations/integration.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { checkValues, unchecked } from './checkValues.ts'
import { fieldTitle, segmentsOf, valueAt } from './fieldTitle.ts'
import { pointerPart, withoutPointers } from './formDraft.ts'
import { byProperty, inPlace, splitSchema, withoutHiddenByFlags } from './formSchema.ts'
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
    const split = splitSchema(Object.fromEntries(own))
    const uiSchema = withPasswordFields(asJsonRecord(split.schema), asJsonRecord(split.uiSchema))
    return [
      {
        title,
        ...(description !== undefined && { description }),
        schema: withOnlyChoices(asJsonRecord(split.schema), uiSchema, integrations),
        uiSchema,
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

/** Fields of `format: password` are secrets, too. */
const withPasswordFields = (schema: JsonRecord, uiSchema: JsonRecord): JsonRecord =>
  propertiesOf(schema).reduce<JsonRecord>((looks, [name, property]) => {
    const own = asJsonRecord(looks[name])
    const inner = withPasswordFields(asJsonRecord(property), own)
    const isPassword =
      asJsonRecord(property)['format'] === 'password' || own['ui:widget'] === 'password'
    const field = isPassword && own['ui:field'] === undefined ? { 'ui:field': 'Password' } : {}
    const next = { ...inner, ...field }
    return Object.keys(next).length === 0 ? looks : { ...looks, [name]: next }
  }, uiSchema)

const secretFields: readonly Json[] = ['Secret', 'Password']

/** JSON pointers of the secrets of a step. */
const secretPointers = (uiSchema: JsonRecord, pointer = ''): readonly string[] =>
  Object.entries(uiSchema).flatMap(([name, looks]) => {
    if (!isJsonRecord(looks)) return []
    const at = `${pointer}/${pointerPart(name)}`
    return secretFields.includes(looks['ui:field'] ?? null) ? [at] : secretPointers(looks, at)
  })

interface Divided {
  readonly values: readonly JsonRecord[]
  /** Names that belong to no step, or whose values do not fit its schema. */
  readonly misfits: readonly string[]
  /** JSON pointers of the secrets that the document has, or masks of. */
  readonly secrets: readonly string[]
}

/** Divides a document among the steps. Leaves out what does not fit, and secrets, which are never taken from a link. */
export function divide(steps: readonly FormStep[], document: JsonRecord): Divided {
  const misfits = new Set(Object.keys(document))
  const secrets: string[] = []
  const values = steps.map(({ schema, uiSchema }) => {
    const names = propertyNames(schema)
    const pointers = secretPointers(uiSchema)
    secrets.push(...pointers.filter((pointer) => valueAt(document, pointer) !== undefined))
    const allowed = withoutPointers(document, pointers)
    for (const [name, ...inner] of pointers.map(segmentsOf))
      if (name !== undefined && inner.length === 0) misfits.delete(name)
    const own = Object.entries(allowed).filter(([name]) => names.has(name))
    const problems = checkValues(schema, Object.fromEntries(own))
    const isBad = (name: string) =>
      problems.some(
        ({ pointer, keyword }) =>
          keyword !== 'required' &&
          keyword !== unchecked &&
          pointer.split('/')[1] === pointerPart(name),
      )
    const fitting = own.filter(([name]) => !isBad(name))
    for (const [name] of fitting) misfits.delete(name)
    return Object.fromEntries(fitting)
  })
  return { values, misfits: [...misfits], secrets }
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

/** The document of a link: without secrets and their masks. */
export const sharedDocument = (
  steps: readonly FormStep[],
  values: readonly JsonRecord[],
): JsonRecord =>
  withoutPointers(
    sentDocument(steps, values),
    steps.flatMap(({ uiSchema }) => secretPointers(uiSchema)),
  )

/** A short text that differs, very likely, for forms with other fields (FNV-1a, 32 bits). */
export function schemaHash(steps: readonly FormStep[]): string {
  const text = JSON.stringify(steps.map(({ schema, uiSchema }) => [schema, uiSchema]))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}
