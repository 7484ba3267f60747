// What the stand-in serves, and how it checks that a real API server could have sent it.

import { DaemonSet, Deployment, ReplicaSet, StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob, Job } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { ConfigMap, Event, LimitRange, Pod, ResourceQuota, Service } from 'kubernetes-models/v1'

export interface Meta {
  readonly name: string
  readonly namespace: string
  readonly uid: string
  readonly resourceVersion: string
  readonly creationTimestamp: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations?: Readonly<Record<string, string>>
  readonly ownerReferences?: readonly object[]
  readonly deletionTimestamp?: string
  readonly managedFields?: readonly object[]
}

/** An object as it is kept: of a type, in the words of its API path. */
export interface Kept {
  readonly metadata: Meta
  readonly [part: string]: unknown
}

const models = {
  pods: Pod,
  services: Service,
  configmaps: ConfigMap,
  limitranges: LimitRange,
  resourcequotas: ResourceQuota,
  events: Event,
  deployments: Deployment,
  replicasets: ReplicaSet,
  statefulsets: StatefulSet,
  daemonsets: DaemonSet,
  horizontalpodautoscalers: HorizontalPodAutoscaler,
  jobs: Job,
  cronjobs: CronJob,
  ingresses: Ingress,
}

export type ServedType = keyof typeof models | 'rollouts'

/** `apiVersion` and the kind of the items of each type. */
export const kinds: Readonly<Record<ServedType, readonly [apiVersion: string, kind: string]>> = {
  pods: ['v1', 'Pod'],
  services: ['v1', 'Service'],
  configmaps: ['v1', 'ConfigMap'],
  limitranges: ['v1', 'LimitRange'],
  resourcequotas: ['v1', 'ResourceQuota'],
  events: ['v1', 'Event'],
  deployments: ['apps/v1', 'Deployment'],
  replicasets: ['apps/v1', 'ReplicaSet'],
  statefulsets: ['apps/v1', 'StatefulSet'],
  daemonsets: ['apps/v1', 'DaemonSet'],
  horizontalpodautoscalers: ['autoscaling/v2', 'HorizontalPodAutoscaler'],
  jobs: ['batch/v1', 'Job'],
  cronjobs: ['batch/v1', 'CronJob'],
  ingresses: ['networking.k8s.io/v1', 'Ingress'],
  rollouts: ['argoproj.io/v1alpha1', 'Rollout'],
}

/** Throws for an object that no API server would serve. */
export function check(type: ServedType, object: Kept): void {
  if (type === 'rollouts') return
  const [apiVersion, kind] = kinds[type]
  const Model = models[type] as unknown as new (data: object) => { validate: () => void }
  try {
    new Model({ ...object, apiVersion, kind }).validate()
  } catch (error) {
    throw new Error(`The stand-in made a ${kind} that is none: ${String(error)}`, { cause: error })
  }
}
