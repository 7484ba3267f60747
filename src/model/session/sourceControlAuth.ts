// Chooses the provider whose login is used for a repository, by its integration (spec 1 §9).

import type { Integration, IntegrationType } from '../integrations/integration.ts'
import { sourceControlScopes, type SourceControl, type Wish } from './sourceControlScopes.ts'

interface SourceControlAuth {
  /** Id of a provider of the auth backend. */
  readonly providerId: string
  readonly scopes: readonly string[]
}

const logins: Partial<
  Record<IntegrationType, { readonly providerId: string; readonly kind: SourceControl }>
> = {
  github: { providerId: 'github', kind: 'github' },
  gitlab: { providerId: 'gitlab', kind: 'gitlab' },
  bitbucketCloud: { providerId: 'bitbucket', kind: 'bitbucket' },
  bitbucketServer: { providerId: 'bitbucketServer', kind: 'bitbucketServer' },
  azure: { providerId: 'microsoft', kind: 'azure' },
}

/** Undefined if no provider signs in to such hosts. */
export function sourceControlAuth(
  { type }: Pick<Integration, 'type'>,
  wish: Wish = {},
): SourceControlAuth | undefined {
  const login = logins[type]
  return login && { providerId: login.providerId, scopes: sourceControlScopes(login.kind, wish) }
}
