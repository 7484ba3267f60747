// The guest session of the auth backend (spec 1 §3, spec 3 §7), for the early script too.

import type { PortalAddresses } from '../config/portalAddresses.ts'
import { isRecord, type UnknownRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'
import { authRequest, refreshUrl } from './authRequests.ts'
import { guestMethod } from './person.ts'

/** Key in local storage for the last way of signing in. */
export const rememberedProviderKey = '@backstage/core:SignInPage:provider'

/** 'true' if the guest signs in without a token. */
export const legacyGuestKey = 'enableLegacyGuestToken'

export const guestSessionUrl = (addresses: PortalAddresses): string =>
  refreshUrl(addresses, guestMethod, [])

export const guestSessionRequest = authRequest

const sessionOf = (json: unknown): unknown =>
  isRecord(json) ? json['backstageIdentity'] : undefined

/** The portal's token only; `readProviderAnswer` reads the rest. */
export function tokenOfAnswer(json: unknown): string | undefined {
  const session = sessionOf(json)
  const token = isRecord(session) ? session['token'] : undefined
  return typeof token === 'string' && token !== '' ? token : undefined
}

const identityOf = (json: unknown): UnknownRecord => {
  const session = sessionOf(json)
  const identity = isRecord(session) ? session['identity'] : undefined
  return isRecord(identity) ? identity : {}
}

/** The user's entity ref, if the answer says it. */
export function userOfAnswer(json: unknown): string | undefined {
  const { userEntityRef } = identityOf(json)
  return typeof userEntityRef === 'string' ? userEntityRef : undefined
}

/** The refs in whose name the user owns entities; none if the answer does not say it. */
export function ownersOfAnswer(json: unknown): readonly string[] {
  const { ownershipEntityRefs } = identityOf(json)
  return isTexts(ownershipEntityRefs) ? ownershipEntityRefs : []
}
