// Whose token it is that comes with a request.

export interface TokenOwner {
  /** What the host calls them. */
  readonly name: string
  readonly displayName: string
  readonly email: string
  readonly scopes: readonly string[]
  /** Sees what is private, and may write where the scopes say so; others see what is public. */
  readonly isMember: boolean
}

/** Nothing for a token that was never issued, or no longer holds. */
export type FindOwner = (token: string) => Promise<TokenOwner | undefined>

/** Of `Bearer <token>`, `token <token>`, and the password of `Basic`, as which both hosts take one. */
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
