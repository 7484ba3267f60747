// Secrets that are typed into forms. The form's values in the store have masks in their place; what the masks stand for is
// kept in memory only, by form, until its task is started.

import { asJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { isMask, lostMask, shownMask } from './formMasks.ts'
import { withMembers, withSecrets, type MarkedSchema, type ValuePath } from './markedSchema.ts'

/** The value with each mask in it changed. The same object if nothing is. */
function withMasks(
  value: Json,
  change: (mask: string, path: ValuePath) => Json | undefined,
  path: ValuePath = [],
): Json | undefined {
  if (isMask(value)) return change(value, path)
  return withMembers(value, (one, key) => withMasks(one, change, [...path, key]))
}

const recordWithMasks = (...args: Parameters<typeof withMasks>): JsonRecord =>
  asJsonRecord(withMasks(...args))

/** As people may see it. */
export const shownValue = (value: Json): Json => withMasks(value, () => shownMask) ?? null

/** To be stored: secrets are to be entered again. */
export const withLostSecrets = (values: JsonRecord): JsonRecord =>
  recordWithMasks(values, () => lostMask)

/** To be shared: no property with a secret. Items stay, as secrets to be entered, because a list has no gaps. */
export const withoutSecrets = (values: JsonRecord): JsonRecord =>
  recordWithMasks(values, (_mask, path) => (typeof path.at(-1) === 'number' ? lostMask : undefined))

/** The values with what their masks stand for; masks of secrets that are not known stay, so that a form can ask for them. */
export const revealed = (
  values: JsonRecord,
  secretOf: (mask: string) => Json | undefined,
): JsonRecord => recordWithMasks(values, (mask) => secretOf(mask) ?? mask)

/** To be checked or sent: without secrets that are not known. */
export const withKnownSecrets = (
  values: JsonRecord,
  secretOf: (mask: string, path: ValuePath) => Json | undefined,
): JsonRecord => recordWithMasks(values, secretOf)

/** A step, as far as its secrets matter. */
export interface MarkedStep {
  readonly marked?: MarkedSchema | undefined
}

/** Nothing, empty, or a mask already. */
const needsNoMask = (value: Json): boolean => value === null || value === '' || isMask(value)

/** Values with masks in place of the secrets of these steps: what may be stored. Masks of anything else are removed. */
export function sealed(
  steps: readonly MarkedStep[],
  values: JsonRecord,
  maskOf: (value: Json) => string,
): JsonRecord {
  const kept = new Set<string>()
  const keepMask = (value: Json, path: ValuePath) => {
    kept.add(JSON.stringify(path))
    return needsNoMask(value) ? value : maskOf(value)
  }
  const masked = steps.reduce((all, { marked }) => withSecrets(marked, all, keepMask), values)
  return recordWithMasks(masked, (mask, path) =>
    kept.has(JSON.stringify(path)) ? mask : undefined,
  )
}

/** Masks in place of secrets that are not taken from where the values come from. */
export const sealedAsLost = (steps: readonly MarkedStep[], values: JsonRecord): JsonRecord =>
  sealed(steps, values, () => lostMask)

interface FoundSecret {
  readonly path: ValuePath
  readonly isLost: boolean
}

/** Those of the values, in their order. */
export function secretsIn(values: JsonRecord): readonly FoundSecret[] {
  const found: FoundSecret[] = []
  withMasks(values, (mask, path) => {
    found.push({ path, isLost: mask === lostMask })
    return mask
  })
  return found
}
