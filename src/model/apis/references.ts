// Resolves `$ref` within one document. Nothing is fetched: external references are only named.

import { valueOf } from './nodes.ts'

export type Reference =
  | { readonly status: 'found'; readonly value: unknown; readonly name?: string }
  | { readonly status: 'external' | 'missing' | 'circular'; readonly ref: string }

/** Longer chains of references count as unresolved. */
const mostHops = 20

const unescaped = (part: string): string => {
  const pointer = part.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}

function at(root: unknown, pointer: string): unknown {
  let value = root
  for (const part of pointer.split('/').slice(1).map(unescaped))
    value = Array.isArray(value) ? (value[Number(part)] as unknown) : valueOf(value, part)
  return value
}

/** The node itself, or the target of its `$ref`, named after the last part of the reference. */
export function resolved(root: unknown, node: unknown): Reference {
  let value = node
  let name: string | undefined
  const seen = new Set<string>()
  for (let hops = 0; hops <= mostHops; hops += 1) {
    const ref = valueOf(value, '$ref')
    if (typeof ref !== 'string')
      return { status: 'found', value, ...(name !== undefined && { name }) }
    if (!ref.startsWith('#')) return { status: 'external', ref }
    if (seen.has(ref)) return { status: 'circular', ref }
    seen.add(ref)
    value = at(root, ref)
    if (value === undefined) return { status: 'missing', ref }
    name = unescaped(ref.split('/').at(-1) ?? '')
  }
  return { status: 'circular', ref: name ?? '' }
}

/** Undefined if the reference cannot be resolved. */
export function valueAt(root: unknown, node: unknown): unknown {
  const found = resolved(root, node)
  return found.status === 'found' ? found.value : undefined
}
