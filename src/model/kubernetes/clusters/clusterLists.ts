// The lists of one cluster through the backend's proxy, as the backend itself asks for them (spec 3 §7).

import { encodePart } from '../../encodePath.ts'
import { annotation } from '../../entities/annotations.ts'
import type { Entity } from '../../entities/entity.ts'
import type { Failure } from '../../failure.ts'
import { isRecord } from '../../isRecord.ts'
import { WrongShapeError } from '../../wrongShape.ts'
import { selectorOf } from '../annotations.ts'
import { kindsOfTypes, type KubeObjectType } from '../kubernetesObjects.ts'
import { topPods } from '../pods/topPods.ts'
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

const itemsOfPage = 500

/** The page reads these answers itself: of a longer list the rest is left out. */
export const mostPages = 10

/** Of an entity's objects of one kind: the path of the API server, and its query. */
function placeOf(entity: Entity, version: string, plural: string) {
  const namespace = annotation(entity, onlyNamespace)
  const scope = namespace ? `namespaces/${encodePart(namespace)}/` : ''
  const base = version.includes('/') ? 'apis' : 'api'
  const query = new URLSearchParams({ labelSelector: selectorOf(entity) ?? '' })
  return { resourcePath: `/${base}/${version}/${scope}${plural}`, query: query.toString() }
}

export const listRequests = (entity: Entity): readonly ListRequest[] =>
  listed.map(([type, version, plural]) => {
    const { resourcePath, query } = placeOf(entity, version, plural)
    return {
      type,
      resourcePath,
      path: `/proxy${resourcePath}?${query}&limit=${String(itemsOfPage)}`,
      isOptional: type === 'customresources',
    }
  })

/** The path and query for the backend's proxy of what the metrics server has measured of the entity's pods. */
export function metricsPath(entity: Entity): string {
  const { resourcePath, query } = placeOf(entity, 'metrics.k8s.io/v1beta1', 'pods')
  return `/proxy${resourcePath}?${query}`
}

/** Of the next page of a list. */
export const pathAfter = ({ path }: ListRequest, token: string): string =>
  `${path}&continue=${encodePart(token)}`

export interface ListedItems {
  readonly items: readonly unknown[]
  /** The API server's token for the next page; missing on the last one. */
  readonly next?: string
}

/** Items with their kind, which a list has once. Throws `WrongShapeError`. */
export function decodeList(json: unknown): ListedItems {
  const { kind, apiVersion, items, metadata } = isRecord(json) ? json : {}
  if (!Array.isArray(items)) throw new WrongShapeError('The response is not a list of objects')
  const next = isRecord(metadata) && metadata['continue']
  const own = typeof kind === 'string' &&
    /.List$/.test(kind) && { kind: kind.slice(0, -4), apiVersion }
  return {
    items: items.map((item: unknown) => (isRecord(item) ? { ...own, ...item } : item)),
    ...(typeof next === 'string' && next !== '' && { next }),
  }
}

const cutError = ({ resourcePath }: ListRequest): ClusterError => ({
  errorType: cutList,
  message: `Only the first ${String(mostPages * itemsOfPage)} were asked for`,
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
  /** `failure`: of the rest, if there are items. */
  readonly result: Partial<ListedItems> & { readonly failure?: Failure }
}

/** A list without an item is the failure of its first page. */
export const isFailed = ({ result }: ListAnswer): boolean => result.items === undefined

const errorsOf = ({ request, result: { failure, next, items } }: ListAnswer) => {
  const isMissing = request.isOptional && items === undefined && failure?.status === 404
  if (failure) return isMissing ? [] : [errorOf(failure, request)]
  return next === undefined ? [] : [cutError(request)]
}

/**
 * The lists as one part of the backend's answer. `metrics`: the metrics server's list of pods.
 */
export function listedPart(
  cluster: Cluster,
  answers: readonly ListAnswer[],
  metrics?: unknown,
): ClusterObjects {
  const resources = answers.flatMap(({ request: { type }, result: { items } }) =>
    items ? { type, resources: items } : [],
  )
  const pods = resources.find(({ type }) => type === 'pods')?.resources ?? []
  const [part] = decodeClusterObjects({
    items: [
      {
        cluster,
        resources,
        errors: answers.flatMap(errorsOf),
        podMetrics: topPods(pods, metrics),
      },
    ],
  })
  if (!part) throw new WrongShapeError('There is no cluster')
  return part
}

/** The part of a cluster that has not answered. */
export const silentPart = (cluster: Cluster, message: string): ClusterObjects => ({
  ...listedPart(cluster, []),
  errors: [{ errorType: 'FETCH_ERROR', message }],
})
