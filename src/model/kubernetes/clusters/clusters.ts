// Clusters, and the objects of an entity in each of them (spec 3 §3).

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { WrongShapeError } from '../../wrongShape.ts'
import type { DetectedError } from '../errors/detectedError.ts'
import {
  apiGroupOf,
  kindsOfTypes,
  objectTypes,
  type KubeObject,
  type KubeObjects,
  type KindOfType,
  type KubeObjectType,
  allObjects,
} from '../kubernetesObjects.ts'
import { decodePodMetrics, type PodMetrics } from '../pods/podMetrics.ts'
import { soundRecord } from '../soundValues.ts'
import type { ObjectsSummary } from '../summary.ts'
import { withoutReadVersions } from './readVersions.ts'

/** A cluster as the page knows it (K8S-71, K8S-75). */
export interface Cluster {
  readonly name: string
  readonly title?: string
  readonly authProvider?: string
  readonly oidcTokenProvider?: string
  readonly dashboardUrl?: string
  readonly dashboardApp?: string
  readonly dashboardParameters?: UnknownRecord
}

/** Why a part of a cluster's objects is missing (K8S-74). */
export interface ClusterError {
  readonly errorType: string
  readonly message?: string
  readonly statusCode?: number
  readonly resourcePath?: string
}

/** The numbers of an answer of which the page has only a part. */
interface WholeAnswer {
  /** Pods with this in name or label, and of this namespace, are there before others. */
  readonly wanted: { readonly text: string; readonly namespace: string }
  readonly pods: number
  readonly podsWithErrors: number
  readonly errors: number
  readonly summary: ObjectsSummary
}

interface StaleObjects {
  /** When they were read, milliseconds since 1970; null if that is not known. */
  readonly at: number | null
  readonly types: readonly KubeObjectType[]
}

export interface ClusterObjects {
  readonly cluster: Cluster
  readonly objects: KubeObjects
  readonly podMetrics: readonly PodMetrics[]
  readonly errors: readonly ClusterError[]
  /** How many objects the cluster sent without a name, which cannot be shown. */
  readonly unreadable: number
  /** Missing if the answer is whole. */
  readonly whole?: WholeAnswer
  /** Objects of an earlier answer, which the newest could not bring again. */
  readonly stale?: StaleObjects
  /** The errors of a large answer, which were found while it was read. */
  readonly detected?: readonly DetectedError[]
}

const text = (record: UnknownRecord, key: string): Readonly<Record<string, string>> => {
  const value = record[key]
  return typeof value === 'string' && value !== '' ? { [key]: value } : {}
}

function decodeCluster(json: unknown): Cluster {
  const name = isRecord(json) ? json['name'] : undefined
  if (!isRecord(json) || typeof name !== 'string')
    throw new WrongShapeError('a cluster of the Kubernetes backend has no name')
  const parameters = json['dashboardParameters']
  return {
    name,
    ...text(json, 'title'),
    ...text(json, 'authProvider'),
    ...text(json, 'oidcTokenProvider'),
    ...text(json, 'dashboardUrl'),
    ...text(json, 'dashboardApp'),
    ...(isRecord(parameters) && { dashboardParameters: parameters }),
  }
}

function itemsOf(json: unknown): readonly unknown[] {
  const items = isRecord(json) ? json['items'] : undefined
  if (!Array.isArray(items)) throw new WrongShapeError('the Kubernetes backend sent no items')
  return items
}

/** Throws `WrongShapeError`. */
export const decodeClusters = (json: unknown): readonly Cluster[] =>
  itemsOf(json).map(decodeCluster)

const textOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Entries that are not text are left out. */
const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, one]) =>
      typeof one === 'string' ? [[key, one]] : [],
    ),
  )

interface PlacedObject {
  readonly place: KubeObjectType
  readonly object: KubeObject
}

/** The object with the parts that lists leave out; undefined without a name. */
function readObject(
  json: unknown,
  group: KubeObjectType,
  known: KindOfType,
): PlacedObject | undefined {
  const metadata = isRecord(json) ? json['metadata'] : undefined
  if (!isRecord(json) || !isRecord(metadata) || typeof metadata['name'] !== 'string')
    return undefined
  const { spec, status, ...rest } = json
  const kind = textOrNothing(json['kind']) ?? known.kind
  const apiVersion = textOrNothing(json['apiVersion']) ?? known.apiVersion
  const place = placeOfResource(group, { kind, apiVersion })
  const whose = place === 'customresources' || place === 'others' ? 'custom' : 'builtIn'
  const object = {
    ...rest,
    ...(isRecord(spec) && { spec: soundRecord(spec, whose) }),
    ...(isRecord(status) && { status: soundRecord(status, whose) }),
    kind,
    apiVersion,
    metadata: {
      ...soundRecord(metadata, 'builtIn'),
      labels: textsOf(metadata['labels']),
      annotations: textsOf(metadata['annotations']),
    },
  }
  return { place, object: object as unknown as KubeObject }
}

function readErrors(json: unknown): readonly ClusterError[] {
  if (!Array.isArray(json)) return []
  return json.filter(isRecord).map((error) => ({
    errorType: textOrNothing(error['errorType']) ?? 'UNKNOWN_ERROR',
    ...text(error, 'message'),
    ...text(error, 'resourcePath'),
    ...(typeof error['statusCode'] === 'number' && { statusCode: error['statusCode'] }),
  }))
}

const isKnownType = (type: string): type is Exclude<KubeObjectType, 'others'> =>
  type !== 'others' && Object.hasOwn(kindsOfTypes, type)

/** The backend sends their items without a kind. */
const kindsOfOthers: Readonly<Record<string, string>> = {
  secrets: 'Secret',
  persistentvolumes: 'PersistentVolume',
}

/** Where the objects of a group belong, and what they are if they do not say. */
function placeOfGroup(type: string): readonly [KubeObjectType, KindOfType] {
  if (isKnownType(type)) return [type, kindsOfTypes[type]]
  const kind = Object.hasOwn(kindsOfOthers, type) ? (kindsOfOthers[type] ?? type) : type
  return ['others', { kind, apiVersion: '' }]
}

/**
 * Custom resources may be known kinds of an older version: a backend asks older clusters for them so. Lists of built-in kinds
 * have no version at their items, those of custom ones do.
 */
function placeOfResource(place: KubeObjectType, { kind, apiVersion }: KindOfType): KubeObjectType {
  if (place !== 'customresources') return place
  const group = apiGroupOf(apiVersion)
  const isSameKind = (type: KubeObjectType) =>
    kindsOfTypes[type].kind === kind &&
    (apiVersion === '' || apiGroupOf(kindsOfTypes[type].apiVersion) === group)
  return objectTypes.find(isSameKind) ?? place
}

/** An object list of each type. */
export const objectsOfTypes = (
  listOfType: (type: KubeObjectType) => readonly KubeObject[],
): KubeObjects =>
  Object.fromEntries(objectTypes.map((type) => [type, listOfType(type)])) as unknown as KubeObjects

/** Groups of types that nobody knows are kept as plain objects: a newer backend may send more. */
function readObjects(json: unknown) {
  const objects: Partial<Record<KubeObjectType, KubeObject[]>> = {}
  /** The types of which a list came, perhaps without objects. */
  const listed = new Set<KubeObjectType>()
  let unreadable = 0
  for (const sent of Array.isArray(json) ? json : []) {
    const { type, resources } = isRecord(sent) ? sent : {}
    if (typeof type !== 'string' || !Array.isArray(resources)) continue
    const [group, known] = placeOfGroup(type)
    listed.add(group)
    for (const resource of resources) {
      const read = readObject(resource, group, known)
      if (read) (objects[read.place] ??= []).push(read.object)
      else unreadable += 1
    }
  }
  return { objects: objectsOfTypes((type) => objects[type] ?? []), unreadable, listed }
}

/** The objects of an entity, by cluster. Throws `WrongShapeError`. */
export const decodeClusterObjects = (json: unknown): readonly ClusterObjects[] =>
  itemsOf(json).map((item) => {
    const part = isRecord(item) ? item : {}
    const { objects, unreadable, listed } = readObjects(part['resources'])
    return {
      cluster: decodeCluster(part['cluster']),
      objects,
      unreadable,
      podMetrics: decodePodMetrics(part['podMetrics']),
      errors: withoutReadVersions(readErrors(part['errors']), objects, listed),
    }
  })

export const titleOf = ({ name, title }: Cluster): string => title ?? name

/** Clusters of whose objects at least a part is missing. */
export const unreadOf = <Part extends ClusterObjects>(clusters: readonly Part[]): readonly Part[] =>
  clusters.filter(({ errors }) => errors.length > 0)

/** The filter of which an answer has the pods before others, if it does not have all. */
export function partOf(clusters: readonly ClusterObjects[]): {
  readonly partOf?: WholeAnswer['wanted']
} {
  const part = clusters.find(({ whole, objects }) => whole && whole.pods > objects.pods.length)
  return part?.whole ? { partOf: part.whole.wanted } : {}
}

/** The time of the newest objects of an answer that came at `at`: an earlier one if all that is shown is old. */
export function newestAt(clusters: readonly ClusterObjects[], at: number | null): number | null {
  const times = clusters.filter((one) => !isEmpty(one)).map(({ stale }) => (stale ? stale.at : at))
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? at : Math.max(...known)
}

/** Titles, separated by commas. */
export const titlesOf = (clusters: readonly ClusterObjects[]): string =>
  clusters.map(({ cluster }) => titleOf(cluster)).join(', ')

/** Whether the entity has no object in any cluster. */
export const isEmpty = ({ objects }: Pick<ClusterObjects, 'objects'>): boolean =>
  allObjects(objects).length === 0
