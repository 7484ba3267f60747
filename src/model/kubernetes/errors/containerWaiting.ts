import { statusesOf } from '../pods/podContainers.ts'
import { severities, sourceRefOf, type DetectPodErrors } from './detectedError.ts'
import { fixOfWaiting } from './proposedFix.ts'

/** Containers that wait, and say why (K8SERR-07). */
export const detectContainerWaiting: DetectPodErrors = (pod) =>
  statusesOf(pod).flatMap((status) => {
    const { message } = status.state?.waiting ?? {}
    if (message === undefined || message === '') return []
    const proposedFix = fixOfWaiting(status)
    return {
      type: 'container-waiting',
      message,
      severity: severities.pod,
      sourceRef: sourceRefOf(pod),
      occurrenceCount: 1,
      ...(proposedFix && { proposedFix }),
    }
  })
