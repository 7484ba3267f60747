import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { findObject } from '../../../model/kubernetes/findObject.ts'
import type { KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  type KubernetesPlace,
  type ObjectPlace,
  placeOfObject,
  searchOf,
  withoutObject,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import { successorPod } from '../../../model/kubernetes/workloads/workloads.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import classes from '../Kubernetes.module.css'
import { PodLogs } from '../logs/PodLogs.tsx'
import { ObjectLink } from '../ObjectLink.tsx'
import { selectPodDeletion } from '../podDeletionSlice.ts'
import { PodTerminal } from '../terminal/PodTerminal.tsx'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { ObjectDetails } from './ObjectDetails.tsx'
import { PodDetails } from './PodDetails.tsx'

interface GoneObjectProps {
  /** Undefined if no such cluster has objects. */
  readonly cluster: ClusterWithErrors | undefined
  readonly object: ObjectPlace
  readonly place: KubernetesPlace
}

/** The object of the link is gone; a pod that the user has deleted leads to the one in its place. */
function GoneObject({ cluster, object, place }: GoneObjectProps) {
  const { t } = useTranslation('kubernetes')
  const deletion = useSelector(selectPodDeletion)
  const deleted =
    deletion.status === 'deleted' &&
    object.kind === 'Pod' &&
    deletion.target.cluster === object.cluster &&
    deletion.target.namespace === object.namespace &&
    deletion.target.pod === object.name
      ? deletion.target
      : undefined
  if (!cluster || !deleted)
    return (
      <Message severity="warning" title={t('details.gone')}>
        <p>{t(cluster ? 'details.goneText' : 'details.noCluster', { name: object.cluster })}</p>
      </Message>
    )
  const successor = successorPod(cluster.objects, deleted)
  return (
    <div role="status">
      <p>{t('deletion.gone')}</p>
      {successor && (
        <p>
          {t('deletion.successor')}{' '}
          <ObjectLink place={place} object={placeOfObject(object.cluster, successor)} />
        </p>
      )}
    </div>
  )
}

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
        <Text isQuiet isSmall className={classes['minor']}>
          {[object.kind, object.namespace, object.cluster].join(' · ')}
        </Text>
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
