// Reads values out of an untrusted definition: own keys only, and every value is checked.

import { isRecord } from '../isRecord.ts'

export const valueOf = (node: unknown, key: string): unknown =>
  isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined

/** Numbers and booleans as text; undefined for empty text and objects. */
export function textOf(node: unknown, key: string): string | undefined {
  const value = valueOf(node, key)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export function listOf(node: unknown, key: string): readonly unknown[] {
  const value = valueOf(node, key)
  return Array.isArray(value) ? value : []
}

export function entriesOf(node: unknown, key: string): readonly (readonly [string, unknown])[] {
  const value = valueOf(node, key)
  return isRecord(value) ? Object.entries(value) : []
}

export const textsOf = (node: unknown, key: string): readonly string[] =>
  listOf(node, key).filter((one) => typeof one === 'string')

export const isTrue = (node: unknown, key: string): boolean => valueOf(node, key) === true
