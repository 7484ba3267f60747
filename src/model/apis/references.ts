// Resolves references within one document: by pointer, anchor, `$id` and `$self`. Nothing is fetched: external references
// are only named.

import { isRecord } from '../isRecord.ts'
import { textOf, valueOf } from './nodes.ts'

export type Reference =
  | { readonly status: 'found'; readonly value: unknown; readonly name?: string }
  | { readonly status: 'external' | 'missing' | 'circular'; readonly ref: string }

/** Longer chains of references count as unresolved. */
const mostHops = 20

const refKeys = ['$ref', '$dynamicRef', '$recursiveRef'] as const

/** Undefined unless the node is a reference. */
export const refOf = (node: unknown): string | undefined =>
  refKeys.map((key) => valueOf(node, key)).find((ref) => typeof ref === 'string')

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
    value = Array.isArray(value) ? value[Number(part)] : valueOf(value, part)
  return value
}

interface Names {
  /** The document's own address, if it says it. */
  readonly base: string | undefined
  readonly ids: ReadonlyMap<string, unknown>
  readonly anchors: ReadonlyMap<string, unknown>
  /** Everything that is referred to. */
  readonly refs: ReadonlySet<string>
}

const absolute = (address: string, base: string | undefined): string =>
  URL.parse(address, base)?.href ?? address

function namesIn(root: object): Names {
  const base = textOf(root, '$self') ?? textOf(root, '$id') ?? textOf(root, 'id')
  const ids = new Map<string, unknown>(base === undefined ? [] : [[absolute(base, base), root]])
  const anchors = new Map<string, unknown>()
  const name = (names: Map<string, unknown>, key: string, value: unknown) => {
    // The first of its name, as nothing says which is meant.
    if (!names.has(key)) names.set(key, value)
  }
  const refs = new Set<string>()
  const seen = new Set<unknown>()
  const waiting: unknown[] = [root]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    waiting.push(...(Object.values(value) as unknown[]).filter((one) => typeof one === 'object'))
    const ref = refOf(value)
    if (ref !== undefined) refs.add(unescaped(ref))
    const id = valueOf(value, '$id')
    if (typeof id === 'string' && !id.startsWith('#')) name(ids, absolute(id, base), value)
    if (typeof id === 'string' && id.startsWith('#')) name(anchors, id.slice(1), value)
    for (const key of ['$anchor', '$dynamicAnchor']) {
      const anchor = valueOf(value, key)
      if (typeof anchor === 'string') name(anchors, anchor, value)
    }
  }
  return { base, ids, anchors, refs }
}

const known = new WeakMap<object, Names>()

function namesOf(root: unknown): Names | undefined {
  if (!isRecord(root)) return undefined
  const names = known.get(root) ?? namesIn(root)
  known.set(root, names)
  return names
}

/** Whether anything in the document refers to this pointer, such as `#/components/headers/Rate`. */
export const isReferredTo = (root: unknown, pointer: string): boolean =>
  namesOf(root)?.refs.has(pointer) ?? false

/** Undefined if nothing in the document has this address. */
function targetOf(root: unknown, ref: string): unknown {
  if (ref === '#' || ref.startsWith('#/')) return at(root, ref)
  const names = namesOf(root)
  const [address = '', fragment = ''] = ref.split('#')
  const base = address === '' ? root : names?.ids.get(absolute(address, names.base))
  if (fragment === '' || base === undefined) return base
  return fragment.startsWith('/') ? at(base, fragment) : names?.anchors.get(fragment)
}

const nameIn = (ref: string): string =>
  unescaped(ref.split(/[#/]/).findLast((part) => part !== '') ?? '')

/** The node itself, or the target of its reference, named after the last part of the reference. */
export function resolved(root: unknown, node: unknown): Reference {
  let value = node
  let name: string | undefined
  const seen = new Set<string>()
  for (let hops = 0; hops <= mostHops; hops += 1) {
    const ref = refOf(value)
    if (ref === undefined) return { status: 'found', value, ...(name !== undefined && { name }) }
    if (seen.has(ref)) return { status: 'circular', ref }
    seen.add(ref)
    value = targetOf(root, ref)
    if (value === undefined) return { status: ref.startsWith('#') ? 'missing' : 'external', ref }
    name = nameIn(ref)
  }
  return { status: 'circular', ref: name ?? '' }
}

/** Undefined if the reference cannot be resolved. */
export function valueAt(root: unknown, node: unknown): unknown {
  const found = resolved(root, node)
  return found.status === 'found' ? found.value : undefined
}

/** As `valueAt`, with the keys beside the reference, which override those of its target. */
export function mergedAt(root: unknown, node: unknown): unknown {
  const value = valueAt(root, node)
  if (value === node || !isRecord(value) || !isRecord(node)) return value
  const beside = Object.entries(node).filter(([key]) => !refKeys.some((ref) => ref === key))
  return beside.length === 0 ? value : Object.fromEntries([...Object.entries(value), ...beside])
}

/** References that cannot be resolved, or lead out of the document. */
export const unreadOf = (root: unknown, nodes: readonly unknown[]): readonly string[] => [
  ...new Set(
    nodes.flatMap((node) => {
      const found = resolved(root, node)
      return found.status === 'found' ? [] : [found.ref]
    }),
  ),
]
