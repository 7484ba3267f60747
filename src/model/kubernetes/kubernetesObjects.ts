// Objects of a cluster as the Kubernetes backend passes them on (spec 3 §3). Every field may be missing.

import type { Deployment, DaemonSet, ReplicaSet, StatefulSet } from 'kubernetes-types/apps/v1'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2'
import type { CronJob, Job } from 'kubernetes-types/batch/v1'
import type {
  ConfigMap,
  LimitRange,
  PersistentVolumeClaim,
  Pod,
  ResourceQuota,
  Service,
} from 'kubernetes-types/core/v1'
import type { ObjectMeta } from 'kubernetes-types/meta/v1'
import type { Ingress } from 'kubernetes-types/networking/v1'
import { keysOf } from '../typedKeys.ts'
import type { Rollout } from './workloads/rolloutObject.ts'

/** What every object of a list has, once it was read. */
export interface Identified {
  readonly kind: string
  readonly apiVersion: string
  readonly metadata: ObjectMeta & { readonly name: string }
}

type Read<Kind> = Omit<Kind, 'kind' | 'apiVersion' | 'metadata'> & Identified

export type KubePod = Read<Pod>
export type KubeDeployment = Read<Deployment>
type KubeReplicaSet = Read<ReplicaSet>
type KubeStatefulSet = Read<StatefulSet>
type KubeDaemonSet = Read<DaemonSet>
export type KubeService = Read<Service>
export type KubeIngress = Read<Ingress>
export type KubeAutoscaler = Read<HorizontalPodAutoscaler>
export type KubeJob = Read<Job>
export type KubeCronJob = Read<CronJob>
export type KubeConfigMap = Read<ConfigMap>
export type KubeCustomResource = Read<Rollout>
type KubeClaim = Read<PersistentVolumeClaim>
type KubeQuota = Read<ResourceQuota>
type KubeLimitRange = Read<LimitRange>

/** Kinds of a cluster's answer, by the names of the backend (K8S-72); `others` are kinds that nothing is known of. */
export interface KubeObjects {
  readonly pods: readonly KubePod[]
  readonly services: readonly KubeService[]
  readonly configmaps: readonly KubeConfigMap[]
  readonly deployments: readonly KubeDeployment[]
  readonly replicasets: readonly KubeReplicaSet[]
  readonly horizontalpodautoscalers: readonly KubeAutoscaler[]
  readonly ingresses: readonly KubeIngress[]
  readonly jobs: readonly KubeJob[]
  readonly cronjobs: readonly KubeCronJob[]
  readonly customresources: readonly KubeCustomResource[]
  readonly statefulsets: readonly KubeStatefulSet[]
  readonly daemonsets: readonly KubeDaemonSet[]
  readonly persistentvolumeclaims: readonly KubeClaim[]
  readonly resourcequotas: readonly KubeQuota[]
  readonly limitranges: readonly KubeLimitRange[]
  readonly others: readonly Identified[]
}

export type KubeObjectType = keyof KubeObjects
export type KubeObject = KubeObjects[KubeObjectType][number]

export interface KindOfType {
  readonly kind: string
  readonly apiVersion: string
}

/** Kind and version of the objects of a type; lists of the API name neither for their items. */
export const kindsOfTypes: Readonly<Record<KubeObjectType, KindOfType>> = {
  pods: { kind: 'Pod', apiVersion: 'v1' },
  services: { kind: 'Service', apiVersion: 'v1' },
  configmaps: { kind: 'ConfigMap', apiVersion: 'v1' },
  deployments: { kind: 'Deployment', apiVersion: 'apps/v1' },
  replicasets: { kind: 'ReplicaSet', apiVersion: 'apps/v1' },
  horizontalpodautoscalers: { kind: 'HorizontalPodAutoscaler', apiVersion: 'autoscaling/v2' },
  ingresses: { kind: 'Ingress', apiVersion: 'networking.k8s.io/v1' },
  jobs: { kind: 'Job', apiVersion: 'batch/v1' },
  cronjobs: { kind: 'CronJob', apiVersion: 'batch/v1' },
  customresources: { kind: 'CustomResource', apiVersion: '' },
  statefulsets: { kind: 'StatefulSet', apiVersion: 'apps/v1' },
  daemonsets: { kind: 'DaemonSet', apiVersion: 'apps/v1' },
  persistentvolumeclaims: { kind: 'PersistentVolumeClaim', apiVersion: 'v1' },
  resourcequotas: { kind: 'ResourceQuota', apiVersion: 'v1' },
  limitranges: { kind: 'LimitRange', apiVersion: 'v1' },
  others: { kind: 'Object', apiVersion: '' },
}

export const objectTypes = keysOf(kindsOfTypes)

/** Of all types. */
export const allObjects = (objects: KubeObjects): readonly KubeObject[] =>
  keysOf(objects).flatMap((type): readonly KubeObject[] => objects[type])

/** Go sends an empty text for what is not set. */
export const filled = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text

/** The entries of a list that a cluster may have left out or sent as something else. */
export const listOf = <Item>(value: readonly Item[] | undefined | null): readonly Item[] =>
  Array.isArray(value) ? value : []

export const namespaceOf = ({ metadata }: Pick<Identified, 'metadata'>): string =>
  metadata.namespace ?? 'default'

/** Unique in a cluster; the same while the object exists. */
export const idOf = ({ kind, metadata }: Identified): string =>
  metadata.uid ?? `${kind}:${metadata.namespace ?? ''}/${metadata.name}`

/** The API group of a version such as `apps/v1`; empty for the core's. */
export const apiGroupOf = (apiVersion: string): string =>
  apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : ''
