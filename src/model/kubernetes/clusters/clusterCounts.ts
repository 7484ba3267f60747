// The pods of clusters in numbers, which are known before their objects can be drawn.

import { isCurrent, type DetectedError } from '../errors/detectedError.ts'
import { idOf } from '../kubernetesObjects.ts'
import { isEmpty, type Cluster, type ClusterObjects } from './clusters.ts'

export interface ClusterCounts {
  readonly cluster: Cluster
  readonly pods: number
  readonly podsWithErrors: number
  readonly hasObjects: boolean
  /** False if a part of the objects is missing. */
  readonly isWhole: boolean
}

export function countsOf(
  part: Omit<ClusterObjects, 'podMetrics'>,
  detected: readonly DetectedError[],
): ClusterCounts {
  const { cluster, objects, whole } = part
  const faulty = new Set(detected.filter(isCurrent).map(({ sourceRef }) => sourceRef.id))
  return {
    cluster,
    pods: whole?.pods ?? objects.pods.length,
    podsWithErrors:
      whole?.podsWithErrors ?? objects.pods.filter((pod) => faulty.has(idOf(pod))).length,
    hasObjects: !isEmpty(part),
    isWhole: part.errors.length === 0,
  }
}
