// All errors of a cluster's objects, the worst first (K8SERR-11).

import type { KubeObjects, KubePod } from '../kubernetesObjects.ts'
import { detectAutoscalerAtMaximum } from './autoscalerAtMaximum.ts'
import { detectContainersRestarting } from './containersRestarting.ts'
import { detectContainerWaiting } from './containerWaiting.ts'
import { detectDeploymentConditions } from './deploymentConditions.ts'
import { isCurrent, type DetectedError } from './detectedError.ts'
import { detectFailedJob } from './failedJob.ts'
import { detectPodState } from './podState.ts'
import { detectReadinessProbe } from './readinessProbe.ts'

const detectors = [
  detectReadinessProbe,
  detectContainerWaiting,
  detectContainersRestarting,
  detectPodState,
]

const detectPodErrors = (pod: KubePod, now: number): readonly DetectedError[] =>
  detectors.flatMap((detect) => detect(pod, now))

/** `now` in milliseconds since 1970. What is past comes after what is not, within a severity. */
export const detectErrors = (
  { pods, deployments, horizontalpodautoscalers, jobs, cronjobs }: KubeObjects,
  now: number,
): readonly DetectedError[] =>
  [
    ...pods.flatMap((pod) => detectPodErrors(pod, now)),
    ...deployments.flatMap(detectDeploymentConditions),
    ...horizontalpodautoscalers.flatMap(detectAutoscalerAtMaximum),
    ...jobs.flatMap((job) => detectFailedJob(job, cronjobs)),
  ].sort(
    (one, other) =>
      other.severity - one.severity || Number(isCurrent(other)) - Number(isCurrent(one)),
  )
