// Drafts of forms in this browser, per user. Secrets are left out.

import { isRecord } from '../../isRecord.ts'
import { asJsonRecord, isJsonRecord, parseJson, type JsonRecord } from '../../json.ts'
import { readAlternatives, type Alternatives } from './alternatives.ts'
import { withoutLargeFiles } from './dataUrls.ts'
import { lostMask } from './formMasks.ts'
import { withLostSecrets } from './formSecrets.ts'
import { segmentsOf } from './jsonPointer.ts'
import { withValue } from './withValue.ts'

export interface FormDraft {
  readonly schemaHash: string
  /** Milliseconds since epoch. */
  readonly savedAt: number
  /** Index of the step that was shown; the number of steps for the review. */
  readonly step: number
  /** The document of all steps, with `lostMask` in place of secrets. */
  readonly values: JsonRecord
  readonly alternatives?: Alternatives
  /** False if it is of a build that did not find every secret. */
  readonly isSealed: boolean
  /** Set if the values were moved to a schema other than that of `schemaHash`. */
  readonly misfits: readonly string[]
}

/** By the template's ref. */
export type FormDrafts = Readonly<Record<string, FormDraft>>

/** At most this many templates have a draft; the oldest are dropped. */
const most = 20

function readDraft(value: unknown): FormDraft | undefined {
  if (!isRecord(value)) return undefined
  const { schemaHash, savedAt, step, values, isSealed, secrets } = value
  const isDraft =
    typeof schemaHash === 'string' &&
    typeof savedAt === 'number' &&
    typeof step === 'number' &&
    (isJsonRecord(values) || (Array.isArray(values) && values.every(isJsonRecord)))
  if (!isDraft) return undefined
  // Earlier builds kept the values of each step.
  const document = asJsonRecord(Object.assign({}, ...[values].flat()))
  const alternatives = readAlternatives(value['alternatives'])
  const draft = { schemaHash, savedAt, step, misfits: [], ...(alternatives && { alternatives }) }
  if (isSealed === true) return { ...draft, values: document, isSealed }
  const lost = Array.isArray(secrets) ? secrets.map(String) : []
  return { ...draft, values: withLostAt(document, lost), isSealed: false }
}

/** Earlier builds left out secrets at the top of a step, and noted their JSON pointers for all steps. */
const withLostAt = (values: JsonRecord, pointers: readonly string[]): JsonRecord =>
  pointers.reduce(
    (all, pointer) => asJsonRecord(withValue(all, segmentsOf(pointer), lostMask)),
    values,
  )

/** Drafts of another form are ignored. */
export function readDrafts(text: string | null): FormDrafts {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept)) return {}
  const drafts = Object.entries(kept).flatMap(([ref, value]) => {
    const draft = readDraft(value)
    return draft ? [[ref, draft] as const] : []
  })
  return Object.fromEntries(drafts)
}

/** The text to store; null if there are none. */
export function draftsText(drafts: FormDrafts): string | null {
  const newest = Object.entries(drafts)
    .sort(([, a], [, b]) => b.savedAt - a.savedAt)
    .slice(0, most)
    .map(([ref, { schemaHash, savedAt, step, values, alternatives, isSealed }]) => [
      ref,
      { schemaHash, savedAt, step, values, alternatives, isSealed },
    ])
  return newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest))
}

/** The parts of an open form that a draft is made of. */
interface Drafted {
  readonly schemaHash: string
  readonly values: JsonRecord
  readonly alternatives?: Alternatives | undefined
}

/** `step` is the one that is shown. */
export const draftOf = (form: Drafted, step: number, savedAt: number): FormDraft => ({
  schemaHash: form.schemaHash,
  savedAt,
  step,
  values: withoutLargeFiles(withLostSecrets(form.values)),
  ...(form.alternatives && { alternatives: form.alternatives }),
  isSealed: true,
  misfits: [],
})
