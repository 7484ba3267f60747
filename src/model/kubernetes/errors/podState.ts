// Pods that no node takes, that have failed, or whose node is lost.

import { filled, listOf, type KubePod } from '../kubernetesObjects.ts'
import { containersOf } from '../pods/podContainers.ts'
import { podStatusOf } from '../pods/podStatus.ts'
import {
  dated,
  datedPast,
  severities,
  sourceRefOf,
  type DetectedError,
  type DetectPodErrors,
  type ProposedFix,
} from './detectedError.ts'

type Found = Pick<DetectedError, 'type' | 'message' | 'at' | 'isPast' | 'proposedFix'>

const docs = 'https://kubernetes.io/docs'

const docsFix = (errorType: string, page: string): ProposedFix => ({
  type: 'docs',
  errorType,
  container: '',
  docsLink: `${docs}/${page}`,
})

const conditionOf = ({ status }: KubePod, type: string) =>
  listOf(status?.conditions).find((one) => one.type === type)

function unschedulable(pod: KubePod): Found | undefined {
  const scheduled = conditionOf(pod, 'PodScheduled')
  if (scheduled?.status !== 'False' || scheduled.reason !== 'Unschedulable') return undefined
  return {
    type: 'pod-unschedulable',
    message: scheduled.message ?? 'No node takes the pod',
    ...dated(scheduled.lastTransitionTime),
    proposedFix: {
      type: 'events',
      errorType: 'Unschedulable',
      container: '',
      podName: pod.metadata.name,
    },
  }
}

const lostReasons: ReadonlySet<string | undefined> = new Set(['NodeLost', 'NodeStatusUnknown'])

/** The node does not report any more; what its pods do is not known. */
function onLostNode(pod: KubePod): Found | undefined {
  const { status, spec } = pod
  const ready = conditionOf(pod, 'Ready')
  const disrupted = conditionOf(pod, 'DisruptionTarget')
  const isLost =
    status?.phase === 'Unknown' ||
    lostReasons.has(status?.reason) ||
    lostReasons.has(ready?.reason) ||
    (disrupted?.status === 'True' && disrupted.reason === 'DeletionByTaintManager')
  if (!isLost) return undefined
  return {
    type: 'pod-on-lost-node',
    message: filled(status?.message) ?? `Node ${spec?.nodeName ?? '?'} does not answer`,
    ...dated(ready?.lastTransitionTime ?? disrupted?.lastTransitionTime),
    proposedFix: docsFix('NodeLost', 'concepts/architecture/nodes/#condition'),
  }
}

/** The container that ended with an error, of which the log says why. */
function failedLog(pod: KubePod): ProposedFix | undefined {
  const failed = containersOf(pod).find(
    ({ status }) => (status?.state?.terminated?.exitCode ?? 0) !== 0,
  )
  const container = failed?.container.name
  return container === undefined
    ? undefined
    : { type: 'logs', errorType: 'Failed', container, isCurrent: true }
}

/** Past once its owner had a day to replace it; a pod that nothing owns stays an error. */
function failed(pod: KubePod, now: number): Found | undefined {
  const { status, metadata } = pod
  if (status?.phase !== 'Failed') return undefined
  const { reason } = podStatusOf(pod)
  const ends = containersOf(pod).flatMap((one) => one.status?.state?.terminated?.finishedAt ?? [])
  const at = ends.sort().at(-1) ?? conditionOf(pod, 'Ready')?.lastTransitionTime ?? status.startTime
  const isEvicted = status.reason === 'Evicted'
  const proposedFix = isEvicted
    ? docsFix('Evicted', 'concepts/scheduling-eviction/node-pressure-eviction/')
    : (failedLog(pod) ?? docsFix('Failed', 'concepts/workloads/pods/pod-lifecycle/#pod-phase'))
  return {
    type: 'pod-failed',
    message: [reason, status.message].filter(Boolean).join(': '),
    ...(listOf(metadata.ownerReferences).length > 0 ? datedPast(at, now) : dated(at)),
    proposedFix,
  }
}

export const detectPodState: DetectPodErrors = (pod, now) => {
  const found = failed(pod, now) ?? onLostNode(pod) ?? unschedulable(pod)
  return found
    ? [
        {
          ...found,
          severity: severities.state,
          sourceRef: sourceRefOf(pod),
          occurrenceCount: 1,
        },
      ]
    : []
}
