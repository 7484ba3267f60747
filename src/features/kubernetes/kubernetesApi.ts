// Endpoints of the Kubernetes backend, and of the clusters behind its proxy (spec 3 §7).

import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { FailureError, isPassing, toFailure, type Failure } from '../../model/failure.ts'
import {
  loginOf,
  withToken,
  type RequestAuth,
} from '../../model/kubernetes/clusters/authProviders.ts'
import {
  decodeList,
  isFailed,
  listRequests,
  listedPart,
  metricsPath,
  mostPages,
  pathAfter,
  type ListAnswer,
  type ListedItems,
  type ListRequest,
} from '../../model/kubernetes/clusters/clusterLists.ts'
import {
  decodeClusterObjects,
  decodeClusters,
  type Cluster,
  type ClusterObjects,
} from '../../model/kubernetes/clusters/clusters.ts'
import { headersFor, tokenFor } from '../../model/kubernetes/clusters/clusterToken.ts'
import { decodeEvents, type KubeEvent } from '../../model/kubernetes/kubeEvents.ts'
import {
  backendFailure,
  proxyFailure,
  unknownCluster,
} from '../../model/kubernetes/kubernetesFailures.ts'
import {
  customPath,
  eventsPath,
  logPath,
  podRequestPath,
  workloadsPath,
  type LogRequest,
} from '../../model/kubernetes/kubernetesPaths.ts'
import { readAtOf, type ObjectsWanted } from '../../model/kubernetes/kubernetesPolling.ts'
import { mergeAnswers } from '../../model/kubernetes/mergeObjects.ts'
import { objectsReaderRef } from '../../model/kubernetes/objectsReading.ts'
import { clustersPath, servicesPath } from '../../model/kubernetes/objectsRequest.ts'
import { authRef, type AuthApi } from '../../model/session/authApi.ts'
import { type AskBackend, backendApi, portalOf } from '../backend/backendApi.ts'
import { objectsCounted, selectPolling } from './kubernetesPollingSlice.ts'

type PollingState = Parameters<typeof selectPolling>[0]

const plugin = 'kubernetes'

/** Seconds for which the list of clusters is kept: it changes with the backend's configuration. */
const clustersKeptFor = 3_600

interface PodTarget {
  readonly cluster: string
  readonly namespace: string
  readonly pod: string
}

type LogTarget = Omit<LogRequest, 'follow'> & { readonly cluster: string }

type Answer<Data> = QueryReturnValue<Data, Failure, object>

/** Sessions of providers, which hold the tokens: they stay out of the store. */
const authOf = (api: BaseQueryApi): AuthApi => portalOf(api).get(authRef)

/** `auth` of a request for the objects in all clusters (K8SAUTH-03…05). */
async function requestAuthOf(clusters: readonly Cluster[], auth: AuthApi): Promise<RequestAuth> {
  let body: RequestAuth = {}
  for (const cluster of clusters) {
    const login = loginOf(cluster)
    if (login.type !== 'none') body = withToken(body, login, await tokenFor(login, cluster, auth))
  }
  return body
}

interface AskedClusters {
  readonly unwrap: () => Promise<readonly Cluster[]>
  readonly unsubscribe: () => void
}

/** The cached clusters; requested if need be. Throws a `Failure`. */
async function clustersOf(api: BaseQueryApi): Promise<readonly Cluster[]> {
  const dispatch = api.dispatch as unknown as (thunk: unknown) => AskedClusters
  const asked = dispatch(kubernetesApi.endpoints.clusters.initiate(undefined))
  try {
    return await asked.unwrap()
  } finally {
    asked.unsubscribe()
  }
}

/** Adds what only the list of clusters says about them. */
const withClusters = (
  answer: readonly ClusterObjects[],
  clusters: readonly Cluster[],
): readonly ClusterObjects[] =>
  answer.map((part) => ({
    ...part,
    cluster: { ...clusters.find(({ name }) => name === part.cluster.name), ...part.cluster },
  }))

const all: ObjectsWanted = { text: '', namespace: '' }

async function askForObjects(
  { entity, wanted = all }: ObjectsQuery,
  api: BaseQueryApi,
  ask: AskBackend,
): Promise<Answer<readonly ClusterObjects[]>> {
  const path = servicesPath(entity.metadata.name)
  const { select } = kubernetesApi.endpoints.kubernetesObjects
  // A cluster that was asked by itself may have answered meanwhile.
  const shownNow = () => select({ entity })(api.getState() as never).data
  const reader = portalOf(api).get(objectsReaderRef)
  reader.prepare()
  const entityRef = stringifyEntityRef(entityRefOf(entity))
  const decodeBlob = (blob: Blob, signal: AbortSignal) =>
    reader.read(blob, {
      key: entityRef,
      before: shownNow(),
      wanted,
      onCounted: (counts) => {
        api.dispatch(objectsCounted({ entityRef, counts }))
      },
      signal,
    })
  const { data, error } = await askResources({ path, body: { entity } }, api, ask, { decodeBlob })
  return error === undefined
    ? {
        data: mergeAnswers(
          shownNow(),
          data,
          readAtOf(selectPolling(api.getState() as PollingState)),
        ),
      }
    : { error }
}

/** Throws a `Failure`. */
async function clusterNamed(name: string, api: BaseQueryApi): Promise<Cluster> {
  const cluster = (await clustersOf(api)).find((one) => one.name === name)
  if (!cluster) throw new FailureError(unknownCluster(name))
  return cluster
}

/** A list page by page. What has come before a page fails is kept. */
async function readList(
  request: ListRequest,
  ask: (path: string) => Promise<Answer<ListedItems>>,
): Promise<ListAnswer> {
  let items: readonly unknown[] = []
  let next: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const path = next === undefined ? request.path : pathAfter(request, next)
    const { data, error } = await ask(path)
    if (error !== undefined)
      return { request, result: { failure: error, ...(page > 0 && { items }) } }
    items = [...items, ...data.items]
    ;({ next } = data)
    if (next === undefined) break
  }
  return { request, result: { items, ...(next !== undefined && { next }) } }
}

/**
 * The cluster's pods first: one that hangs keeps no more than one connection. Says in its errors what is missing, but not
 * that nothing is measured.
 */
async function askForCluster(
  { entity, cluster: name }: ClusterQuery,
  api: BaseQueryApi,
  ask: AskBackend,
): Promise<Answer<ClusterObjects>> {
  const list = (request: ListRequest) =>
    readList(request, (path) =>
      askCluster<ListedItems>({ path, decode: decodeList }, name, api, ask),
    )
  const measure = () => askCluster({ path: metricsPath(entity), decode: asItIs }, name, api, ask)
  try {
    const cluster = await clusterNamed(name, api)
    const [pods, ...others] = listRequests(entity)
    const first = pods ? [await list(pods)] : []
    const isSilent = first.some(
      (answer) => isFailed(answer) && answer.result.failure && isPassing(answer.result.failure),
    )
    if (isSilent) return { data: listedPart(cluster, first) }
    const [rest, measured] = await Promise.all([Promise.all(others.map(list)), measure()])
    return { data: listedPart(cluster, [...first, ...rest], measured.data) }
  } catch (thrown) {
    return { error: toFailure(thrown) }
  }
}

async function askCluster<Data>(
  asked: Omit<Parameters<AskBackend>[0], 'plugin' | 'headers' | 'failureOf'>,
  cluster: string,
  api: BaseQueryApi,
  ask: AskBackend,
): Promise<Answer<Data>> {
  try {
    const headers = await headersFor(await clusterNamed(cluster, api), authOf(api))
    return (await ask({ ...asked, plugin, headers, failureOf: proxyFailure })) as Answer<Data>
  } catch (thrown) {
    return { error: toFailure(thrown) }
  }
}

const metadataOf = ({ namespace, pod }: PodTarget) => ({ metadata: { namespace, name: pod } })
const asItIs = (answer: unknown): unknown => answer

interface CustomQuery {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
  readonly customResources: readonly {
    readonly group: string
    readonly apiVersion: string
    readonly plural: string
  }[]
}

async function askResources(
  { path, body }: { readonly path: string; readonly body: object },
  api: BaseQueryApi,
  ask: AskBackend,
  decoding: Pick<Parameters<AskBackend>[0], 'decode' | 'decodeBlob'> = {
    decode: decodeClusterObjects,
  },
): Promise<Answer<readonly ClusterObjects[]>> {
  try {
    const clusters = await clustersOf(api)
    const auth = await requestAuthOf(clusters, authOf(api))
    const asked = { plugin, path, method: 'POST', ...decoding, failureOf: backendFailure } as const
    const { data, error } = await ask({ ...asked, body: { ...body, auth } })
    if (error !== undefined) return { error }
    return { data: withClusters(data as readonly ClusterObjects[], clusters) }
  } catch (thrown) {
    return { error: toFailure(thrown) }
  }
}

interface ClusterQuery {
  readonly entity: Entity
  readonly cluster: string
}

interface ObjectsQuery {
  readonly entity: Entity
  /** All alike if missing. Not part of the cache's key. */
  readonly wanted?: ObjectsWanted
}

export const kubernetesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /clusters` (K8S-65). */
    clusters: build.query<readonly Cluster[], undefined>({
      query: () => ({
        plugin,
        path: clustersPath,
        decode: decodeClusters,
        failureOf: backendFailure,
      }),
      keepUnusedDataFor: clustersKeptFor,
    }),
    /**
     * The objects of an entity by cluster: `POST /services/{entityName}` (K8S-62). Objects that did not change stay the
     * same.
     */
    kubernetesObjects: build.query<readonly ClusterObjects[], ObjectsQuery>({
      queryFn: (query, api, _options, ask) => askForObjects(query, api, ask),
      serializeQueryArgs: ({ queryArgs: { entity }, endpointName }) =>
        `${endpointName}(${stringifyEntityRef(entityRefOf(entity))})`,
      structuralSharing: false,
    }),
    /** The objects of an entity in one cluster, through the proxy. */
    clusterObjects: build.query<ClusterObjects, ClusterQuery>({
      queryFn: (query, api, _options, ask) => askForCluster(query, api, ask),
      serializeQueryArgs: ({ queryArgs: { entity, cluster }, endpointName }) =>
        `${endpointName}(${cluster} ${stringifyEntityRef(entityRefOf(entity))})`,
      keepUnusedDataFor: 0,
      structuralSharing: false,
    }),
    /** As `kubernetesObjects`, for an entity that is known by its ref alone: `POST /resources/workloads/query` (K8S-63). */
    workloads: build.query<readonly ClusterObjects[], string>({
      queryFn: (entityRef, api, _options, ask) =>
        askResources({ path: workloadsPath, body: { entityRef } }, api, ask),
    }),
    /** Custom resources of other kinds than the backend's own: `POST /resources/custom/query` (K8S-64). */
    customObjects: build.query<readonly ClusterObjects[], CustomQuery>({
      queryFn: (query, api, _options, ask) =>
        askResources({ path: customPath, body: query }, api, ask),
    }),
    /** What happened to a pod, the latest first (K8S-67). */
    podEvents: build.query<readonly KubeEvent[], PodTarget>({
      queryFn: (target, api, _options, ask) =>
        askCluster(
          { path: eventsPath(metadataOf(target)), decode: decodeEvents },
          target.cluster,
          api,
          ask,
        ),
      keepUnusedDataFor: 10,
    }),
    /** The log of a container up to now (K8S-68). */
    podLog: build.query<string, LogTarget>({
      queryFn: ({ cluster, ...target }, api, _options, ask) =>
        askCluster({ path: logPath(target), isText: true, decode: asItIs }, cluster, api, ask),
      keepUnusedDataFor: 0,
    }),
    /** `DELETE` (K8S-69). */
    deletePod: build.mutation<null, PodTarget>({
      queryFn: (target, api, _options, ask) =>
        askCluster(
          { path: podRequestPath(metadataOf(target)), method: 'DELETE', success: 'any2xx' },
          target.cluster,
          api,
          ask,
        ),
    }),
  }),
})

export const { useClustersQuery, usePodEventsQuery, usePodLogQuery } = kubernetesApi
