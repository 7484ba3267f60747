// The providers of the auth backend (spec 1 §7, §9).

import { multipleAzureResources } from './authFailures.ts'

interface Provider {
  readonly title: string
  /** Requested with every session, normalised. */
  readonly scopes: readonly string[]
  /** How short names of scopes are completed. Names with a scheme are complete. */
  readonly naming?: {
    readonly prefix: string
    /** Scopes without a prefix. */
    readonly plain: readonly string[]
    /** Full names that replace short ones, before the prefix is added. */
    readonly renamed?: Readonly<Record<string, string>>
  }
  /** Removed prefix: these scopes are known by their short names, in lower case. */
  readonly dropped?: string
}

const openIdScopes = ['openid', 'email', 'profile', 'offline_access']
const openIdNames = [...openIdScopes, 'phone', 'address', 'groups']
const googleScopes = 'https://www.googleapis.com/auth/'

/** By provider id. */
const providers = new Map<string, Provider>([
  [
    'google',
    {
      title: 'Google',
      scopes: ['openid', `${googleScopes}userinfo.email`, `${googleScopes}userinfo.profile`],
      naming: {
        prefix: googleScopes,
        plain: ['openid'],
        renamed: { email: 'userinfo.email', profile: 'userinfo.profile' },
      },
    },
  ],
  [
    'microsoft',
    {
      title: 'Microsoft',
      scopes: ['openid', 'offline_access', 'profile', 'email', 'User.Read'],
      dropped: 'https://graph.microsoft.com/',
    },
  ],
  ['github', { title: 'GitHub', scopes: ['read:user'] }],
  [
    'okta',
    {
      title: 'Okta',
      scopes: openIdScopes,
      naming: { prefix: 'okta.', plain: openIdNames },
    },
  ],
  ['gitlab', { title: 'GitLab', scopes: ['read_user'] }],
  [
    'onelogin',
    {
      title: 'OneLogin',
      scopes: openIdScopes,
      naming: { prefix: 'onelogin.', plain: openIdNames },
    },
  ],
  ['bitbucket', { title: 'Bitbucket', scopes: ['account'] }],
  // The portal's own registration, not the provider's default, PROJECT_ADMIN.
  ['bitbucketServer', { title: 'Bitbucket Server', scopes: ['REPO_READ'] }],
  ['atlassian', { title: 'Atlassian', scopes: [] }],
  ['oidc', { title: 'OpenID Connect', scopes: [] }],
  ['vmwareCloudServices', { title: 'VMware Cloud', scopes: ['openid'] }],
])

export const knownProviders: readonly string[] = [...providers.keys()]

/** Any other provider: its scopes are configured in the backend. */
const generic = (providerId: string): Provider => ({
  title: providerId,
  scopes: [],
})

/** @internal Exported for tests. */
export const providerOf = (providerId: string): Provider =>
  providers.get(providerId) ?? generic(providerId)

/** Display name; the id for unknown providers. */
export const providerTitle = (providerId: string): string => providerOf(providerId).title

function named(scope: string, { naming, dropped }: Provider): string {
  if (dropped !== undefined && scope.toLowerCase().startsWith(dropped))
    return scope.slice(dropped.length)
  if (!naming || scope.includes('://')) return scope
  const { prefix, plain, renamed = {} } = naming
  if (plain.includes(scope) || scope.startsWith(prefix)) return scope
  return prefix + (Object.hasOwn(renamed, scope) ? (renamed[scope] ?? scope) : scope)
}

/** Full names without duplicates; a text may separate scopes by blanks or commas. */
export function normaliseScopes(
  providerId: string,
  scopes: string | readonly string[] | undefined = [],
): readonly string[] {
  const provider = providerOf(providerId)
  const all = [scopes].flat().flatMap((text) => text.split(/[\s,|]+/))
  return [...new Set(all.filter(Boolean).map((scope) => named(scope, provider)))]
}

const graph = 'graph'

/** Null for scopes that all resources have. */
function azureResource(scope: string): string | null {
  if (openIdScopes.includes(scope)) return null
  const slash = scope.lastIndexOf('/')
  return slash < 0 ? graph : scope.slice(0, slash).replace(/^api:\/\//, '')
}

/**
 * The scopes to request: the provider's own, those already granted and these. Throws a `FailureError` if they belong to
 * several Azure resources, because a token is for one only (AUTH-79).
 */
export function requestedScopes(
  providerId: string,
  scopes: readonly string[],
  held: readonly string[],
): readonly string[] {
  const wanted = normaliseScopes(providerId, scopes)
  const others = normaliseScopes(providerId, [...providerOf(providerId).scopes, ...held])
  if (providerId !== 'microsoft') return [...new Set([...others, ...wanted])]
  const resources = new Set(wanted.map(azureResource).filter((resource) => resource !== null))
  if (resources.size > 1) throw multipleAzureResources()
  const [own = graph] = resources
  const fitting = others.filter((scope) => [null, own].includes(azureResource(scope)))
  return [...new Set([...fitting, ...wanted])]
}
