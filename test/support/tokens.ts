// Tokens for tests: each is text that must appear only where tokens belong.

const encoded = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url')

/** An unsigned JSON Web Token with these claims. */
export const tokenOf = (claims: object): string =>
  `${encoded({ alg: 'ES256' })}.${encoded(claims)}.c2lnbmF0dXJl`

/** All text of a failure. */
export function toldBy(thrown: unknown): string {
  const { name, message, stack, cause } = thrown as Error
  return JSON.stringify([name, message, stack, String(cause), { ...(thrown as object) }])
}
