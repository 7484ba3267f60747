// The place on the Kubernetes tab: what its URL says.

import { stringifyEntityRef } from '../entities/entityRef.ts'
import { entityOfPath, entityTabOfPath } from '../paths.ts'
import { namespaceOf, type Identified } from './kubernetesObjects.ts'
import { kubernetesTab } from './objectsRequest.ts'

/** The object whose details are open. */
export interface ObjectPlace {
  readonly cluster: string
  readonly kind: string
  readonly namespace: string
  readonly name: string
}

export interface KubernetesPlace {
  readonly object: ObjectPlace | null
  /** The container whose log is open; `*` for all of the object. */
  readonly logs: string | null
  readonly isPrevious: boolean
  /** Lines of each log at first; 0 for all. */
  readonly tail: number
  /** Shows lines of this source only, as `sourceId` names it. */
  readonly source: string | null
  /** The container in which a terminal is open. */
  readonly terminal: string | null
  /** Part of a name, or `key=value` of a label. */
  readonly text: string
  readonly namespace: string
  readonly onlyErrors: boolean
  readonly isMap: boolean
}

export const allContainers = '*'
const defaultTail = 1_000
const mostTail = 100_000

const separator = '~'

function readObject(text: string | null): ObjectPlace | null {
  const [cluster, kind, namespace, name] = (text ?? '').split(separator)
  return cluster && kind && namespace && name ? { cluster, kind, namespace, name } : null
}

function readTail(text: string | null): number {
  const number = Number(text ?? defaultTail)
  return Number.isInteger(number) && number >= 0 && number <= mostTail ? number : defaultTail
}

export function readPlace(search: string): KubernetesPlace {
  const query = new URLSearchParams(search)
  const object = readObject(query.get('object'))
  return {
    object,
    logs: object && query.get('logs'),
    isPrevious: query.get('previous') === 'true',
    tail: readTail(query.get('tail')),
    source: object && query.get('source'),
    terminal: object && query.get('terminal'),
    text: query.get('q') ?? '',
    namespace: query.get('namespace') ?? '',
    onlyErrors: query.get('status') === 'errors',
    isMap: query.get('view') === 'map',
  }
}

export const isNarrowed = ({ text, namespace, onlyErrors }: KubernetesPlace): boolean =>
  text !== '' || namespace !== '' || onlyErrors

/** The query of a place, with its question mark; empty for the tab itself. */
export function searchOf(place: KubernetesPlace): string {
  const { object, logs, terminal, text, namespace } = place
  const query = new URLSearchParams()
  if (text !== '') query.set('q', text)
  if (namespace !== '') query.set('namespace', namespace)
  if (place.onlyErrors) query.set('status', 'errors')
  if (place.isMap) query.set('view', 'map')
  if (object) {
    const parts = [object.cluster, object.kind, object.namespace, object.name]
    query.set('object', parts.join(separator))
    if (logs !== null) {
      query.set('logs', logs)
      if (place.isPrevious) query.set('previous', 'true')
      if (place.tail !== defaultTail) query.set('tail', String(place.tail))
      if (place.source !== null) query.set('source', place.source)
    }
    if (terminal !== null) query.set('terminal', terminal)
  }
  const search = query.toString()
  return search === '' ? '' : `?${search}`
}

/** The same list without an open object. */
export const withoutObject = (place: KubernetesPlace): KubernetesPlace => ({
  ...place,
  object: null,
  logs: null,
  terminal: null,
  isPrevious: false,
  tail: defaultTail,
  source: null,
})

export const placeOfObject = (cluster: string, object: Identified): ObjectPlace => ({
  cluster,
  kind: object.kind,
  namespace: namespaceOf(object),
  name: object.metadata.name,
})

/** The entity whose objects are on the page: on its tab, or in a card of its overview. */
export function objectsEntityOf(pathname: string): string | undefined {
  const tab = entityTabOfPath(pathname)
  const ref = tab === '' || tab === kubernetesTab ? entityOfPath(pathname) : undefined
  return ref && stringifyEntityRef(ref)
}
