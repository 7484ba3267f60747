// Starred entities: refs in lower case, without duplicates, the oldest star first (spec 1 §3).

import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'

const different = (refs: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(refs.filter((ref) => ref !== undefined)),
]

function refOf(text: unknown): string | undefined {
  const ref = typeof text === 'string' ? findEntityRef(text) : undefined
  return ref && stringifyEntityRef(ref)
}

/** Leaves out malformed refs; undefined if the value is no list. */
export const readStars = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? different(value.map(refOf)) : undefined

/** Backstage's former 'entity:kind:namespace:name'. */
function legacyRefOf(text: unknown): string | undefined {
  const parts = typeof text === 'string' ? text.split(':') : []
  const [prefix, kind, namespace, name] = parts
  if (parts.length !== 4 || prefix !== 'entity' || !kind || !namespace || !name) return undefined
  return refOf(`${kind}:${namespace}/${name}`)
}

/** The stars, followed by those of the legacy setting; undefined if that is no list. */
export const withLegacyStars = (
  refs: readonly string[],
  legacy: unknown,
): readonly string[] | undefined =>
  Array.isArray(legacy) ? different([...refs, ...legacy.map(legacyRefOf)]) : undefined
