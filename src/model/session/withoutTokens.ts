// Removes what looks like a token from messages of others.

import { FailureError, toFailure } from '../failure.ts'

/** JSON Web Tokens, and sequences of characters that are longer than a word. */
const secret = /eyJ[\w-]*(\.[\w-]*)*|[\w~+=-]{32,}/g

const longest = 300

export const withoutTokens = (text: string): string =>
  text.replaceAll(secret, '…').slice(0, longest)

/** The failure without the response body. */
export function failureWithoutTokens(thrown: unknown): FailureError {
  const { kind, name, message, status, request } = toFailure(thrown)
  return new FailureError({
    kind,
    name: withoutTokens(name),
    message: withoutTokens(message),
    ...(status !== undefined && { status }),
    ...(request && { request }),
  })
}
