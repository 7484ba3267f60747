import { namespaceOf, type KubeObject, type KubeObjects, allObjects } from './kubernetesObjects.ts'
import type { ObjectPlace } from './kubernetesPlace.ts'

/** Undefined if the cluster has it no longer. */
export const findObject = (
  objects: KubeObjects,
  { kind, namespace, name }: Omit<ObjectPlace, 'cluster'>,
): KubeObject | undefined =>
  allObjects(objects).find(
    (object) =>
      object.kind === kind && object.metadata.name === name && namespaceOf(object) === namespace,
  )
