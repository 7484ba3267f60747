// What a JSON Web Token says of itself. Nobody here checks who signed it: that is the backend's business.

import { isRecord } from '../isRecord.ts'

/** Empty where the text is no token. */
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

/** Milliseconds that a token without an `exp` claim lasts (spec 1 §9). */
export const defaultLifetime = 5 * 60_000

/** When a token expires, in milliseconds since epoch: its `exp` claim, else five minutes from `now`. */
export function tokenExpiry(token: string, now: number): number {
  const expiry = tokenClaims(token)['exp']
  return typeof expiry === 'number' ? expiry * 1_000 : now + defaultLifetime
}

/** Whose entities are somebody's own (spec 1 §3): the token's `ent` claim; `otherwise` where it has none. */
export function ownershipOf(token: string | null, otherwise: readonly string[]): readonly string[] {
  const owned = tokenClaims(token ?? '')['ent']
  return Array.isArray(owned) ? owned.filter((ref) => typeof ref === 'string') : otherwise
}
