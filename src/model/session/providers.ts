// The providers of the auth backend (spec 1 §7, §9): a table, and what is read off it.

import { multipleAzureResources } from './authFailures.ts'

interface Provider {
  readonly title: string
  /** Asked for with each session, normalised. */
  readonly scopes: readonly string[]
  /** What short names of scopes mean. Those with a scheme are complete. */
  readonly naming?: {
    readonly prefix: string
    /** Never prefixed. */
    readonly plain: readonly string[]
    /** In place of a short name, before the prefix. */
    readonly renamed?: Readonly<Record<string, string>>
  }
  /** What stands before scopes that are known by their short names, in small letters. */
  readonly dropped?: string
}

const openIdScopes = ['openid', 'email', 'profile', 'offline_access']
const openIdNames = [...openIdScopes, 'phone', 'address', 'groups']
const googleScopes = 'https://www.googleapis.com/auth/'

/** By the provider id of the auth backend. */
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
  // As the portal is registered there, not the default of the provider, PROJECT_ADMIN.
  ['bitbucketServer', { title: 'Bitbucket Server', scopes: ['REPO_READ'] }],
  ['atlassian', { title: 'Atlassian', scopes: [] }],
  ['oidc', { title: 'OpenID Connect', scopes: [] }],
  ['vmwareCloudServices', { title: 'VMware Cloud', scopes: ['openid'] }],
])

/** Any other: what it asks for is configured in the backend. */
const generic = (providerId: string): Provider => ({
  title: providerId,
  scopes: [],
})

/** @internal Exported for tests. */
export const providerOf = (providerId: string): Provider =>
  providers.get(providerId) ?? generic(providerId)

/** What the provider calls itself; its id where nobody knows. */
export const providerTitle = (providerId: string): string => providerOf(providerId).title

function named(scope: string, { naming, dropped }: Provider): string {
  if (dropped !== undefined && scope.toLowerCase().startsWith(dropped))
    return scope.slice(dropped.length)
  if (!naming || scope.includes('://')) return scope
  const { prefix, plain, renamed = {} } = naming
  if (plain.includes(scope) || scope.startsWith(prefix)) return scope
  return prefix + (Object.hasOwn(renamed, scope) ? (renamed[scope] ?? scope) : scope)
}

/** Each once, by their full names; a text has them with blanks or commas between. */
export function normaliseScopes(
  providerId: string,
  scopes: string | readonly string[] | undefined = [],
): readonly string[] {
  const provider = providerOf(providerId)
  const all = [scopes].flat().flatMap((text) => text.split(/[\s,|]+/))
  return [...new Set(all.filter(Boolean).map((scope) => named(scope, provider)))]
}

const graph = 'graph'

/** Null of those that every resource knows. */
function azureResource(scope: string): string | null {
  if (openIdScopes.includes(scope)) return null
  const slash = scope.lastIndexOf('/')
  return slash < 0 ? graph : scope.slice(0, slash).replace(/^api:\/\//, '')
}

/**
 * What a request for these scopes asks for: also the provider's own, and those that are held already.
 * Throws a `FailureError` where they are of several Azure resources, whose tokens serve one each (AUTH-79).
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
