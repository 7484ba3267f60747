import { useSelector } from 'react-redux'
import type { KubePod } from '../../model/kubernetes/kubernetesObjects.ts'
import { podStatusOf, type PodStatus } from '../../model/kubernetes/pods/podStatus.ts'
import { selectPodDeletion } from './podDeletionSlice.ts'

/** A pod's status; terminating as soon as the cluster has accepted its deletion. */
export function usePodStatus(pod: KubePod): PodStatus {
  const { uid } = pod.metadata
  const deletion = useSelector(selectPodDeletion)
  const isDeleted =
    uid !== undefined && deletion.status === 'deleted' && deletion.target.uid === uid
  const status = podStatusOf(pod)
  return isDeleted ? { ...status, reason: 'Terminating', tone: 'waiting' } : status
}
