// Objects of a cluster as the page lists them: by kind, each with its pods, narrowed by a filter (K8S-16, K8S-17).

import { isCurrent, type DetectedError } from './errors/detectedError.ts'
import {
  idOf,
  namespaceOf,
  type Identified,
  type KubeObject,
  type KubeObjects,
  type KubePod,
  allObjects,
} from './kubernetesObjects.ts'
import { podStatusOf } from './pods/podStatus.ts'
import { customState } from './workloads/customState.ts'
import { jobState } from './workloads/jobs.ts'
import { isRollout, rolloutProgress } from './workloads/rollout.ts'
import { loosePods, podsByOwner, podsOfService, servicesBehind } from './workloads/workloads.ts'

export type SectionType = Exclude<keyof KubeObjects, 'replicasets' | 'horizontalpodautoscalers'>

/** In the order of the page. */
const sectionTypes: readonly SectionType[] = [
  'customresources',
  'deployments',
  'daemonsets',
  'statefulsets',
  'ingresses',
  'services',
  'cronjobs',
  'jobs',
  'pods',
  'configmaps',
  'persistentvolumeclaims',
  'resourcequotas',
  'limitranges',
  'others',
]

export interface SectionRow {
  readonly object: KubeObject
  readonly pods: readonly KubePod[]
}

export interface Section {
  readonly type: SectionType
  readonly rows: readonly SectionRow[]
}

export interface ObjectFilter {
  /** As `matchesText` reads it. */
  readonly text: string
  /** All if empty. */
  readonly namespace: string
  /** Ids of objects with errors; null for all objects. */
  readonly onlyIds: ReadonlySet<string> | null
}

/** By part of a name, part of a pod's state in Kubernetes' own word, or `key=value` of a label. */
export function matchesText(object: Identified, text: string): boolean {
  const { metadata } = object
  const wanted = text.trim().toLowerCase()
  if (wanted === '' || metadata.name.toLowerCase().includes(wanted)) return true
  if (object.kind === 'Pod' && podStatusOf(object).reason.toLowerCase().includes(wanted))
    return true
  const [key = '', value] = wanted.split('=')
  return (
    value !== undefined &&
    Object.entries(metadata.labels ?? {}).some(
      ([label, of]) =>
        label.toLowerCase() === key.trim() && of.toLowerCase().startsWith(value.trim()),
    )
  )
}

export const matches = (object: Identified, { text, namespace, onlyIds }: ObjectFilter): boolean =>
  (namespace === '' || namespaceOf(object) === namespace) &&
  (onlyIds === null || onlyIds.has(idOf(object))) &&
  matchesText(object, text)

/** Ids of what went wrong: where an error is found now, and custom resources that failed. */
export const troubledIds = (
  { customresources, jobs }: KubeObjects,
  detected: readonly DetectedError[],
): ReadonlySet<string> =>
  new Set([
    ...detected.filter(isCurrent).map(({ sourceRef }) => sourceRef.id),
    ...jobs.filter((job) => jobState(job) === 'failed').map(idOf),
    ...customresources
      .filter((one) =>
        isRollout(one) ? rolloutProgress(one).isAborted : customState(one)?.tone === 'failed',
      )
      .map(idOf),
  ])

/** A row stays with all its pods if its object matches, else with those of its pods that do. */
function narrowed(row: SectionRow, filter: ObjectFilter): readonly SectionRow[] {
  if (matches(row.object, filter)) return [row]
  const pods = row.pods.filter((pod) => matches(pod, filter))
  return pods.length > 0 ? [{ object: row.object, pods }] : []
}

function podsOf(
  object: KubeObject,
  type: SectionType,
  objects: KubeObjects,
  owned: ReadonlyMap<string, readonly KubePod[]>,
): readonly KubePod[] {
  if (type === 'services')
    return podsOfService(object as KubeObjects['services'][number], objects.pods)
  if (type === 'pods') return [object as KubePod]
  const own = owned.get(idOf(object)) ?? []
  if (type !== 'ingresses' && type !== 'customresources') return own
  const way = object as KubeObjects['ingresses' | 'customresources'][number]
  const behind = servicesBehind(way, objects.services)
  return [...new Set([...own, ...behind.flatMap((one) => podsOfService(one, objects.pods))])]
}

/** Jobs that a cron job shown here has started are listed there alone. */
function objectsOf(type: SectionType, objects: KubeObjects): readonly KubeObject[] {
  if (type === 'pods') return loosePods(objects)
  if (type !== 'jobs') return objects[type]
  const cronJobs = new Set(objects.cronjobs.map(idOf))
  return objects.jobs.filter(
    ({ metadata }) => !(metadata.ownerReferences ?? []).some(({ uid }) => cronJobs.has(uid)),
  )
}

/** How an object is listed, with its pods; undefined for replica sets and autoscalers, which have no section. */
export function listedAs(
  object: KubeObject,
  objects: KubeObjects,
): { readonly type: SectionType; readonly pods: readonly KubePod[] } | undefined {
  const id = idOf(object)
  const type = sectionTypes.find((one) => objects[one].some((other) => idOf(other) === id))
  return type && { type, pods: podsOf(object, type, objects, podsByOwner(objects)) }
}

/** Sections without a row are left out. */
export function sectionsOf(objects: KubeObjects, filter: ObjectFilter): readonly Section[] {
  const owned = podsByOwner(objects)
  return sectionTypes
    .map((type) => ({
      type,
      rows: objectsOf(type, objects)
        .map((object) => ({ object, pods: podsOf(object, type, objects, owned) }))
        .flatMap((row) => narrowed(row, filter)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Every namespace of the objects, by name. */
export const namespacesOf = (all: readonly KubeObjects[]): readonly string[] =>
  [...new Set(all.flatMap((objects) => allObjects(objects).map(namespaceOf)))].sort()
