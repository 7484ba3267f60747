// The objects of one cluster: each checked, with a uid for life and a resourceVersion that grows with every change.

import { createHash } from 'node:crypto'
import { createClock, timeOf, type Clock } from './clock.ts'
import {
  check,
  kinds,
  type Kept,
  type Meta,
  type OwnerReference,
  type ServedType,
} from './kubeTypes.ts'

export type Draft = Readonly<Record<string, unknown>> & {
  readonly metadata: Partial<Meta> & { readonly name: string }
}

export interface StoreChange {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED'
  readonly of: ServedType
  readonly version: number
  readonly object: Kept
}

export interface ClusterStore {
  readonly clock: Clock
  /** The time so many minutes ago. */
  readonly ago: (minutes: number) => string
  /** Creates or replaces an object; its uid stays the same for its name until it is removed. */
  readonly put: (type: ServedType, draft: Draft) => Kept
  readonly change: (type: ServedType, name: string, change: (object: Kept) => object) => Kept
  readonly remove: (type: ServedType, name: string) => void
  readonly get: (type: ServedType, name: string, namespace?: string) => Kept | undefined
  readonly list: (type: ServedType) => readonly Kept[]
  readonly version: () => string
  /** The changes after a version, oldest first; undefined if it has forgotten some. */
  readonly since: (version: number) => readonly StoreChange[] | undefined
  /** Returns a function to stop. */
  readonly onChange: (listener: (change: StoreChange) => void) => () => void
}

export const ownedBy = (type: ServedType, { metadata }: Kept): readonly OwnerReference[] => {
  const [apiVersion, kind] = kinds[type]
  const { name, uid } = metadata
  return [{ apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: true }]
}

/** Names are unique in a type here, whatever the namespace, so that a test needs the name alone. */
export function createClusterStore(cluster: string, clock: Clock = createClock()): ClusterStore {
  const all = new Map<ServedType, Map<string, Kept>>()
  const listeners = new Set<(change: StoreChange) => void>()
  const firstVersion = 1_000
  const mostChanges = 2_000
  let changes: StoreChange[] = []
  let version = firstVersion
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
  const tell = (change: StoreChange) => {
    changes.push(change)
    if (changes.length > 2 * mostChanges) changes = changes.slice(-mostChanges)
    for (const listener of listeners) listener(change)
  }
  const put: ClusterStore['put'] = (type, draft) => {
    version += 1
    const before = ofType(type).get(draft.metadata.name)?.metadata
    const { namespace = 'shop', labels = {} } = draft.metadata
    const object: Kept = {
      ...draft,
      metadata: {
        ...draft.metadata,
        namespace,
        labels,
        creationTimestamp:
          draft.metadata.creationTimestamp ?? before?.creationTimestamp ?? timeOf(clock.now()),
        uid: before?.uid ?? uidOf(type, draft.metadata.name),
        resourceVersion: String(version),
      },
    }
    check(type, object)
    ofType(type).set(object.metadata.name, object)
    tell({ type: before ? 'MODIFIED' : 'ADDED', of: type, version, object })
    return object
  }
  const get: ClusterStore['get'] = (type, name, namespace) => {
    const found = ofType(type).get(name)
    return namespace === undefined || found?.metadata.namespace === namespace ? found : undefined
  }
  return {
    clock,
    ago: (minutes) => timeOf(clock.now() - minutes * 60_000),
    put,
    get,
    change: (type, name, change) => {
      const object = get(type, name)
      if (!object) throw new Error(`The cluster has no ${type} ${name}`)
      return put(type, { ...object, ...change(object) })
    },
    remove: (type, name) => {
      const object = get(type, name)
      if (!object) return
      version += 1
      ofType(type).delete(name)
      const metadata = { ...object.metadata, resourceVersion: String(version) }
      tell({ type: 'DELETED', of: type, version, object: { ...object, metadata } })
    },
    list: (type) => [...ofType(type).values()],
    version: () => String(version),
    since: (from) => {
      const first = changes[0]?.version ?? firstVersion + 1
      return from >= first - 1 ? changes.filter((change) => change.version > from) : undefined
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
