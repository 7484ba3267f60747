// All errors of a cluster's objects, the worst first (K8SERR-11).

import type { KubeObjects, KubePod } from '../kubernetesObjects.ts'
import { detectAutoscalerAtMaximum } from './autoscalerAtMaximum.ts'
import { detectContainersRestarting } from './containersRestarting.ts'
import { detectContainerWaiting } from './containerWaiting.ts'
import { detectDeploymentConditions } from './deploymentConditions.ts'
import type { DetectedError } from './detectedError.ts'
import { detectReadinessProbe } from './readinessProbe.ts'

/** `now` in milliseconds since 1970. */
const detectPodErrors = (pod: KubePod, now: number): readonly DetectedError[] =>
  [detectReadinessProbe, detectContainerWaiting, detectContainersRestarting].flatMap((detect) =>
    detect(pod, now),
  )

export const detectErrors = (
  { pods, deployments, horizontalpodautoscalers }: KubeObjects,
  now: number,
): readonly DetectedError[] =>
  [
    ...pods.flatMap((pod) => detectPodErrors(pod, now)),
    ...deployments.flatMap(detectDeploymentConditions),
    ...horizontalpodautoscalers.flatMap(detectAutoscalerAtMaximum),
  ].sort((one, other) => other.severity - one.severity)
