// What the clusters say of one entity, in a few lines that are kept while its objects are not.

import { countsOf } from '../clusters/clusterCounts.ts'
import type { Cluster, ClusterObjects } from '../clusters/clusters.ts'
import { clusterTroubles, type ClusterTrouble } from '../clusters/clusterTroubles.ts'
import { isCurrent, type DetectedError } from '../errors/detectedError.ts'
import { detectErrors } from '../errors/detectErrors.ts'
import type { KubeObject } from '../kubernetesObjects.ts'
import { podSquares, type PodSquares } from '../pods/podSquares.ts'
import { byId, topOwnerOf } from '../workloads/workloads.ts'

interface ObjectName {
  readonly kind: string
  readonly namespace: string
  readonly name: string
}

/** A workload of which at least one object has an error now. */
export interface TroubledWorkload extends ObjectName {
  /** Of its worst error; the higher, the worse. */
  readonly severity: number
  readonly message: string
  /** When it happened, or began; RFC 3339. */
  readonly at?: string
  /** Its objects with errors, such as pods. */
  readonly objects: number
  /** The one with the worst error. */
  readonly worst: ObjectName
}

export interface ClusterHealth {
  readonly cluster: Pick<Cluster, 'name' | 'title'>
  readonly pods: number
  readonly podsWithErrors: number
  readonly hasObjects: boolean
  readonly squares: PodSquares
  /** Why parts are missing; empty if everything was read. */
  readonly troubles: readonly ClusterTrouble[]
  /** The worst first. */
  readonly workloads: readonly TroubledWorkload[]
  /** Workloads with errors that are not among them. */
  readonly more: number
}

/** Workloads that are kept of an entity in a cluster. */
const mostWorkloads = 20
/** Squares that are kept of an entity in a cluster: a tile has those of several entities. */
const mostKept = 100
/** Characters of a message. */
const longestMessage = 300

function workloadOf(
  { sourceRef }: DetectedError,
  objects: ReadonlyMap<string, KubeObject>,
): ObjectName {
  const object = objects.get(sourceRef.id)
  const { kind, name } = (object && topOwnerOf(object, objects)) ?? sourceRef
  return { kind, namespace: sourceRef.namespace, name }
}

const keyOf = ({ kind, namespace, name }: ObjectName): string => `${kind} ${namespace}/${name}`

/** `errors`: the worst first. */
function troubledWorkloads(
  errors: readonly DetectedError[],
  objects: ReadonlyMap<string, KubeObject>,
): readonly TroubledWorkload[] {
  const found = Map.groupBy(errors, (error) => keyOf(workloadOf(error, objects)))
  return [...found.values()].flatMap((all): readonly TroubledWorkload[] => {
    const [worst] = all
    if (!worst) return []
    const { kind, namespace, name } = worst.sourceRef
    return [
      {
        ...workloadOf(worst, objects),
        severity: worst.severity,
        message: worst.message.slice(0, longestMessage),
        ...(worst.at !== undefined && { at: worst.at }),
        objects: new Set(all.map(({ sourceRef }) => sourceRef.id)).size,
        worst: { kind, namespace, name },
      },
    ]
  })
}

/** `now` in milliseconds since 1970. Errors of the past are left out. */
export const healthOf = (
  clusters: readonly ClusterObjects[],
  now: number,
): readonly ClusterHealth[] =>
  clusters.map((part) => {
    const detected = part.detected ?? detectErrors(part.objects, now)
    const { cluster, pods, podsWithErrors, hasObjects } = countsOf(part, detected)
    const { name, title } = cluster
    const workloads = troubledWorkloads(detected.filter(isCurrent), byId(part.objects))
    return {
      cluster: { name, ...(title !== undefined && { title }) },
      ...{ pods, podsWithErrors, hasObjects },
      squares: podSquares(part.objects, pods, mostKept),
      troubles: clusterTroubles(part.errors),
      workloads: workloads.slice(0, mostWorkloads),
      more: Math.max(0, workloads.length - mostWorkloads),
    }
  })
