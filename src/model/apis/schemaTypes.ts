// The names of JSON Schema's types, a few words at most.

import { isTrue, listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { resolved } from './references.ts'

const isListOf = (value: unknown, types: readonly string[]): boolean =>
  types.includes('array') ||
  valueOf(value, 'items') !== undefined ||
  listOf(value, 'prefixItems').length > 0

/** Alternatives up to this number are named. */
const mostNamed = 3

function choicesName(root: unknown, value: unknown, depth: number): string | undefined {
  const choices = [...listOf(value, 'oneOf'), ...listOf(value, 'anyOf')]
  if (choices.length === 0) return undefined
  if (choices.length > mostNamed || depth > 2) return 'one of several'
  return [...new Set(choices.map((one) => typeName(root, one, depth + 1)))].join(' | ')
}

function nameOf(root: unknown, value: unknown, name: string | undefined, depth: number): string {
  const types = [textOf(value, 'type') ?? '', ...textsOf(value, 'type')].filter(Boolean)
  if (isListOf(value, types)) {
    const items = valueOf(value, 'items') ?? true
    const list = depth < 3 ? `array of ${typeName(root, items, depth + 1)}` : 'array'
    return [list, ...types.filter((type) => type !== 'array')].join(' | ')
  }
  const format = textOf(value, 'format')
  const known = types.join(' | ')
  if (known !== '') return format === undefined ? known : `${known} (${format})`
  if (valueOf(value, 'properties') !== undefined) return 'object'
  const choices = choicesName(root, value, depth)
  if (choices !== undefined) return name ?? choices
  if (listOf(value, 'enum').length > 0) return name ?? 'enum'
  const [merged, ...others] = listOf(value, 'allOf')
  if (merged !== undefined && others.length === 0 && depth < 3)
    return name ?? typeName(root, merged, depth + 1)
  return name ?? format ?? (merged === undefined ? 'any' : 'object')
}

/** The name of a type without its content. */
export function typeName(root: unknown, node: unknown, depth = 0): string {
  if (node === true) return 'any'
  if (node === false) return 'never'
  const found = resolved(root, node)
  if (found.status !== 'found') return found.ref
  const { value, name } = found
  if (name !== undefined && typeof value === 'boolean') return name
  const isNamed =
    name !== undefined &&
    (valueOf(value, 'properties') !== undefined || listOf(value, 'allOf').length > 0)
  const own = isNamed ? name : nameOf(root, value, name, depth)
  const isNullable = isTrue(value, 'nullable') || isTrue(node, 'nullable')
  return isNullable ? `${own} | null` : own
}
