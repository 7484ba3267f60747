// Reads claims of JSON Web Tokens. Signatures are not checked here: the backend does that.

import { isRecord } from '../isRecord.ts'

/** Empty if the text is no token. */
export function tokenClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}

/** Lifetime in milliseconds of a token without an `exp` claim (spec 1 §9). */
export const defaultLifetime = 5 * 60_000

/** Expiry in milliseconds since epoch: the `exp` claim, else five minutes after `now`. */
export function tokenExpiry(token: string, now: number): number {
  const expiry = tokenClaims(token)['exp']
  return typeof expiry === 'number' ? expiry * 1_000 : now + defaultLifetime
}

/** Refs through which the user owns entities (spec 1 §3): the token's `ent` claim, else `otherwise`. */
export function ownershipOf(token: string | null, otherwise: readonly string[]): readonly string[] {
  const owned = tokenClaims(token ?? '')['ent']
  return Array.isArray(owned) ? owned.filter((ref) => typeof ref === 'string') : otherwise
}
