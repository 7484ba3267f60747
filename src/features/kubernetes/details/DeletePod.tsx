import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { namespaceOf, type KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import { successorOf } from '../../../model/kubernetes/workloads.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
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
  const target = {
    cluster: cluster.cluster.name,
    namespace: namespaceOf(pod),
    pod: pod.metadata.name,
  }
  const isMine =
    state.status !== 'idle' &&
    state.target.cluster === target.cluster &&
    state.target.namespace === target.namespace &&
    state.target.pod === target.pod
  const status = isMine ? state.status : 'idle'
  const isBusy = status === 'deleting'
  const successor = successorOf(pod, cluster.objects)
  if (pod.metadata.deletionTimestamp !== undefined && status === 'idle') return null
  return (
    <>
      <Button
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => dispatch(deletionRequested(target))}
      >
        <Trash2 size={14} aria-hidden="true" />
        {t(isBusy ? 'deletion.busy' : 'deletion.delete')}
      </Button>
      {status === 'failed' && <p role="alert">{t('deletion.failed')}</p>}
      {status === 'deleted' && <p role="status">{t('deletion.done')}</p>}
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
