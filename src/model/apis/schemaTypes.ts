// The names of JSON Schema's types, a few words at most.

import { isTrue, listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { resolved } from './references.ts'

const isListOf = (value: unknown, types: readonly string[]): boolean =>
  types.includes('array') ||
  valueOf(value, 'items') !== undefined ||
  listOf(value, 'prefixItems').length > 0

/** The name of a type without its content. */
export function typeName(root: unknown, node: unknown, depth = 0): string {
  if (node === true) return 'any'
  if (node === false) return 'never'
  const found = resolved(root, node)
  if (found.status !== 'found') return found.ref
  const { value, name } = found
  if (name !== undefined && typeof value === 'boolean') return name
  if (
    name !== undefined &&
    (valueOf(value, 'properties') !== undefined || listOf(value, 'allOf').length > 0)
  )
    return name
  const types = [textOf(value, 'type') ?? '', ...textsOf(value, 'type')].filter(Boolean)
  const end = isTrue(value, 'nullable') ? ['null'] : []
  if (isListOf(value, types)) {
    const items = valueOf(value, 'items') ?? true
    const list = depth < 3 ? `array of ${typeName(root, items, depth + 1)}` : 'array'
    return [list, ...types.filter((type) => type !== 'array'), ...end].join(' | ')
  }
  const format = textOf(value, 'format')
  const known = [...types, ...end].join(' | ')
  if (known !== '') return format === undefined ? known : `${known} (${format})`
  if (valueOf(value, 'properties') !== undefined) return 'object'
  if (listOf(value, 'oneOf').length > 0 || listOf(value, 'anyOf').length > 0)
    return name ?? 'one of several'
  if (listOf(value, 'enum').length > 0) return name ?? 'enum'
  return name ?? format ?? (listOf(value, 'allOf').length > 0 ? 'object' : 'any')
}
