import type { Container } from 'kubernetes-types/core/v1'
import { containersOf } from '../pods/podContainers.ts'
import { dated, severities, sourceRefOf, type DetectPodErrors } from './detectedError.ts'

/** Milliseconds for which a container may start. */
const patience = 60_000
/** Defaults of Kubernetes for a probe. */
const defaults = { period: 10, failures: 3 } as const

/** How long the probe itself allows, if that is longer; milliseconds. */
function patienceWith({ readinessProbe: probe }: Container): number {
  if (!probe) return patience
  const { initialDelaySeconds = 0, periodSeconds = defaults.period } = probe
  const { failureThreshold = defaults.failures } = probe
  return Math.max(patience, (initialDelaySeconds + periodSeconds * failureThreshold) * 1_000)
}

/** Containers and sidecars that run and are not ready for longer than they may take (K8SERR-06). */
export const detectReadinessProbe: DetectPodErrors = (pod, now) =>
  containersOf(pod).flatMap(({ role, container, status }) => {
    const { name } = container
    const startedAt = status?.state?.running?.startedAt
    const age = now - Date.parse(startedAt ?? '')
    const mayBeReady = role === 'main' || role === 'sidecar'
    if (!mayBeReady || status?.ready || !(age > patienceWith(container))) return []
    return {
      type: 'readiness-probe-taking-too-long',
      message: `The readiness probe of container=${name} is taking too long`,
      severity: severities.pod,
      sourceRef: sourceRefOf(pod),
      occurrenceCount: 1,
      ...dated(startedAt),
      proposedFix: {
        type: 'events',
        errorType: 'ReadinessProbeFailed',
        container: name,
        podName: pod.metadata.name,
      },
    }
  })
