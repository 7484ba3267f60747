// When the user last started a task from a template.

import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'
import { isRecord } from '../isRecord.ts'

interface UsedTemplate {
  /** As `stringifyEntityRef` gives it. */
  readonly ref: string
  /** Milliseconds since epoch. */
  readonly at: number
}

/** Plain records, which the compiler accepts as JSON. */
export type UsedTemplates = readonly Pick<UsedTemplate, keyof UsedTemplate>[]

export const mostUsed = 50

function readUse(value: unknown): readonly UsedTemplate[] {
  if (!isRecord(value)) return []
  const { ref, at } = value
  const known = typeof ref === 'string' ? findEntityRef(ref) : undefined
  return known && typeof at === 'number' && Number.isFinite(at)
    ? [{ ref: stringifyEntityRef(known), at }]
    : []
}

/** Undefined for another form. */
export const readUsedTemplates = (kept: unknown): UsedTemplates | undefined =>
  Array.isArray(kept) ? kept.flatMap(readUse).slice(0, mostUsed) : undefined
