// Drafts of forms in this browser, per user. Secrets are left out.

import { isRecord } from '../isRecord.ts'
import { isJsonRecord, parseJson, type JsonRecord } from '../json.ts'

export interface FormDraft {
  readonly schemaHash: string
  /** Milliseconds since epoch. */
  readonly savedAt: number
  /** Index of the step that was shown; the number of steps for the review. */
  readonly step: number
  /** Of each step, without secrets. */
  readonly values: readonly JsonRecord[]
  /** JSON pointers of the secrets that were entered. */
  readonly secrets: readonly string[]
  /** Set if the values were moved to a schema other than that of `schemaHash`. */
  readonly misfits: readonly string[]
}

/** By the template's ref. */
export type FormDrafts = Readonly<Record<string, FormDraft>>

/** At most this many templates have a draft; the oldest are dropped. */
const most = 20

function readDraft(value: unknown): FormDraft | undefined {
  if (!isRecord(value)) return undefined
  const { schemaHash, savedAt, step, values, secrets } = value
  const isDraft =
    typeof schemaHash === 'string' &&
    typeof savedAt === 'number' &&
    typeof step === 'number' &&
    Array.isArray(values) &&
    values.every(isJsonRecord) &&
    Array.isArray(secrets) &&
    secrets.every((pointer) => typeof pointer === 'string')
  return isDraft ? { schemaHash, savedAt, step, values, secrets, misfits: [] } : undefined
}

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
    .map(([ref, { schemaHash, savedAt, step, values, secrets }]) => [
      ref,
      { schemaHash, savedAt, step, values, secrets },
    ])
  return newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest))
}

/** The values without those at the given JSON pointers. */
export function withoutPointers(values: JsonRecord, pointers: readonly string[]): JsonRecord {
  const without = (value: JsonRecord, at: string): JsonRecord =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => {
        const pointer = `${at}/${pointerPart(key)}`
        if (pointers.includes(pointer)) return []
        return [[key, isJsonRecord(one) ? without(one, pointer) : one]]
      }),
    )
  return pointers.length === 0 ? values : without(values, '')
}

/** A key as a part of a JSON pointer (RFC 6901). */
export const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The parts of an open form that a draft is made of. */
interface Drafted {
  readonly schemaHash: string
  readonly values: readonly JsonRecord[]
  readonly secrets: readonly string[]
  readonly lostSecrets: readonly string[]
}

/** `step` is the one that is shown. */
export const draftOf = (form: Drafted, step: number, savedAt: number): FormDraft => ({
  schemaHash: form.schemaHash,
  savedAt,
  step,
  values: form.values.map((values) =>
    withoutPointers(values, [...form.secrets, ...form.lostSecrets]),
  ),
  secrets: [...form.secrets, ...form.lostSecrets],
  misfits: [],
})
