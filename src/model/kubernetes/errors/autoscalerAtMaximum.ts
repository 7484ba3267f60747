import type { KubeAutoscaler } from '../kubernetesObjects.ts'
import { severities, sourceRefOf, type DetectedError } from './detectedError.ts'

/** An autoscaler that cannot add another replica (K8SERR-10), unless its number is fixed. */
export function detectAutoscalerAtMaximum(autoscaler: KubeAutoscaler): readonly DetectedError[] {
  const { spec, status } = autoscaler
  const current = status?.currentReplicas
  if (current === undefined || current !== spec?.maxReplicas) return []
  if ((spec.minReplicas ?? 1) === spec.maxReplicas) return []
  return [
    {
      type: 'hpa-max-current-replicas',
      message: `Current number of replicas (${String(current)}) is equal to the configured max number of replicas (${String(spec.maxReplicas)})`,
      severity: severities.autoscaler,
      sourceRef: sourceRefOf(autoscaler),
      occurrenceCount: 1,
    },
  ]
}
