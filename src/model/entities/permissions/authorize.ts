// Request and response of the permission backend (spec 1 §7): `POST {permission}/authorize`.

import { isRecord } from '../../isRecord.ts'
import type { Decision, Permission, PermissionCheck } from './permission.ts'

export interface AuthorizeItem {
  readonly id: string
  readonly permission: Permission
  /** A list in batched mode, where each resource has its own decision. */
  readonly resourceRef?: string | readonly string[]
}

/** One item per check. `nextId` gives unique ids. */
export const itemsOf = (
  checks: readonly PermissionCheck[],
  nextId: () => string,
): readonly AuthorizeItem[] =>
  checks.map(({ permission, resourceRef }) => ({
    id: nextId(),
    permission,
    ...(resourceRef !== undefined && { resourceRef }),
  }))

/** Batched mode: one item per permission, with all its resources. */
export function groupedItemsOf(
  checks: readonly PermissionCheck[],
  nextId: () => string,
): readonly AuthorizeItem[] {
  const groups = new Map<string, { readonly permission: Permission; readonly refs: Set<string> }>()
  for (const { permission, resourceRef } of checks) {
    const group = groups.get(permission.name) ?? { permission, refs: new Set<string>() }
    if (resourceRef !== undefined) group.refs.add(resourceRef)
    groups.set(permission.name, group)
  }
  return [...groups.values()].map(({ permission, refs }) => ({
    id: nextId(),
    permission,
    ...(refs.size > 0 && { resourceRef: [...refs] }),
  }))
}

/** A requested item with its result. */
interface Reply {
  readonly item: AuthorizeItem
  readonly result: unknown
}

export type Replies = readonly Reply[]

export type AuthorizeAnswer =
  | { readonly status: 'matched'; readonly replies: Replies }
  | { readonly status: 'unreadable'; readonly reason: string }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The response must have exactly the requested ids (PERM-10), in any order. */
export function readAnswer(json: unknown, items: readonly AuthorizeItem[]): AuthorizeAnswer {
  const answered = isRecord(json) ? json['items'] : undefined
  if (!isList(answered) || !answered.every(isRecord))
    return { status: 'unreadable', reason: 'The response is not a list of decisions' }
  const results = new Map(answered.map(({ id, result }) => [id, result]))
  if (answered.length !== items.length || !items.every(({ id }) => results.has(id)))
    return { status: 'unreadable', reason: 'Items in response do not match request' }
  return {
    status: 'matched',
    replies: items.map((item) => ({ item, result: results.get(item.id) })),
  }
}

/** The conditions of a CONDITIONAL result are dropped: the front end does not evaluate them. */
const decisions: ReadonlyMap<unknown, Decision> = new Map<unknown, Decision>([
  ['ALLOW', 'allowed'],
  ['DENY', 'denied'],
  ['CONDITIONAL', 'allowedForSome'],
])

/** The decision of a requested check; undefined if its result is malformed. */
export function decisionOn(
  { permission, resourceRef }: PermissionCheck,
  replies: Replies,
): Decision | undefined {
  for (const { item, result } of replies) {
    const refs: readonly unknown[] = [item.resourceRef].flat()
    const place = refs.indexOf(resourceRef)
    if (item.permission.name !== permission.name || place === -1) continue
    // One result for all resources, or one each.
    if (!isList(result)) return decisions.get(result)
    const isOneEach = isList(item.resourceRef) && refs.length === result.length
    return isOneEach ? decisions.get(result[place]) : undefined
  }
  return undefined
}
