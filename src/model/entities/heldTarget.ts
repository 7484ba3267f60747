// What a page of states is about: what the user and their groups own, or another group or user owns, or a system or domain
// contains.

import { encodePart } from '../encodePath.ts'
import { entityOfPath, entityPath } from '../paths.ts'
import type { EntityFilter } from './entityFilter.ts'
import { findEntityRef, stringifyEntityRef } from './entityRef.ts'

export interface HeldTarget {
  /** The group, user, system or domain whose entities these are; null for those of the user and their groups. */
  readonly of: string | null
}

const owners = ['group', 'user']
const wholes = ['system', 'domain']

/** The address of a page that can be about a target, such as that of clusters. */
export const addressOfHeld = (page: string, entityRef: string): string =>
  `${page}?of=${encodePart(entityRef)}`

/** As `addressOfHeld` has written it into an address; a ref of another kind is ignored. */
export function heldTargetOf(search: string): HeldTarget {
  const named = findEntityRef(new URLSearchParams(search).get('of') ?? '')
  // A name that no path can have is no filter either.
  const ref = named && entityOfPath(entityPath(named))
  const isOfKind = ref && [...owners, ...wholes].includes(ref.kind)
  return { of: isOfKind ? stringifyEntityRef(ref) : null }
}

/** `parts`: of a domain, the systems in it. */
export const filterOfTarget = (of: string, parts: readonly string[]): EntityFilter =>
  owners.some((kind) => of.startsWith(`${kind}:`))
    ? { 'relations.ownedBy': [of] }
    : { 'relations.partOf': [of, ...parts] }
