// Kinds that a cluster has in another version than the one that was asked for.

import {
  apiGroupOf,
  objectTypes,
  type KubeObjects,
  type KubeObjectType,
} from '../kubernetesObjects.ts'
import { isPluralOf, readResourcePath, typeOf, type ResourcePath } from '../resourcePath.ts'

interface FailedList {
  readonly statusCode?: number
  readonly resourcePath?: string
}

/** The group that kinds had before they got one of their own: ingresses, deployments. */
const formerGroup = 'extensions'

/** Those of its kind that were read, whatever their version. */
function isRead(
  path: ResourcePath,
  objects: KubeObjects,
  listed: ReadonlySet<KubeObjectType>,
): boolean {
  const former = path.group === formerGroup && objectTypes.find((type) => type === path.plural)
  const own = former === false || former === undefined ? typeOf(path) : former
  if (own === 'others') return objects.others.some(({ kind }) => isPluralOf(path.plural, kind))
  if (own !== 'customresources') return listed.has(own) || objects[own].length > 0
  return objects.customresources.some(
    ({ kind, apiVersion }) =>
      apiGroupOf(apiVersion) === path.group && isPluralOf(path.plural, kind),
  )
}

/**
 * The errors without those of kinds that the cluster does not have in one version, but in another: people ask older and newer
 * clusters with the same settings. `listed` are the types of which a list came, perhaps without objects.
 */
export const withoutReadVersions = <ListError extends FailedList>(
  errors: readonly ListError[],
  objects: KubeObjects,
  listed: ReadonlySet<KubeObjectType>,
): readonly ListError[] =>
  errors.filter(({ statusCode, resourcePath = '' }) => {
    const path = statusCode === 404 ? readResourcePath(resourcePath) : undefined
    return !path || !isRead(path, objects, listed)
  })
