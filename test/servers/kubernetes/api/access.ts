// Who may do what: each cluster knows three tokens, and nobody may read secrets.

import { randomBytes } from 'node:crypto'
import { forbidden, unauthorized, type Attempt } from './statusAnswers.ts'

/** `portal` reads, deletes pods and opens shells, `reader` only reads, `stranger` may do nothing. */
const roles = ['portal', 'reader', 'stranger'] as const
type Role = (typeof roles)[number]

export type Tokens = Readonly<Record<Role, string>>

export interface Access {
  readonly tokens: Tokens
  /** Throws a refusal if the token is unknown, or its user may not do that. */
  readonly check: (authorization: string | undefined, attempt: Attempt) => void
}

const isReading = ({ verb, subresource }: Attempt) =>
  ['get', 'list', 'watch'].includes(verb) && subresource !== 'exec'

const mayDo: Readonly<Record<Role, (attempt: Attempt) => boolean>> = {
  portal: (attempt) => isReading(attempt) || attempt.plural === 'pods',
  reader: isReading,
  stranger: () => false,
}

export const createTokens = () =>
  Object.fromEntries(roles.map((role) => [role, randomBytes(24).toString('base64url')])) as Tokens

export function createAccess(tokens: Tokens): Access {
  return {
    tokens,
    check: (authorization, attempt) => {
      if (authorization === undefined) throw forbidden('system:anonymous', attempt)
      const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
      const role = roles.find((one) => tokens[one] === token)
      if (role === undefined) throw unauthorized()
      if (attempt.plural === 'secrets' || !mayDo[role](attempt))
        throw forbidden(`system:serviceaccount:portal:${role}`, attempt)
    },
  }
}
