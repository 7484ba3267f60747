// Takes up a newer answer so that what did not change stays the same object, and is not drawn again.

import { isSame } from '../json.ts'
import { keysOf } from '../typedKeys.ts'
import type { ClusterObjects } from './clusters/clusters.ts'
import { idOf, type KubeObject, type KubeObjects } from './kubernetesObjects.ts'
import { keepUnread } from './staleObjects.ts'

/** The older list if nothing in it changed. */
function mergeList<Item extends KubeObject>(
  older: readonly Item[],
  newer: readonly Item[],
): readonly Item[] {
  if (newer === older) return older
  const known = new Map(older.map((object) => [idOf(object), object]))
  const merged = newer.map((object) => {
    const before = known.get(idOf(object))
    const { resourceVersion } = object.metadata
    const isUnchanged =
      before !== undefined &&
      (resourceVersion === undefined
        ? isSame(before, object)
        : before.metadata.resourceVersion === resourceVersion)
    return isUnchanged ? before : object
  })
  const isUnchanged =
    merged.length === older.length && merged.every((object, index) => object === older[index])
  return isUnchanged ? older : merged
}

function mergeKinds(older: KubeObjects, newer: KubeObjects): KubeObjects {
  const merged = Object.fromEntries(
    keysOf(newer).map((type) => [type, mergeList<KubeObject>(older[type], newer[type])]),
  ) as unknown as KubeObjects
  return keysOf(merged).every((type) => merged[type] === older[type]) ? older : merged
}

function mergePart(older: ClusterObjects, newer: ClusterObjects): ClusterObjects {
  const { objects, ...rest } = newer
  const keptOf = ([key, value]: [string, unknown]) => {
    const before = older[key as keyof ClusterObjects]
    return [key, isSame(before, value) ? before : value]
  }
  const merged = {
    ...Object.fromEntries(Object.entries(rest).map(keptOf)),
    objects: mergeKinds(older.objects, objects),
  } as ClusterObjects
  const keys = [
    ...new Set([...Object.keys(merged), ...Object.keys(older)]),
  ] as readonly (keyof ClusterObjects)[]
  return keys.every((key) => merged[key] === older[key]) ? older : merged
}

/** The older answer itself if nothing changed. `at`: when it came, in milliseconds since 1970. */
export function mergeAnswers(
  older: readonly ClusterObjects[] | undefined,
  newer: readonly ClusterObjects[],
  at: number | null = null,
): readonly ClusterObjects[] {
  if (!older) return newer
  const known = new Map(older.map((part) => [part.cluster.name, part]))
  const merged = newer.map((part) => {
    const before = known.get(part.cluster.name)
    return before ? mergePart(before, keepUnread(before, part, at)) : part
  })
  const isUnchanged =
    merged.length === older.length && merged.every((part, index) => part === older[index])
  return isUnchanged ? older : merged
}

interface MergeOptions {
  /** When the older answer came, in milliseconds since 1970. */
  readonly at: number | null
  /** Names of all clusters. */
  readonly order: readonly string[]
}

/** Takes up the answer of one cluster; those of the others stay, and its metrics where it brings none. */
export function mergeCluster(
  older: readonly ClusterObjects[] | undefined,
  part: ClusterObjects,
  { at, order }: MergeOptions,
): readonly ClusterObjects[] {
  const all = older ?? []
  const known = all.find(({ cluster }) => cluster.name === part.cluster.name)
  const isMeasured = part.podMetrics.length > 0
  const own = isMeasured ? part : { ...part, podMetrics: known?.podMetrics ?? [] }
  const newer = known ? all.map((one) => (one === known ? own : one)) : [...all, own]
  const placeOf = ({ cluster }: ClusterObjects) => order.indexOf(cluster.name)
  return mergeAnswers(
    older,
    newer.toSorted((one, other) => placeOf(one) - placeOf(other)),
    at,
  )
}

/** Whether an answer says anything new about objects. What pods use moves with each measurement, and does not count. */
export const isNews = (
  older: readonly ClusterObjects[] | undefined,
  newer: readonly ClusterObjects[],
): boolean =>
  older?.length !== newer.length ||
  newer.some(
    ({ objects, errors }, index) =>
      objects !== older[index]?.objects || errors !== older[index].errors,
  )
