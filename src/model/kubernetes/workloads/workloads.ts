// Workloads, the pods of each, and what belongs together (spec 3 §2).

import type { LabelSelector } from 'kubernetes-types/meta/v1'
import {
  idOf,
  listOf,
  namespaceOf,
  type Identified,
  type KubeCustomResource,
  type KubeIngress,
  type KubeObject,
  type KubeObjects,
  type KubePod,
  type KubeService,
  allObjects,
} from '../kubernetesObjects.ts'
import { jobState } from './jobs.ts'

/** A pod that the user has deleted. */
export interface DeletedPod {
  readonly cluster: string
  readonly namespace: string
  readonly pod: string
  /** Tells it from another one of the same name. */
  readonly uid?: string
  /** Of which another pod comes, if it had one. */
  readonly owner?: OwnerName
}

interface RouteRule {
  readonly backendRefs?: readonly { readonly kind?: string; readonly name: string }[]
}

/** Owners of owners that are followed; real chains have three. */
const longestChain = 8

const ownersOf = ({ metadata }: Identified): readonly { readonly uid: string }[] =>
  listOf(metadata.ownerReferences)

/** Every object by its id, to find owners. */
export const byId = (objects: KubeObjects): ReadonlyMap<string, KubeObject> =>
  new Map(allObjects(objects).map((object) => [idOf(object), object]))

/** An object's owner, its owner, and so on; each at most once, even if they own each other. */
export function ownerChain(
  object: Identified,
  all: ReadonlyMap<string, KubeObject>,
): readonly KubeObject[] {
  const chain: KubeObject[] = []
  let current: Identified = object
  while (chain.length < longestChain) {
    const [owner]: readonly KubeObject[] = ownersOf(current).flatMap(
      ({ uid }) => all.get(uid) ?? [],
    )
    if (!owner || owner === object || chain.includes(owner)) break
    chain.push(owner)
    current = owner
  }
  return chain
}

/**
 * The pod's owner, and whether it starts another pod when this one is deleted: a job that has ended does not. Null
 * without an owner. The owner is named by the pod, because it may be missing from the answer.
 */
export function successorOf(
  pod: KubePod,
  objects: KubeObjects,
): {
  readonly owner: { readonly kind: string; readonly name: string }
  readonly isReplaced: boolean
} | null {
  const [owner] = listOf(pod.metadata.ownerReferences)
  if (!owner) return null
  const { kind, name, uid } = owner
  const job = objects.jobs.find((one) => idOf(one) === uid)
  return { owner: { kind, name }, isReplaced: !job || jobState(job) === 'running' }
}

export interface OwnerName {
  readonly kind: string
  readonly name: string
}

/** The outermost owner by name; the one that the object names if it is not among the objects. */
export function topOwnerOf(
  object: Identified,
  all: ReadonlyMap<string, KubeObject>,
): OwnerName | undefined {
  const owner = ownerChain(object, all).at(-1)
  if (owner) return { kind: owner.kind, name: owner.metadata.name }
  const [named] = listOf(object.metadata.ownerReferences)
  return named && { kind: named.kind, name: named.name }
}

/** The newest pod of the same owner that is there to stay; undefined while there is none. */
export function successorPod(
  objects: KubeObjects,
  { namespace, pod: name, owner }: DeletedPod,
): KubePod | undefined {
  if (!owner) return undefined
  const all = byId(objects)
  return objects.pods
    .filter((pod) => {
      const own = topOwnerOf(pod, all)
      return (
        own?.kind === owner.kind &&
        own.name === owner.name &&
        namespaceOf(pod) === namespace &&
        pod.metadata.name !== name &&
        pod.metadata.deletionTimestamp === undefined
      )
    })
    .sort((one, other) =>
      (one.metadata.creationTimestamp ?? '').localeCompare(other.metadata.creationTimestamp ?? ''),
    )
    .at(-1)
}

/** Pods by the id of every object that owns them, directly or not. */
export function podsByOwner(objects: KubeObjects): ReadonlyMap<string, readonly KubePod[]> {
  const all = byId(objects)
  const pods = new Map<string, KubePod[]>()
  for (const pod of objects.pods)
    for (const owner of ownerChain(pod, all)) {
      const id = idOf(owner)
      const owned = pods.get(id)
      if (owned) owned.push(pod)
      else pods.set(id, [pod])
    }
  return pods
}

/** Whether labels have all that a selector asks for; an empty selector selects nothing here. */
function isSelected(
  labels: Readonly<Record<string, string>> | undefined,
  selector: Readonly<Record<string, string>> | undefined,
): boolean {
  const wanted = Object.entries(selector ?? {})
  return wanted.length > 0 && wanted.every(([key, value]) => labels?.[key] === value)
}

const sameNamespace = (one: Identified, other: Identified) =>
  namespaceOf(one) === namespaceOf(other)

export const podsOfService = (service: KubeService, pods: readonly KubePod[]): readonly KubePod[] =>
  pods.filter(
    (pod) => sameNamespace(service, pod) && isSelected(pod.metadata.labels, service.spec?.selector),
  )

/** Names of the services that an ingress sends requests to. */
function servicesOfIngress({ spec }: KubeIngress): readonly string[] {
  const backends = [
    spec?.defaultBackend,
    ...listOf(spec?.rules).flatMap(({ http }) => listOf(http?.paths).map(({ backend }) => backend)),
  ]
  const names = backends.flatMap((backend) => backend?.service?.name ?? [])
  return [...new Set(names)]
}

/** Names of the services that a route of the Gateway API sends requests to. */
function servicesOfRoute({ spec }: KubeCustomResource): readonly string[] {
  const { rules } = (spec ?? {}) as { readonly rules?: readonly RouteRule[] }
  const backends = listOf(rules).flatMap(({ backendRefs }) => listOf(backendRefs))
  return backends.flatMap(({ kind = 'Service', name }) => (kind === 'Service' ? name : []))
}

/** The services to which an ingress or a route leads. */
export function servicesBehind(
  object: KubeIngress | KubeCustomResource,
  services: readonly KubeService[],
): readonly KubeService[] {
  const isRoute = object.apiVersion.startsWith('gateway.networking.k8s.io/')
  if (!isRoute && object.kind !== 'Ingress') return []
  const names = isRoute
    ? servicesOfRoute(object as KubeCustomResource)
    : servicesOfIngress(object as KubeIngress)
  return services.filter((one) => names.includes(one.metadata.name) && sameNamespace(one, object))
}

/** Pods that nothing shown owns. */
export function loosePods(objects: KubeObjects): readonly KubePod[] {
  const all = byId(objects)
  return objects.pods.filter((pod) => ownerChain(pod, all).length === 0)
}

/** A selector in the syntax of `kubectl -l`. */
export const selectorText = (selector: LabelSelector | undefined): string =>
  Object.entries(selector?.matchLabels ?? {})
    .map(([key, value]) => `${key}=${value}`)
    .join(',')
