// The objects of one cluster: resource versions grow with every change.

import { createHash } from 'node:crypto'
import { check, kinds, type Kept, type Meta, type ServedType } from './kubeTypes.ts'

export type Draft = Readonly<Record<string, unknown>> & {
  readonly metadata: Partial<Meta> & { readonly name: string }
}

export interface ClusterStore {
  /** Creates or replaces an object; its uid stays the same for its name until it is removed. */
  readonly put: (type: ServedType, draft: Draft) => Kept
  readonly change: (type: ServedType, name: string, change: (object: Kept) => object) => Kept
  readonly remove: (type: ServedType, name: string) => void
  readonly get: (type: ServedType, name: string) => Kept | undefined
  readonly list: (type: ServedType) => readonly Kept[]
  readonly version: () => string
}

export const ownedBy = (type: ServedType, { metadata }: Kept) => {
  const [apiVersion, kind] = kinds[type]
  const { name, uid } = metadata
  return [{ apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: true }]
}

export function createClusterStore(cluster: string): ClusterStore {
  const all = new Map<ServedType, Map<string, Kept>>()
  let version = 1_000
  let born = 0
  const ofType = (type: ServedType) => {
    const known = all.get(type) ?? new Map<string, Kept>()
    all.set(type, known)
    return known
  }
  const uidOf = (type: ServedType, name: string) => {
    born += 1
    const hash = createHash('sha256')
      .update(`${cluster} ${type} ${name} ${String(born)}`)
      .digest('hex')
    return [8, 4, 4, 4, 12]
      .map((length, index) => hash.slice(index * 12, index * 12 + length))
      .join('-')
  }
  const put: ClusterStore['put'] = (type, draft) => {
    version += 1
    const before = ofType(type).get(draft.metadata.name)?.metadata
    const object: Kept = {
      ...draft,
      metadata: {
        namespace: 'shop',
        labels: {},
        creationTimestamp:
          before?.creationTimestamp ?? new Date().toISOString().replace(/\.\d+/, ''),
        uid: before?.uid ?? uidOf(type, draft.metadata.name),
        ...draft.metadata,
        resourceVersion: String(version),
      },
    }
    check(type, object)
    ofType(type).set(object.metadata.name, object)
    return object
  }
  const get: ClusterStore['get'] = (type, name) => ofType(type).get(name)
  return {
    put,
    get,
    change: (type, name, change) => {
      const object = get(type, name)
      if (!object) throw new Error(`The cluster has no ${type} ${name}`)
      return put(type, { ...object, ...change(object) })
    },
    remove: (type, name) => {
      version += 1
      ofType(type).delete(name)
    },
    list: (type) => [...ofType(type).values()],
    version: () => String(version),
  }
}
