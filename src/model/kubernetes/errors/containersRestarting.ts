import { listOf } from '../kubernetesObjects.ts'
import { severities, sourceRefOf, type DetectPodErrors } from './detectedError.ts'
import { fixOfTermination } from './proposedFix.ts'

/** Containers that were started again (K8SERR-08). */
export const detectContainersRestarting: DetectPodErrors = (pod) =>
  [...listOf(pod.status?.initContainerStatuses), ...listOf(pod.status?.containerStatuses)]
    .filter(({ restartCount }) => restartCount > 0)
    .map((status) => {
      const { name, restartCount } = status
      const proposedFix = fixOfTermination(status)
      return {
        type: 'containers-restarting',
        message: `container=${name} restarted ${String(restartCount)} times`,
        severity: severities.pod,
        sourceRef: sourceRefOf(pod),
        occurrenceCount: restartCount,
        ...(proposedFix && { proposedFix }),
      }
    })
