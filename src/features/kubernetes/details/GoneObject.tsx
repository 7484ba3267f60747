import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import {
  placeOfObject,
  type KubernetesPlace,
  type ObjectPlace,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import { successorPod } from '../../../model/kubernetes/workloads/workloads.ts'
import { Message } from '../../../ui/Message.tsx'
import { ObjectLink } from '../ObjectLink.tsx'
import { selectPodDeletion } from '../podDeletionSlice.ts'
import type { ClusterWithErrors } from '../useEntityObjects.ts'

interface GoneObjectProps {
  /** Undefined if no such cluster has objects. */
  readonly cluster: ClusterWithErrors | undefined
  readonly object: ObjectPlace
  readonly place: KubernetesPlace
}

/** The object of the link is gone; a pod that the user has deleted leads to the one in its place. */
export function GoneObject({ cluster, object, place }: GoneObjectProps) {
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
