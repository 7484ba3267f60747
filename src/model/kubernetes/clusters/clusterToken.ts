// The user's token for a cluster, from the session of a provider. Tokens stay out of the store.

import { FailureError } from '../../failure.ts'
import type { AuthApi } from '../../session/authApi.ts'
import { loginRequired } from '../kubernetesFailures.ts'
import { loginOf, proxyHeaders, type ClusterLogin } from './authProviders.ts'
import { titleOf, type Cluster } from './clusters.ts'

/** Throws a `Failure` if the user has to sign in first, which nothing does by itself. */
export async function tokenFor(
  login: Exclude<ClusterLogin, { type: 'none' }>,
  cluster: Cluster,
  auth: AuthApi,
): Promise<string> {
  const { provider, scope } = login
  const token =
    login.token === 'id'
      ? await auth.getIdToken(provider, { optional: true })
      : await auth.getAccessToken(provider, scope, { optional: true })
  if (token !== '') return token
  throw new FailureError({
    kind: 'unauthorized',
    name: loginRequired,
    message: `Cluster ${titleOf(cluster)} needs a session at ${provider}`,
  })
}

/** Headers of a request to the cluster through the backend's proxy. Throws as `tokenFor` and `loginOf`. */
export async function headersFor(
  cluster: Cluster,
  auth: AuthApi,
): Promise<Readonly<Record<string, string>>> {
  const login = loginOf(cluster)
  return proxyHeaders(
    cluster,
    login,
    login.type === 'none' ? null : await tokenFor(login, cluster, auth),
  )
}
