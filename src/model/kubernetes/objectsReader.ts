// Reads answers that are too large for the page: keeps what it may show, and tells what has changed since the last one.

import { createShare } from '../sharing.ts'
import { countsOf, type ClusterCounts } from './clusters/clusterCounts.ts'
import { decodeClusterObjects, objectsOfTypes, type ClusterObjects } from './clusters/clusters.ts'
import { fairShares } from './clusters/fairShares.ts'
import { isCurrent, type DetectedError } from './errors/detectedError.ts'
import { detectErrors } from './errors/detectErrors.ts'
import {
  idOf,
  namespaceOf,
  objectTypes,
  type KubeObject,
  type KubeObjectType,
  type KubePod,
} from './kubernetesObjects.ts'
import { matches, type ObjectFilter } from './sections.ts'
import { summaryOf } from './summary.ts'

export interface ReadRequest {
  /** Names the entity; the reader tells changes since its last answer. */
  readonly key: string
  /** Tells all objects, because the page has none. */
  readonly isFirst: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** Pods to be kept before others. */
  readonly wanted: Pick<ObjectFilter, 'text' | 'namespace'>
}

export interface ChangedObject {
  readonly cluster: string
  readonly type: KubeObjectType
  readonly object: KubeObject
}

/** An object that is kept, told or not. */
interface KeptObject {
  readonly id: string
  readonly version: string | undefined
}

type KeptObjects = Readonly<Record<KubeObjectType, readonly KeptObject[]>>

export interface ClusterChange extends Omit<ClusterObjects, 'objects'> {
  /** All objects that are kept, in their order. */
  readonly kept: KeptObjects
}

export interface ObjectsReader {
  /** Throws `SyntaxError` for text that is no JSON, and `WrongShapeError`. */
  readonly read: (text: string, request: ReadRequest, teller: Teller) => readonly ClusterChange[]
}

/** Gets what is known before the whole answer is. */
interface Teller {
  /** Called first, if the page has no objects. */
  readonly count: (counts: readonly ClusterCounts[]) => void
  /** The objects that are new or changed, in parts. */
  readonly tell: (part: readonly ChangedObject[]) => void
}

/**
 * Pods of all clusters that a page can show.
 * @internal Tests fill it.
 */
export const mostPods = 5_000
/** Detected errors that are told of a cluster, the worst first. */
const mostErrors = 1_000
/** Objects in one part: a few milliseconds of work for the page. */
const partSize = 500

const errorsIn = (clusters: readonly ClusterObjects[], now: number) =>
  clusters.map(({ objects }) => detectErrors(objects, now))

/** The pods that match first, those with errors before others, in the order of the answer. */
function keptPods(
  pods: readonly KubePod[],
  most: number,
  { wanted }: ReadRequest,
  errors: readonly DetectedError[],
): readonly KubePod[] {
  if (pods.length <= most) return pods
  const faulty = new Set(errors.filter(isCurrent).map(({ sourceRef }) => sourceRef.id))
  const filter = { ...wanted, onlyIds: null }
  const rankOf = (pod: KubePod) => (matches(pod, filter) ? 0 : 2) + (faulty.has(idOf(pod)) ? 0 : 1)
  const ranks = Map.groupBy(pods, rankOf)
  const kept = new Set([0, 1, 2, 3].flatMap((rank) => ranks.get(rank) ?? []).slice(0, most))
  return pods.filter((pod) => kept.has(pod))
}

function limited(
  part: ClusterObjects,
  most: number,
  request: ReadRequest,
  detected: readonly DetectedError[],
): ClusterObjects {
  const { pods } = part.objects
  const kept = keptPods(pods, most, request, detected)
  const names = new Set(kept.map((pod) => `${namespaceOf(pod)}/${pod.metadata.name}`))
  return {
    ...part,
    objects: { ...part.objects, pods: kept },
    podMetrics: part.podMetrics.filter(({ namespace, name }) => names.has(`${namespace}/${name}`)),
    whole: {
      wanted: request.wanted,
      pods: pods.length,
      podsWithErrors: countsOf(part, detected).podsWithErrors,
      errors: detected.filter(isCurrent).length,
      summary: summaryOf([part], request.now),
    },
    detected: detected.slice(0, mostErrors),
  }
}

export function createObjectsReader(): ObjectsReader {
  /** Version of each object that the page has, by cluster and id. Objects without a version are told each time. */
  const told = new Map<string, ReadonlyMap<string, string>>()
  return {
    read: (text, request, { count, tell }) => {
      const clusters = decodeClusterObjects(JSON.parse(text))
      const detected = errorsIn(clusters, request.now)
      if (request.isFirst)
        count(clusters.map((cluster, index) => countsOf(cluster, detected[index] ?? [])))
      const shares = fairShares(
        clusters.map(({ objects }) => objects.pods.length),
        mostPods,
      )
      const before = request.isFirst ? undefined : told.get(request.key)
      const versions = new Map<string, string>()
      const share = createShare()
      let part: ChangedObject[] = []
      const add = (changed: ChangedObject) => {
        part.push(changed)
        if (part.length < partSize) return
        tell(part)
        part = []
      }
      const answer = clusters.map((cluster, index) => {
        const { objects, ...rest } = limited(
          cluster,
          shares[index] ?? 0,
          request,
          detected[index] ?? [],
        )
        const { name } = rest.cluster
        const keptOf = (type: KubeObjectType) =>
          objects[type].map((object: KubeObject): KeptObject => {
            const id = idOf(object)
            const version = object.metadata.resourceVersion
            const key = `${name} ${type} ${id}`
            if (version !== undefined) versions.set(key, version)
            if (version === undefined || before?.get(key) !== version)
              add({ cluster: name, type, object: share(object) })
            return { id, version }
          })
        const kept = Object.fromEntries(objectTypes.map((type) => [type, keptOf(type)]))
        return { ...share(rest), kept: kept as unknown as KeptObjects }
      })
      if (part.length > 0) tell(part)
      told.clear()
      told.set(request.key, versions)
      return answer
    },
  }
}

/** The older list itself if nothing in it changed. Objects that the page lacks in this version are left out. */
function listFrom(
  kept: readonly KeptObject[],
  older: readonly KubeObject[],
  told: readonly ChangedObject[],
): readonly KubeObject[] {
  const isKept = ({ id, version }: KeptObject, object: KubeObject | undefined) =>
    object !== undefined && idOf(object) === id && object.metadata.resourceVersion === version
  if (
    told.length === 0 &&
    kept.length === older.length &&
    kept.every((one, index) => isKept(one, older[index]))
  )
    return older
  const known = new Map(
    [...older, ...told.map(({ object }) => object)].map((one) => [idOf(one), one]),
  )
  return kept.flatMap((one) => {
    const object = known.get(one.id)
    return object && isKept(one, object) ? object : []
  })
}

export interface AssembledObjects {
  readonly objects: readonly ClusterObjects[]
  /** Some objects are missing or older: the page does not have all that the reader has told. */
  readonly lacksObjects: boolean
}

/** Puts a changed answer together with the objects that the page has, which stay the same. */
export function assembleObjects(
  before: readonly ClusterObjects[] | undefined,
  changes: readonly ClusterChange[],
  changed: readonly ChangedObject[],
): AssembledObjects {
  const told = Map.groupBy(changed, ({ cluster, type }) => `${cluster} ${type}`)
  let lacksObjects = false
  const assembled = changes.map(({ kept, ...rest }): ClusterObjects => {
    const { name } = rest.cluster
    const older = before?.find(({ cluster }) => cluster.name === name)?.objects
    const listOf = (type: KubeObjectType) => {
      const list = listFrom(kept[type], older?.[type] ?? [], told.get(`${name} ${type}`) ?? [])
      lacksObjects ||= list.length < kept[type].length
      return list
    }
    return { ...rest, objects: objectsOfTypes(listOf) }
  })
  return { objects: assembled, lacksObjects }
}
