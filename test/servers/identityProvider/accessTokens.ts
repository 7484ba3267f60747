// Looks up access tokens for servers that accept the provider's tokens.

import type { Provider } from 'oidc-provider'
import { clientIds } from './configuration.ts'
import { findPerson, type Person } from './people.ts'

interface KnownToken {
  readonly person: Person
  /** The provider through which the user signed in. */
  readonly providerId: keyof typeof clientIds
  readonly scopes: readonly string[]
}

/** Undefined for an expired or unknown token. */
export type FindAccessToken = (value: string) => Promise<KnownToken | undefined>

const providerIds = Object.keys(clientIds) as readonly (keyof typeof clientIds)[]

export const createFindAccessToken =
  (provider: Provider): FindAccessToken =>
  async (value) => {
    const token = await provider.AccessToken.find(value)
    const person = findPerson(token?.accountId ?? '')
    const providerId = providerIds.find((id) => clientIds[id] === token?.clientId)
    if (!token?.isValid || !person || !providerId) return undefined
    return { person, providerId, scopes: token.scope?.split(' ') ?? [] }
  }
