// The lists of one cluster through the backend's proxy, as the backend itself asks for them (spec 3 §7).

import { annotation } from '../../entities/annotations.ts'
import type { Entity } from '../../entities/entity.ts'
import type { Failure } from '../../failure.ts'
import { isRecord } from '../../isRecord.ts'
import { WrongShapeError } from '../../wrongShape.ts'
import { selectorOf } from '../annotations.ts'
import { kindsOfTypes, type KubeObjectType } from '../kubernetesObjects.ts'
import {
  decodeClusterObjects,
  type Cluster,
  type ClusterError,
  type ClusterObjects,
} from './clusters.ts'
import { cutList } from './clusterTroubles.ts'

export interface ListRequest {
  readonly type: KubeObjectType
  /** Of the API server, such as `/apis/apps/v1/deployments`. */
  readonly resourcePath: string
  /** The path and query for the backend's proxy. */
  readonly path: string
  /** Most clusters do not have this kind. */
  readonly isOptional: boolean
}

/** Those that the backend asks for, the pods first. */
const listedTypes = [
  ...(['pods', 'services', 'configmaps', 'limitranges', 'resourcequotas'] as const),
  ...(['deployments', 'replicasets', 'statefulsets', 'daemonsets'] as const),
  ...(['horizontalpodautoscalers', 'jobs', 'cronjobs', 'ingresses'] as const),
]

/** Of custom resources, only rollouts are known by name. */
const listed: readonly (readonly [type: KubeObjectType, version: string, plural: string])[] = [
  ...listedTypes.map((type) => [type, kindsOfTypes[type].apiVersion, type] as const),
  ['customresources', 'argoproj.io/v1alpha1', 'rollouts'],
]

const onlyNamespace = 'backstage.io/kubernetes-namespace'
const onlyCluster = 'backstage.io/kubernetes-cluster'

/** Whether the entity may have objects in the cluster. */
export const mayBeIn = (entity: Entity, { name }: Cluster): boolean => {
  const only = annotation(entity, onlyCluster)
  return only === undefined || only === '' || only === name
}

/** Of a list: the page reads these answers itself. */
const mostItems = 500

export function listRequests(entity: Entity): readonly ListRequest[] {
  const namespace = annotation(entity, onlyNamespace)
  const scope = namespace ? `namespaces/${encodeURIComponent(namespace)}/` : ''
  const labelSelector = selectorOf(entity) ?? ''
  const query = new URLSearchParams({ labelSelector, limit: String(mostItems) }).toString()
  return listed.map(([type, version, plural]) => {
    const base = version.includes('/') ? 'apis' : 'api'
    const resourcePath = `/${base}/${version}/${scope}${plural}`
    return {
      type,
      resourcePath,
      path: `/proxy${resourcePath}?${query}`,
      isOptional: type === 'customresources',
    }
  })
}

export interface ListedItems {
  readonly items: readonly unknown[]
  /** The cluster has more of them. */
  readonly isCut: boolean
}

/** Items with their kind, which a list has once. Throws `WrongShapeError`. */
export function decodeList(json: unknown): ListedItems {
  const { kind, apiVersion, items, metadata } = isRecord(json) ? json : {}
  if (!Array.isArray(items)) throw new WrongShapeError('The response is not a list of objects')
  const own = typeof kind === 'string' &&
    /.List$/.test(kind) && { kind: kind.slice(0, -4), apiVersion }
  return {
    items: items.map((item: unknown) => (isRecord(item) ? { ...own, ...item } : item)),
    isCut: isRecord(metadata) && Boolean(metadata['continue']),
  }
}

const cutError = ({ resourcePath }: ListRequest): ClusterError => ({
  errorType: cutList,
  message: `Only the first ${String(mostItems)} were asked for`,
  statusCode: 413,
  resourcePath,
})

/** The error as the backend would have named it. */
const errorOf = (
  { status, message, name }: Failure,
  { resourcePath }: ListRequest,
): ClusterError =>
  status === undefined
    ? { errorType: 'FETCH_ERROR', message }
    : { errorType: name, message, statusCode: status, resourcePath }

export interface ListAnswer {
  readonly request: ListRequest
  readonly result: ListedItems | { readonly failure: Failure }
}

/** The lists as one part of the backend's answer. */
export function listedPart(cluster: Cluster, answers: readonly ListAnswer[]): ClusterObjects {
  const resources = answers.flatMap(({ request: { type }, result }) =>
    'items' in result ? { type, resources: result.items } : [],
  )
  const errors = answers.flatMap(({ request, result }) =>
    'items' in result
      ? result.isCut
        ? cutError(request)
        : []
      : request.isOptional && result.failure.status === 404
        ? []
        : errorOf(result.failure, request),
  )
  const [part] = decodeClusterObjects({ items: [{ cluster, resources, errors, podMetrics: [] }] })
  if (!part) throw new WrongShapeError('There is no cluster')
  return part
}

/** The part of a cluster that has not answered. */
export const silentPart = (cluster: Cluster, message: string): ClusterObjects => ({
  ...listedPart(cluster, []),
  errors: [{ errorType: 'FETCH_ERROR', message }],
})
