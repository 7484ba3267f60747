import { listOf, type KubePod } from '../kubernetesObjects.ts'
import { severities, sourceRefOf, type DetectPodErrors } from './detectedError.ts'

/** Milliseconds for which a container may start. */
const patience = 60_000
/** Defaults of Kubernetes for a probe. */
const defaults = { period: 10, failures: 3 } as const

/** How long the probe itself allows, if that is longer; milliseconds. */
function patienceWith({ spec }: KubePod, container: string): number {
  const probe = listOf(spec?.containers).find(({ name }) => name === container)?.readinessProbe
  if (!probe) return patience
  const { initialDelaySeconds = 0, periodSeconds = defaults.period } = probe
  const { failureThreshold = defaults.failures } = probe
  return Math.max(patience, (initialDelaySeconds + periodSeconds * failureThreshold) * 1_000)
}

/** Containers that run and are not ready for longer than they may take (K8SERR-06). */
export const detectReadinessProbe: DetectPodErrors = (pod, now) =>
  listOf(pod.status?.containerStatuses).flatMap(({ name, ready, state }) => {
    const startedAt = Date.parse(state?.running?.startedAt ?? '')
    const isSlow = !ready && now - startedAt > patienceWith(pod, name)
    if (!isSlow) return []
    return {
      type: 'readiness-probe-taking-too-long',
      message: `The readiness probe of container=${name} is taking too long`,
      severity: severities.pod,
      sourceRef: sourceRefOf(pod),
      occurrenceCount: 1,
      proposedFix: {
        type: 'events',
        errorType: 'ReadinessProbeFailed',
        container: name,
        podName: pod.metadata.name,
      },
    }
  })
