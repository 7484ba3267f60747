// How the objects of a cluster belong together, as a graph: ingresses and services lead to pods, workloads own them.

import type { DetectedError } from './errors/detectedError.ts'
import {
  idOf,
  namespaceOf,
  type KubeObject,
  type KubeObjects,
  type KubePod,
} from './kubernetesObjects.ts'
import { podStatusOf, type PodTone } from './podStatus.ts'
import { byId, ownerChain, podsOfService, servicesOfIngress } from './workloads.ts'

interface ObjectNode {
  readonly id: string
  readonly object: KubeObject
  readonly tone: PodTone
  /** The state of a pod, in Kubernetes' own word; empty for other objects. */
  readonly state: string
}

export interface ObjectsGraph {
  readonly nodes: readonly ObjectNode[]
  readonly edges: readonly { readonly from: string; readonly to: string }[]
}

/** The outermost owner that is shown; a replica set only repeats its deployment. */
function workloadOf(pod: KubePod, all: ReadonlyMap<string, KubeObject>): KubeObject | undefined {
  return ownerChain(pod, all).at(-1)
}

export function objectsGraph(
  objects: KubeObjects,
  detected: readonly DetectedError[],
): ObjectsGraph {
  const all = byId(objects)
  const faulty = new Set(detected.map(({ sourceRef }) => sourceRef.id))
  const owners = new Map(objects.pods.map((pod) => [idOf(pod), workloadOf(pod, all)]))
  const workloads: readonly KubeObject[] = [
    ...objects.customresources,
    ...objects.deployments,
    ...objects.daemonsets,
    ...objects.statefulsets,
    ...[...owners.values()].filter((owner) => owner?.kind === 'CronJob' || owner?.kind === 'Job'),
  ].filter((object) => object !== undefined)
  const others = [...new Set([...objects.ingresses, ...objects.services, ...workloads])]
  const nodeOf = (object: KubeObject): ObjectNode => ({
    id: idOf(object),
    object,
    tone: faulty.has(idOf(object)) ? 'failed' : 'ok',
    state: '',
  })
  const podNode = (pod: KubePod): ObjectNode => {
    const { reason, tone } = podStatusOf(pod)
    return { id: idOf(pod), object: pod, tone, state: reason }
  }
  const shown = new Set(others.map(idOf))
  return {
    nodes: [...others.map(nodeOf), ...objects.pods.map(podNode)],
    edges: [
      ...objects.ingresses.flatMap((ingress) =>
        objects.services
          .filter(
            (service) =>
              servicesOfIngress(ingress).includes(service.metadata.name) &&
              namespaceOf(service) === namespaceOf(ingress),
          )
          .map((service) => ({ from: idOf(ingress), to: idOf(service) })),
      ),
      ...objects.services.flatMap((service) =>
        podsOfService(service, objects.pods).map((pod) => ({ from: idOf(service), to: idOf(pod) })),
      ),
      ...objects.pods.flatMap((pod) => {
        const owner = owners.get(idOf(pod))
        return owner && shown.has(idOf(owner)) ? [{ from: idOf(owner), to: idOf(pod) }] : []
      }),
    ],
  }
}
