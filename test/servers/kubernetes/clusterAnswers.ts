// Lists, metrics and errors in the form of an API server.

import { kinds, type Kept, type ServedType } from './kubeTypes.ts'

/** `metav1.Status`. */
export const statusOf = (code: number, reason: string, message: string) => ({
  kind: 'Status',
  apiVersion: 'v1',
  metadata: {},
  status: 'Failure',
  message,
  reason,
  code,
})

/** Items of a list name neither kind nor version, except custom resources. */
export function listOf(type: ServedType, items: readonly Kept[], resourceVersion: string): object {
  const [apiVersion, kind] = kinds[type]
  const shown = type === 'rollouts' ? items.map((item) => ({ ...item, apiVersion, kind })) : items
  return { kind: `${kind}List`, apiVersion, metadata: { resourceVersion }, items: shown }
}

/** What the metrics server measured: pods that do not run use nothing. */
export const metricsOf = (pods: readonly Kept[]): object => ({
  kind: 'PodMetricsList',
  apiVersion: 'metrics.k8s.io/v1beta1',
  metadata: {},
  items: pods
    .filter((pod) => (pod['status'] as { readonly phase?: string }).phase === 'Running')
    .map((pod, index) => ({
      metadata: { name: pod.metadata.name, namespace: pod.metadata.namespace },
      timestamp: new Date().toISOString(),
      window: '30s',
      containers: (
        pod['spec'] as { readonly containers: readonly { readonly name: string }[] }
      ).containers.map(({ name }) => ({
        name,
        usage: { cpu: `${String(60 + index * 45)}m`, memory: `${String(90 + index * 30)}Mi` },
      })),
    })),
})
