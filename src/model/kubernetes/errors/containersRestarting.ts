import { statusesOf } from '../pods/podContainers.ts'
import { datedPast, severities, sourceRefOf, type DetectPodErrors } from './detectedError.ts'
import { fixOfTermination } from './proposedFix.ts'

const timesOf = (count: number): string => (count === 1 ? 'once' : `${String(count)} times`)

/** Containers that were started again (K8SERR-08); past if the last time was long ago. */
export const detectContainersRestarting: DetectPodErrors = (pod, now) =>
  statusesOf(pod)
    .filter(({ restartCount }) => restartCount > 0)
    .map((status) => {
      const { name, restartCount, state, lastState } = status
      const proposedFix = fixOfTermination(status)
      return {
        type: 'containers-restarting',
        message: `container=${name} restarted ${timesOf(restartCount)}`,
        severity: severities.pod,
        sourceRef: sourceRefOf(pod),
        occurrenceCount: restartCount,
        ...datedPast(lastState?.terminated?.finishedAt ?? state?.running?.startedAt, now),
        ...(proposedFix && { proposedFix }),
      }
    })
