import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { findObject } from '../../../model/kubernetes/findObject.ts'
import type { KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  searchOf,
  withoutObject,
  type KubernetesPlace,
  type ObjectPlace,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import classes from '../Kubernetes.module.css'
import { PodLogs } from '../logs/PodLogs.tsx'
import { PodTerminal } from '../terminal/PodTerminal.tsx'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { GoneObject } from './GoneObject.tsx'
import { ObjectDetails } from './ObjectDetails.tsx'
import { PodDetails } from './PodDetails.tsx'

interface ObjectDrawerProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly place: KubernetesPlace
  readonly object: ObjectPlace
}

/** Details of the object in the URL, its logs, or a terminal in it (K8S-23). */
export function ObjectDrawer({ clusters, place, object }: ObjectDrawerProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const cluster = clusters.find((one) => one.cluster.name === object.cluster)
  const found = useMemo(() => cluster && findObject(cluster.objects, object), [cluster, object])
  const isPanel = place.logs !== null || place.terminal !== null
  const close = () => {
    const to = isPanel ? { ...withoutObject(place), object } : withoutObject(place)
    // Otherwise Back would open it again.
    void navigate(pathname + searchOf(to), { replace: true, preventScrollReset: true })
  }
  return (
    <Drawer
      title={object.name}
      isWide={isPanel}
      onClose={close}
      subtitle={
        <p className={classes['minor']}>
          {[object.kind, object.namespace, object.cluster].join(' · ')}
        </p>
      }
    >
      {!cluster || !found ? (
        <GoneObject cluster={cluster} object={object} place={place} />
      ) : place.logs !== null ? (
        <PodLogs place={place} object={found} />
      ) : place.terminal !== null ? (
        <PodTerminal pod={found} container={place.terminal} />
      ) : found.kind === 'Pod' ? (
        <PodDetails cluster={cluster} pod={found as KubePod} place={place} />
      ) : (
        <ObjectDetails cluster={cluster} object={found} place={place} />
      )}
    </Drawer>
  )
}
