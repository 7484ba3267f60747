// Who vouches for the user at a cluster (spec 3 §5, §7, §8).

import { needsNoToken } from '../objectsRequest.ts'
import type { Cluster } from './clusters.ts'

const oidcProviders = ['gitlab', 'google', 'microsoft', 'okta', 'onelogin'] as const

/** K8SAUTH-02 */
type OidcProvider = (typeof oidcProviders)[number]

/** The user's token that a cluster needs. */
export type ClusterLogin =
  | { readonly type: 'none' }
  | {
      /** Key of the token in the body of requests (K8SAUTH-03…05). */
      readonly type: 'google' | 'aks' | 'oidc'
      /** The provider of the portal's sessions. */
      readonly provider: 'google' | 'microsoft' | OidcProvider
      readonly token: 'access' | 'id'
      readonly scope: string
    }

const aksScope = '6dae42f8-4368-4678-94ff-3960e28e3630/user.read'
const googleScope = 'https://www.googleapis.com/auth/cloud-platform'
const oidcScope = 'openid'

const isOidcProvider = (name: string): name is OidcProvider =>
  (oidcProviders as readonly string[]).includes(name)

/** Throws with the texts of spec 3 §8. A cluster without a provider needs no token. */
export function loginOf({ authProvider, oidcTokenProvider }: Cluster): ClusterLogin {
  if (authProvider === undefined || needsNoToken(authProvider)) return { type: 'none' }
  if (authProvider === 'google')
    return { type: 'google', provider: 'google', token: 'access', scope: googleScope }
  if (authProvider === 'aks')
    return { type: 'aks', provider: 'microsoft', token: 'access', scope: aksScope }
  if (authProvider !== 'oidc')
    throw new Error(`authProvider "${authProvider}" has no KubernetesAuthProvider defined for it`)
  if (oidcTokenProvider === undefined || !isOidcProvider(oidcTokenProvider))
    throw new Error(
      `KubernetesAuthProviders has no oidcProvider configured for ${authProvider}.${oidcTokenProvider ?? ''}`,
    )
  return { type: 'oidc', provider: oidcTokenProvider, token: 'id', scope: oidcScope }
}

/** `auth` in the body of requests. */
export interface RequestAuth {
  readonly google?: string
  readonly aks?: string
  readonly oidc?: Readonly<Record<string, string>>
}

export function withToken(auth: RequestAuth, login: ClusterLogin, token: string): RequestAuth {
  if (login.type === 'none') return auth
  if (login.type === 'oidc') return { ...auth, oidc: { ...auth.oidc, [login.provider]: token } }
  return { ...auth, [login.type]: token }
}

const clusterHeader = 'Backstage-Kubernetes-Cluster'

/** Headers of a request through the backend's proxy. */
export function proxyHeaders(
  { name }: Cluster,
  login: ClusterLogin,
  token: string | null,
): Readonly<Record<string, string>> {
  const header = { [clusterHeader]: name }
  if (login.type === 'none' || token === null) return header
  const key = login.type === 'oidc' ? `oidc-${login.provider}` : login.type
  return { ...header, [`Backstage-Kubernetes-Authorization-${key}`]: token }
}

/** Whether the page may open a terminal in a container (K8S-43). */
export const mayOpenTerminal = (hasTerminal: boolean, clusters: readonly Cluster[]): boolean => {
  const [cluster, ...others] = clusters
  return (
    hasTerminal &&
    cluster !== undefined &&
    others.length === 0 &&
    !['aks', 'google', 'oidc'].includes(cluster.authProvider ?? '')
  )
}
