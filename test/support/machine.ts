// Types for the tests of state × event, and the entities and users of their events.

import type { UnknownAction } from '@reduxjs/toolkit'
import type { Failure } from '../../src/model/failure.ts'

export const failure: Failure = {
  kind: 'unreachable',
  name: 'TypeError',
  message: 'Failed to fetch',
}

export interface Machine {
  readonly reducer: (state: never, action: UnknownAction) => { readonly status: string }
  readonly states: Readonly<Record<string, { readonly status: string }>>
  readonly events: Readonly<Record<string, UnknownAction>>
  /** State → event → next status; unlisted pairs must return the same state object. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const who = {
  identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
  profile: {},
  expiresAt: 1,
}
export const renewedWho = { ...who, expiresAt: 2 }
