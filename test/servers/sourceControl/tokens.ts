// Finds the owner of a request's token.

export interface TokenOwner {
  /** The user's name at the host. */
  readonly name: string
  readonly displayName: string
  readonly email: string
  readonly scopes: readonly string[]
  /** Members see private repositories, and may write if the scopes allow it; others see public ones. */
  readonly isMember: boolean
}

/** Undefined for an unknown or expired token. */
export type FindOwner = (token: string) => Promise<TokenOwner | undefined>

/** From `Bearer <token>`, `token <token>`, or the password of `Basic`, which both hosts accept. */
export function tokenOf(authorization: string | undefined): string | undefined {
  const [, scheme = '', value = ''] = /^(\w+) +(.+)$/.exec(authorization ?? '') ?? []
  switch (scheme.toLowerCase()) {
    case 'bearer':
    case 'token':
      return value
    case 'basic':
      return Buffer.from(value, 'base64').toString().split(':').slice(1).join(':')
    default:
      return undefined
  }
}
