// Annotations of entities and clusters (spec 3 §3, A-45).

import { annotation } from '../entities/annotations.ts'
import type { Entity } from '../entities/entity.ts'

export const kubernetesIdAnnotation = 'backstage.io/kubernetes-id'
/** Takes precedence over the id (K8S-07). */
export const labelSelectorAnnotation = 'backstage.io/kubernetes-label-selector'

/**
 * Of entities that describe a cluster (K8S-08).
 * @public For plugins.
 */
export const clusterAnnotations = [
  'kubernetes.io/api-server',
  'kubernetes.io/api-server-certificate-authority',
  'kubernetes.io/auth-provider',
  'kubernetes.io/oidc-token-provider',
  'kubernetes.io/skip-metrics-lookup',
  'kubernetes.io/skip-tls-verify',
  'kubernetes.io/dashboard-url',
  'kubernetes.io/dashboard-app',
  'kubernetes.io/dashboard-parameters',
  'kubernetes.io/aws-assume-role',
  'kubernetes.io/x-k8s-aws-id',
  'kubernetes.io/aws-external-id',
] as const

const filled = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text

/** How the backend finds an entity's objects; undefined if it cannot (K8S-03). */
export const selectorOf = (entity: Entity): string | undefined => {
  const id = filled(annotation(entity, kubernetesIdAnnotation))
  return (
    filled(annotation(entity, labelSelectorAnnotation)) ??
    (id === undefined ? undefined : `${kubernetesIdAnnotation}=${id}`)
  )
}
