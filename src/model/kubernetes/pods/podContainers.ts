// The containers of a pod in the order in which they start, ephemeral ones last.

import type { Container, ContainerStatus } from 'kubernetes-types/core/v1'
import { listOf, type KubePod } from '../kubernetesObjects.ts'

/** A sidecar is an init container that runs as long as the pod (`restartPolicy: Always`). */
export type ContainerRole = 'init' | 'sidecar' | 'main' | 'ephemeral'

export interface PodContainer {
  readonly role: ContainerRole
  readonly container: Container
  /** Missing until the node has reported it. */
  readonly status: ContainerStatus | undefined
}

const roleOfInit = ({ restartPolicy }: Container): ContainerRole =>
  restartPolicy === 'Always' ? 'sidecar' : 'init'

export function containersOf({ spec, status }: KubePod): readonly PodContainer[] {
  const merged = (
    containers: readonly Container[] | undefined,
    statuses: readonly ContainerStatus[] | undefined,
    roleOf: (container: Container) => ContainerRole,
  ) =>
    listOf(containers).map((container) => ({
      role: roleOf(container),
      container,
      status: listOf(statuses).find(({ name }) => name === container.name),
    }))
  return [
    ...merged(spec?.initContainers, status?.initContainerStatuses, roleOfInit),
    ...merged(spec?.containers, status?.containerStatuses, () => 'main'),
    ...merged(spec?.ephemeralContainers, status?.ephemeralContainerStatuses, () => 'ephemeral'),
  ]
}

/** What the nodes report of a pod's containers, ephemeral ones left out: they are not part of its work. */
export const statusesOf = ({ status }: KubePod): readonly ContainerStatus[] => [
  ...listOf(status?.initContainerStatuses),
  ...listOf(status?.containerStatuses),
]
