// What the metrics server measures of pods whose containers run. Its numbers move every fifteen seconds.

import { timeOf } from '../clock.ts'
import type { ClusterStore } from '../clusterStore.ts'
import type { KeptPod } from '../kubeTypes.ts'
import type { ApiPath } from './apiPath.ts'
import { selectionOf } from './listText.ts'
import { noSuchPath, notFound } from './statusAnswers.ts'

const resolution = 15_000

/** Millicores of `500m`, `2`; mebibytes of `256Mi`, `2Gi`. Throws for other units. */
function amountOf(quantity: string): number {
  const [, amount = '', unit = ''] = /^(\d+)(m|Mi|Gi)?$/.exec(quantity) ?? []
  if (amount === '') throw new Error(`The sample has no quantity such as ${quantity}`)
  return Number(amount) * ({ Gi: 1_024, m: 1, Mi: 1 }[unit] ?? 1_000)
}

/** Between 0.1 and 0.9 of a limit: the same for the same name and time. */
function shareOf(name: string, turn: number): number {
  const seed = Array.from(name).reduce(
    (sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 9_973,
    7,
  )
  return 0.5 + 0.4 * Math.sin(seed + turn / 9)
}

function measured(pod: KeptPod, now: number) {
  const turn = Math.floor(now / resolution)
  const { name, namespace, labels } = pod.metadata
  const running = (pod.status.containerStatuses ?? []).filter(({ state }) => state?.running)
  const containers = running.map((status) => {
    const spec = pod.spec.containers.find((one) => one.name === status.name)
    const { cpu = '500m', memory = '256Mi' } = spec?.resources?.limits ?? {}
    const share = shareOf(name + status.name, turn)
    return {
      name: status.name,
      usage: {
        cpu: `${String(Math.round(amountOf(cpu) * share * 1_000_000))}n`,
        memory: `${String(Math.round(amountOf(memory) * share * 1_024))}Ki`,
      },
    }
  })
  return {
    metadata: { name, namespace, creationTimestamp: timeOf(now), labels },
    timestamp: timeOf(turn * resolution),
    window: '15.032s',
    containers,
  }
}

/** A list, or one pod. Throws a refusal if there is no such pod, or none of its containers runs. */
export function podMetrics(store: ClusterStore, path: ApiPath, query: URLSearchParams): object {
  if (path.subresource !== undefined) throw noSuchPath()
  const isWanted = selectionOf(path, query)
  const items = store
    .list('pods')
    .filter(isWanted)
    .map((pod) => measured(pod as KeptPod, store.clock.now()))
    .filter(({ containers }) => containers.length > 0)
  const apiVersion = 'metrics.k8s.io/v1beta1'
  if (path.name === undefined) return { kind: 'PodMetricsList', apiVersion, metadata: {}, items }
  const found = items.find(({ metadata }) => metadata.name === path.name)
  if (!found) throw notFound('metrics.k8s.io', 'pods', path.name)
  return { kind: 'PodMetrics', apiVersion, ...found }
}
