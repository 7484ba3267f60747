// The fields of an entity as short texts, to find out later what has changed. Values that may be secret are left out.

import type { Entity } from '../entities/entity.ts'
import { isRecord } from '../isRecord.ts'

/** Texts by path, such as `metadata.title`. */
export type EntityFields = Readonly<Record<string, string>>

export interface FieldChange {
  readonly path: string
  /** Null if the field was not there. */
  readonly before: string | null
  /** Null if it is not there any more. */
  readonly after: string | null
}

export const mostFields = 200
export const longestPath = 200
export const longestText = 200
const shownOfLong = 120
const deepest = 8

/** They change without anything that a person would notice. */
const technical = new Set(['metadata.uid', 'metadata.etag', 'metadata.generation'])

const secretName =
  /passw|secret|token|credential|private[-_]?key|api[-_]?key|access[-_]?key|cookie|session/i
const secretText =
  /eyJ[\w-]+\.|gh[pousr]_|github_pat_|glpat-|xox[abps]-|AKIA|-----BEGIN|bearer\s|:\/\/[^/\s:@]*:[^/\s@]*@/i

const maySecret = (path: string, text: string) => secretName.test(path) || secretText.test(text)

/** Not for security: only whether a long text is the same. */
function checksum(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}

/** A long text is its beginning, length and checksum. */
const shortened = (text: string): string =>
  text.length <= longestText
    ? text
    : `${text.slice(0, shownOfLong)}… [${String(text.length)}, ${checksum(text)}]`

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Targets by type, in one order, because the catalog sends them in any. */
function relationsByType(relations: readonly unknown[]): Readonly<Record<string, string[]>> {
  const byType = new Map<string, string[]>()
  for (const relation of relations)
    if (isRecord(relation)) {
      const type = String(relation['type'])
      const targets = byType.get(type) ?? []
      targets.push(String(relation['targetRef']))
      byType.set(type, targets)
    }
  return Object.fromEntries([...byType].map(([type, targets]) => [type, targets.sort()]))
}

function* textsIn(
  value: unknown,
  path: string,
  depth: number,
): Generator<readonly [string, string]> {
  if (technical.has(path) || value === undefined) return
  if (isScalar(value)) yield [path, String(value)]
  else if (Array.isArray(value) && value.every(isScalar)) yield [path, value.join(', ')]
  else if (depth === deepest) yield [path, JSON.stringify(value)]
  else if (Array.isArray(value))
    for (const [index, one] of value.entries())
      yield* textsIn(one, `${path}[${String(index)}]`, depth + 1)
  else if (isRecord(value))
    for (const [key, one] of Object.entries(value))
      yield* textsIn(one, path === '' ? key : `${path}.${key}`, depth + 1)
}

export function fieldsOf(entity: Entity): EntityFields {
  const { relations = [], ...others } = entity
  const fields: [string, string][] = []
  const whole = { ...others, relations: relationsByType(relations) }
  for (const [path, text] of textsIn(whole, '', 0)) {
    if (fields.length === mostFields) break
    if (path.length <= longestPath && !maySecret(path, text)) fields.push([path, shortened(text)])
  }
  return Object.fromEntries(fields)
}

const textAt = (fields: EntityFields, path: string): string | null =>
  Object.hasOwn(fields, path) ? (fields[path] ?? null) : null

/** By path. */
export const changesBetween = (before: EntityFields, after: EntityFields): readonly FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((path) => ({ path, before: textAt(before, path), after: textAt(after, path) }))
    .filter((change) => change.before !== change.after)
