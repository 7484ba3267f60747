// The request for the objects of an entity, which the early script sends, too.

import { encodePart } from '../encodePath.ts'

/** The last part of the tab's path. */
export const kubernetesTab = 'kubernetes'

/** K8S-62 */
export const servicesPath = (entityName: string): string => `/services/${encodePart(entityName)}`

/** K8S-65 */
export const clustersPath = '/clusters'

const withoutToken: readonly unknown[] = [
  'serviceAccount',
  'googleServiceAccount',
  'aws',
  'azure',
  'localKubectlProxy',
]

/** The backend has what these providers need, or nothing is needed (K8SAUTH-01). */
export const needsNoToken = (authProvider: unknown): boolean =>
  authProvider === undefined || withoutToken.includes(authProvider)

/** Of `localStorage`: there while no cluster of the backend needs a token of the user. */
export const needNoTokensKey = 'portico.kubernetes.needNoTokens'
