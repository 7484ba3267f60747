// Permissions of the Kubernetes backend (spec 3 §6).

import type { BasicPermission } from '../entities/permissions/permission.ts'

const readPermission = (name: string): BasicPermission => ({
  type: 'basic',
  name,
  attributes: { action: 'read' },
})

/** K8S-21 */
export const kubernetesPermissions = {
  proxy: readPermission('kubernetes.proxy'),
  readResources: readPermission('kubernetes.resources.read'),
  readClusters: readPermission('kubernetes.clusters.read'),
} as const
