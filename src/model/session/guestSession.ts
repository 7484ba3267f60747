// The guest session of the auth backend (spec 1 §3, spec 3 §7), as far as the early script needs it too.

import type { PortalAddresses } from '../config/portalAddresses.ts'
import { isRecord } from '../isRecord.ts'
import { authRequest, refreshUrl } from './authRequests.ts'
import { guestMethod } from './person.ts'

/** Where the browser remembers how its user signed in last. */
export const rememberedProviderKey = '@backstage/core:SignInPage:provider'

/** 'true' where a guest goes without a token. */
export const legacyGuestKey = 'enableLegacyGuestToken'

export const guestSessionUrl = (addresses: PortalAddresses): string =>
  refreshUrl(addresses, guestMethod, [])

export const guestSessionRequest = authRequest

/** The portal's token; `readProviderAnswer` reads all the rest. */
export function tokenOfAnswer(json: unknown): string | undefined {
  const identity = isRecord(json) ? json['backstageIdentity'] : undefined
  const token = isRecord(identity) ? identity['token'] : undefined
  return typeof token === 'string' && token !== '' ? token : undefined
}
