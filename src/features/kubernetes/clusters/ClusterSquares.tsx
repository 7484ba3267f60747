import { useMemo } from 'react'
import { titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import {
  searchOf,
  withoutObject,
  type KubernetesPlace,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import { podSquares } from '../../../model/kubernetes/pods/podSquares.ts'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { PodSquaresView } from './PodSquaresView.tsx'

interface ClusterSquaresProps {
  readonly cluster: ClusterWithErrors
  /** Of the entity's tab. */
  readonly path: string
  readonly place: KubernetesPlace
  readonly most?: number
  readonly isNamed?: boolean
}

/** The pods of a cluster that the page has the objects of; each opens its details. */
export function ClusterSquares({
  cluster,
  path,
  place,
  most,
  isNamed = false,
}: ClusterSquaresProps) {
  const { objects, whole } = cluster
  const pods = useMemo(() => podSquares(objects, whole?.pods, most), [objects, whole?.pods, most])
  const { name } = cluster.cluster
  return (
    <PodSquaresView
      cluster={titleOf(cluster.cluster)}
      pods={pods}
      isNamed={isNamed}
      pathOf={(pod) => {
        const { namespace } = pod
        const object = { cluster: name, kind: 'Pod', namespace, name: pod.name }
        return path + searchOf({ ...withoutObject(place), object })
      }}
    />
  )
}
