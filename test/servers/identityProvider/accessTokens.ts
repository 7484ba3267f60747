// What an access token is good for, as servers ask that take the provider's tokens.

import type { Provider } from 'oidc-provider'
import { clientIds } from './configuration.ts'
import { findPerson, type Person } from './people.ts'

interface KnownToken {
  readonly person: Person
  /** By which of the backend's providers they signed in. */
  readonly providerId: keyof typeof clientIds
  readonly scopes: readonly string[]
}

/** Nothing for a token that is over or was never issued. */
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
