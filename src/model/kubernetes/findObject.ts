import { namespaceOf, type KubeObject, type KubeObjects } from './kubernetesObjects.ts'
import type { ObjectPlace } from './kubernetesPlace.ts'

/** Undefined if the cluster has it no longer. */
export const findObject = (
  objects: KubeObjects,
  { kind, namespace, name }: Omit<ObjectPlace, 'cluster'>,
): KubeObject | undefined =>
  (Object.values(objects) as readonly (readonly KubeObject[])[])
    .flat()
    .find(
      (object) =>
        object.kind === kind && object.metadata.name === name && namespaceOf(object) === namespace,
    )
