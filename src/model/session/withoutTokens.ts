// Words of others, for people to read: what looks like a token is left out.

import { FailureError, toFailure } from '../failure.ts'

/** JSON Web Tokens, and runs of letters that are longer than a word. */
const secret = /eyJ[\w-]*(\.[\w-]*)*|[\w~+=-]{32,}/g

const longest = 300

export const withoutTokens = (text: string): string =>
  text.replaceAll(secret, '…').slice(0, longest)

/** The same failure, without the body that came with it. */
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
