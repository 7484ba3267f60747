// How the objects of a cluster belong together, as a graph: ingresses and services lead to pods, workloads own them.

import type { DetectedError } from './errors/detectedError.ts'
import { idOf, type KubeObject, type KubeObjects, type KubePod } from './kubernetesObjects.ts'
import { podStatusOf, type PodTone } from './pods/podStatus.ts'
import { matches, troubledIds, type ObjectFilter } from './sections.ts'
import { byId, ownerChain, podsOfService, servicesBehind } from './workloads/workloads.ts'

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

/** Objects that match a filter, and what they lead to or come from. */
function narrowed(graph: ObjectsGraph, filter: ObjectFilter): ObjectsGraph {
  const found = new Set(
    graph.nodes.filter(({ object }) => matches(object, filter)).map(({ id }) => id),
  )
  const near = graph.edges.filter(({ from, to }) => found.has(from) || found.has(to))
  const shown = new Set([...found, ...near.flatMap(({ from, to }) => [from, to])])
  return {
    nodes: graph.nodes.filter(({ id }) => shown.has(id)),
    edges: graph.edges.filter(({ from, to }) => shown.has(from) && shown.has(to)),
  }
}

interface GraphFilter extends Omit<ObjectFilter, 'onlyIds'> {
  readonly onlyErrors: boolean
}

export function objectsGraph(
  objects: KubeObjects,
  detected: readonly DetectedError[],
  { text, namespace, onlyErrors }: GraphFilter,
): ObjectsGraph {
  const all = byId(objects)
  const faulty = troubledIds(objects, detected)
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
    return {
      id: idOf(pod),
      object: pod,
      tone: faulty.has(idOf(pod)) ? 'failed' : tone,
      state: reason,
    }
  }
  const shown = new Set(others.map(idOf))
  const graph: ObjectsGraph = {
    nodes: [...others.map(nodeOf), ...objects.pods.map(podNode)],
    edges: [
      ...[...objects.ingresses, ...objects.customresources].flatMap((way) =>
        servicesBehind(way, objects.services).map((service) => ({
          from: idOf(way),
          to: idOf(service),
        })),
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
  const isFiltered = text.trim() !== '' || namespace !== '' || onlyErrors
  return isFiltered
    ? narrowed(graph, { text, namespace, onlyIds: onlyErrors ? faulty : null })
    : graph
}
