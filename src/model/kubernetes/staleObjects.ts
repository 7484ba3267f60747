// What was shown stays: objects that a cluster does not send again for a reason that may pass are kept with their age.

import { objectsOfTypes, type ClusterError, type ClusterObjects } from './clusters/clusters.ts'
import {
  idOf,
  objectTypes,
  type Identified,
  type KubeObject,
  type KubeObjectType,
} from './kubernetesObjects.ts'
import { isPluralOf, readResourcePath, typeOf, type ResourcePath } from './resourcePath.ts'

/** Another request may succeed. A refused right, a wrong selector or a kind that is missing stays. */
const mayPass = ({ statusCode }: ClusterError): boolean =>
  statusCode === undefined || statusCode >= 500 || [401, 408, 429].includes(statusCode)

function isOf(object: Identified, type: KubeObjectType, path: ResourcePath): boolean {
  if (typeOf(path) !== type) return false
  if (path.namespace !== undefined && path.namespace !== object.metadata.namespace) return false
  if (type === 'others') return isPluralOf(path.plural, object.kind)
  if (type !== 'customresources') return true
  const version = `${path.group}/${path.version}`
  return object.apiVersion === version && isPluralOf(path.plural, object.kind)
}

/** The part with what is lost taken from the answer before, which came at `at` (milliseconds since 1970). */
export function keepUnread(
  before: ClusterObjects,
  part: ClusterObjects,
  at: number | null,
): ClusterObjects {
  const passing = part.errors.filter(mayPass)
  const paths = passing.flatMap(({ resourcePath }) =>
    resourcePath === undefined ? [] : (readResourcePath(resourcePath) ?? []),
  )
  const isWhole = passing.some(({ resourcePath }) => resourcePath === undefined)
  const lostOf = (type: KubeObjectType): readonly KubeObject[] => {
    const sent = new Set((part.objects[type] as readonly KubeObject[]).map(idOf))
    return (before.objects[type] as readonly KubeObject[]).filter(
      (object) =>
        !sent.has(idOf(object)) && (isWhole || paths.some((path) => isOf(object, type, path))),
    )
  }
  const lost = new Map(
    passing.length === 0 ? [] : objectTypes.map((type) => [type, lostOf(type)] as const),
  )
  const types = objectTypes.filter((type) => (lost.get(type)?.length ?? 0) > 0)
  if (types.length === 0) return part
  const { whole, detected } = before
  return {
    ...part,
    ...(types.includes('pods') && {
      podMetrics: before.podMetrics,
      ...(whole && { whole }),
      ...(detected && { detected }),
    }),
    objects: objectsOfTypes((type) => {
      const kept = lost.get(type) ?? []
      return kept.length === 0 ? part.objects[type] : [...part.objects[type], ...kept]
    }),
    stale: { at: before.stale?.at ?? at, types },
  }
}
