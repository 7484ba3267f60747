// The steps of a template's form. All have one document: each shows and checks its own part, and its conditions may be about
// the others'.

import type { Integration } from '../../integrations/integration.ts'
import { asJsonRecord, isSame, type JsonRecord } from '../../json.ts'
import { namesOfStep } from '../stepNames.ts'
import { checkValues, unchecked } from './checkValues.ts'
import { withoutLargeFiles } from './dataUrls.ts'
import { decidedSchema } from './decidedSchema.ts'
import { fieldTitle } from './fieldTitle.ts'
import { libraryForm, withoutHiddenByFlags } from './formSchema.ts'
import { sealedAsLost, withKnownSecrets, withoutSecrets } from './formSecrets.ts'
import { pointerPart, segmentsOf } from './jsonPointer.ts'
import { markedSchema, type MarkedSchema } from './markedSchema.ts'
import { withOnlyChoices } from './onlyChoices.ts'
import type { TemplateParameterSchema } from './parameterSchema.ts'
import { defaultValues, shownValues, withRevealedDefaults } from './shownValues.ts'

export interface FormStep {
  readonly title: string
  readonly description?: string
  /** With `ui:` keywords. */
  readonly schema: JsonRecord
  /** Missing if it has neither secrets nor settings of the review. */
  readonly marked?: MarkedSchema
  /** The properties of the document that are shown and checked here. */
  readonly names: readonly string[]
  /** Set if any other property may be here as well: those of other steps, which may not. */
  readonly exceptFor?: readonly string[]
  /** Fields of other steps that this one's conditions are about. */
  readonly about?: readonly string[]
}

type OwnStep = Omit<FormStep, 'names' | 'exceptFor' | 'about'>

/** The steps of a template, without those hidden by feature flags; the only choices are filled in. */
export function formSteps(
  { steps }: TemplateParameterSchema,
  isFlagActive: (name: string) => boolean,
  integrations: readonly Integration[] = [],
): readonly FormStep[] {
  const own = steps.flatMap(({ title, description, schema }): readonly OwnStep[] => {
    const shown = withoutHiddenByFlags(schema, isFlagActive)
    if (!shown) return []
    // The step shows them itself.
    const rest = Object.entries(shown).filter(([key]) => key !== 'title' && key !== 'description')
    const whole = asJsonRecord(libraryForm(Object.fromEntries(rest)))
    const marked = markedSchema(whole)
    return [
      {
        title,
        ...(description !== undefined && { description }),
        schema: withOnlyChoices(whole, integrations),
        ...(marked && { marked }),
      },
    ]
  })
  return withNames(own)
}

const isOpen = ({ additionalProperties = false, patternProperties }: JsonRecord): boolean =>
  additionalProperties !== false || patternProperties !== undefined

/** A property belongs to the step that has its field; a condition about it may be in any step. */
function withNames(steps: readonly OwnStep[]): readonly FormStep[] {
  const found = steps.map(({ schema }) => namesOfStep(schema))
  return steps.map((step, index) => {
    const { declared, mentioned } = found[index] ?? namesOfStep(step.schema)
    const others = found
      .flatMap((one, at) => (at === index ? [] : [...one.declared]))
      .filter((name) => !declared.has(name))
    const about = others.filter((name) => mentioned.has(name))
    const names = [...declared, ...mentioned].filter((name) => !about.includes(name))
    return {
      ...step,
      names: [...new Set(names)],
      ...(isOpen(step.schema) && { exceptFor: [...new Set(others)] }),
      ...(about.length > 0 && { about: [...new Set(about)] }),
    }
  })
}

// ---- One document for all steps ----

/** A step's own part of the document. */
export const ownValues = ({ names, exceptFor }: FormStep, document: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => names.includes(name) || isOther(name, exceptFor)),
  )

const isOther = (name: string, exceptFor: readonly string[] | undefined): boolean =>
  exceptFor !== undefined && !exceptFor.includes(name)

/** The document with another part for the step. */
export const withOwnValues = (
  step: FormStep,
  document: JsonRecord,
  own: JsonRecord,
): JsonRecord => {
  const before = ownValues(step, document)
  const others = Object.entries(document).filter(([name]) => !Object.hasOwn(before, name))
  return { ...Object.fromEntries(others), ...own }
}

/** Of each step with such conditions, as it was for the values that they are about. */
const decidedSteps = new WeakMap<FormStep, Map<string, FormStep>>()
const mostKept = 20

function decidedFor(step: FormStep, values: JsonRecord): FormStep {
  const { about, schema } = step
  if (!about) return step
  const asked = Object.fromEntries(Object.entries(values).filter(([name]) => about.includes(name)))
  const key = JSON.stringify(about.map((name) => asked[name] ?? null))
  const kept = decidedSteps.get(step) ?? new Map<string, FormStep>()
  decidedSteps.set(step, kept)
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const decided = { ...step, schema: { properties: {}, ...decidedSchema(schema, about, asked) } }
  kept.set(key, decided)
  return decided
}

/**
 * The steps as they are for a document: conditions about fields of other steps are decided, by what these show. The same
 * objects as long as the values that they are about are the same.
 */
export function stepsFor(steps: readonly FormStep[], document: JsonRecord): readonly FormStep[] {
  if (steps.every(({ about }) => about === undefined)) return steps
  let decided = steps
  let shown = document
  // A step may show what another one's condition is about, and so on; more turns are a loop.
  for (let turn = 0; turn <= steps.length; turn++) {
    decided = steps.map((step) => decidedFor(step, shown))
    const next = shownIn(decided, document)
    if (isSame(next, shown)) break
    shown = next
  }
  return decided
}

/** The values of the fields that a step shows; it must be one of `stepsFor`. */
export const stepValues = (step: FormStep, document: JsonRecord): JsonRecord =>
  asJsonRecord(shownValues(step.schema, ownValues(step, document)))

const shownIn = (decided: readonly FormStep[], document: JsonRecord): JsonRecord =>
  asJsonRecord(Object.assign({}, ...decided.map((step) => stepValues(step, document))))

/** The title of a field in whichever step has it; else its name. */
export function fieldTitleIn(steps: readonly FormStep[], pointer: string): string {
  const segments = segmentsOf(pointer)
  const [first = ''] = segments
  const step = steps.find(({ names }) => names.includes(first))
  return step ? fieldTitle(step, pointer) : (segments.at(-1) ?? '')
}

interface Fitting {
  readonly values: JsonRecord
  /** Names that belong to no step, or whose values do not fit its schema. */
  readonly misfits: readonly string[]
}

/** What fits of a document from elsewhere. Secrets, which are never taken from a link, are lost. */
export function fitting(steps: readonly FormStep[], document: JsonRecord): Fitting {
  const safe = sealedAsLost(steps, document)
  const values = stepsFor(steps, safe).map((step) => {
    const own = ownValues(step, safe)
    const problems = checkValues(
      step.schema,
      withKnownSecrets(own, () => undefined),
    )
    const isBad = (name: string) =>
      problems.some(
        ({ pointer, keyword }) =>
          keyword !== 'required' &&
          keyword !== unchecked &&
          pointer.split('/')[1] === pointerPart(name),
      )
    return Object.fromEntries(Object.entries(own).filter(([name]) => !isBad(name)))
  })
  const all = asJsonRecord(Object.assign({}, ...values))
  return { values: all, misfits: Object.keys(document).filter((name) => !Object.hasOwn(all, name)) }
}

/** The document of a form that is opened first: defaults where the link has no values. */
export function withDefaults(steps: readonly FormStep[], document: JsonRecord): JsonRecord {
  let filled = document
  for (let turn = 0; turn <= steps.length; turn++) {
    const before = filled
    for (const index of steps.keys()) {
      const step = stepsFor(steps, filled)[index]
      if (step) filled = withOwnValues(step, filled, defaultsOf(step, filled))
    }
    if (isSame(before, filled) || steps.every(({ about }) => about === undefined)) break
  }
  return filled
}

const defaultsOf = (step: FormStep, document: JsonRecord): JsonRecord =>
  asJsonRecord(defaultValues(step.schema, ownValues(step, document)))

/** The document after a change, with the defaults of fields that it reveals, in whichever step. */
export function withRevealed(
  steps: readonly FormStep[],
  before: JsonRecord,
  after: JsonRecord,
): JsonRecord {
  const [once, now] = [before, after].map((document) => stepsFor(steps, document))
  return steps.reduce((document, step, index) => {
    const [shownOnce, shownNow] = [once?.[index] ?? step, now?.[index] ?? step]
    const [ownBefore, own] = [before, document].map((one) => ownValues(step, one))
    if (!ownBefore || !own || (shownOnce === shownNow && isSame(ownBefore, own))) return document
    const revealed = withRevealedDefaults(
      { schema: shownOnce.schema, values: ownBefore },
      { schema: shownNow.schema, values: own },
    )
    return withOwnValues(step, document, asJsonRecord(revealed))
  }, after)
}

/** The document that is sent: the values of shown fields, step by step. */
export const sentDocument = (steps: readonly FormStep[], document: JsonRecord): JsonRecord =>
  shownIn(stepsFor(steps, document), document)

/** The document of a link. */
export const sharedDocument = (steps: readonly FormStep[], document: JsonRecord): JsonRecord =>
  withoutLargeFiles(withoutSecrets(sentDocument(steps, document)))

/** A short text that differs, very likely, for forms with other fields (FNV-1a, 32 bits). */
export function schemaHash(steps: readonly FormStep[]): string {
  const text = JSON.stringify(steps.map(({ schema }) => schema))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}
