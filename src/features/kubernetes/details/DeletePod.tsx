import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { clusterReason } from '../../../model/kubernetes/kubernetesFailures.ts'
import { namespaceOf, type KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  byId,
  successorOf,
  topOwnerOf,
  type DeletedPod,
} from '../../../model/kubernetes/workloads/workloads.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import {
  deletionConfirmed,
  deletionDismissed,
  deletionRequested,
  selectPodDeletion,
} from '../podDeletionSlice.ts'
import type { ClusterWithErrors } from '../useEntityObjects.ts'

interface DeletePodProps {
  readonly cluster: ClusterWithErrors
  readonly pod: KubePod
}

/** Deletes the pod once the user has confirmed it (K8S-32…35). */
export function DeletePod({ cluster, pod }: DeletePodProps) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const state = useSelector(selectPodDeletion)
  const { uid, deletionTimestamp } = pod.metadata
  const owner = topOwnerOf(pod, byId(cluster.objects))
  const target: DeletedPod = {
    cluster: cluster.cluster.name,
    namespace: namespaceOf(pod),
    pod: pod.metadata.name,
    ...(uid !== undefined && { uid }),
    ...(owner && { owner }),
  }
  const isMine =
    state.status !== 'idle' &&
    state.target.cluster === target.cluster &&
    state.target.namespace === target.namespace &&
    state.target.pod === target.pod
  const status = isMine ? state.status : 'idle'
  const isBusy = status === 'deleting'
  const successor = successorOf(pod, cluster.objects)
  const isSuccessor = isMine && state.target.uid !== uid
  if (deletionTimestamp !== undefined && status === 'idle') return null
  return (
    <>
      {(status !== 'deleted' || isSuccessor) && (
        <Button
          danger
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => dispatch(deletionRequested(target))}
        >
          <Trash2 size={14} aria-hidden="true" />
          {t(isBusy ? 'deletion.busy' : 'deletion.delete')}
        </Button>
      )}
      {isMine && state.status === 'failed' && (
        <div role="alert">
          <p>{t('deletion.failed')}</p>
          <p>{t('deletion.reason', { reason: clusterReason(state.failure) })}</p>
        </div>
      )}
      {status === 'deleted' && (
        <p role="status">{t(isSuccessor ? 'deletion.replaced' : 'deletion.done')}</p>
      )}
      {status === 'asking' && (
        <Dialog
          title={t('deletion.title', { name: target.pod })}
          description={
            successor
              ? t(successor.isReplaced ? 'deletion.owned' : 'deletion.ended', successor.owner)
              : t('deletion.loose')
          }
          onDismiss={() => dispatch(deletionDismissed())}
          actions={
            <>
              <Button onClick={() => dispatch(deletionDismissed())}>{t('deletion.keep')}</Button>
              <Button danger onClick={() => dispatch(deletionConfirmed())}>
                {t('deletion.delete')}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
