// The guest session of the auth backend (spec 1 §3, spec 3 §7): what is sent, and what comes back.

import { pluginBaseUrl } from '../config/discovery.ts'
import type { PortalAddresses } from '../config/portalAddresses.ts'
import { isRecord } from '../isRecord.ts'

export const guestProvider = 'guest'

/** Where the browser remembers how its user signed in last. */
export const rememberedProviderKey = '@backstage/core:SignInPage:provider'

export const guestSessionUrl = ({ discovery, authEnvironment }: PortalAddresses): string =>
  `${pluginBaseUrl(discovery, 'auth')}/guest/refresh?env=${encodeURIComponent(authEnvironment)}`

export const guestSessionRequest: RequestInit = {
  credentials: 'include',
  headers: { 'x-requested-with': 'XMLHttpRequest' },
}

export interface GuestSession {
  readonly token: string
  readonly userEntityRef: string
  readonly ownershipEntityRefs: readonly string[]
}

/** Nothing where the answer holds no identity. Reads the nested and the flat form. */
export function readGuestSession(json: unknown): GuestSession | undefined {
  const identity = isRecord(json) ? json['backstageIdentity'] : undefined
  if (!isRecord(identity) || typeof identity['token'] !== 'string') return undefined
  const user = isRecord(identity['identity']) ? identity['identity'] : identity
  if (typeof user['userEntityRef'] !== 'string') return undefined
  const owned: unknown = user['ownershipEntityRefs']
  return {
    token: identity['token'],
    userEntityRef: user['userEntityRef'],
    ownershipEntityRefs: Array.isArray(owned) ? owned.filter((ref) => typeof ref === 'string') : [],
  }
}

const defaultLifetime = 5 * 60_000

/**
 * When a token expires, in milliseconds since epoch: its `exp` claim, else five minutes from `now`
 * (spec 1 §9).
 */
export function tokenExpiry(token: string, now: number): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const expiry = isRecord(claims) ? claims['exp'] : undefined
    return typeof expiry === 'number' ? expiry * 1_000 : now + defaultLifetime
  } catch {
    return now + defaultLifetime
  }
}
