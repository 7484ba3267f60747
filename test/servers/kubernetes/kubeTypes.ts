// What the stand-in serves, and how it checks that a real API server could have sent it.

import { DaemonSet, Deployment, ReplicaSet, StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob, Job } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import {
  ConfigMap,
  Event,
  LimitRange,
  Pod,
  ResourceQuota,
  Secret,
  Service,
} from 'kubernetes-models/v1'
import type { PodSpec, PodStatus } from 'kubernetes-types/core/v1'
import { checkRollout } from './checkRollout.ts'

export interface OwnerReference {
  readonly apiVersion: string
  readonly kind: string
  readonly name: string
  readonly uid: string
  readonly controller: boolean
  readonly blockOwnerDeletion: boolean
}

export interface Meta {
  readonly name: string
  readonly namespace: string
  readonly uid: string
  readonly resourceVersion: string
  readonly creationTimestamp: string
  readonly generation?: number
  readonly labels: Readonly<Record<string, string>>
  readonly annotations?: Readonly<Record<string, string>>
  readonly ownerReferences?: readonly OwnerReference[]
  readonly deletionTimestamp?: string
  readonly deletionGracePeriodSeconds?: number
  readonly managedFields?: readonly object[]
}

/** An object as it is kept: of a type, in the words of its API path. */
export interface Kept {
  readonly metadata: Meta
  readonly [part: string]: unknown
}

export interface KeptPod extends Kept {
  readonly spec: PodSpec
  readonly status: PodStatus
}

type Check = (object: object) => void
type Model = new (data: never) => { readonly validate: () => void }

const validated =
  (model: Model): Check =>
  (object) => {
    new model(object as never).validate()
  }

const types = {
  pods: ['v1', 'Pod', validated(Pod)],
  services: ['v1', 'Service', validated(Service)],
  configmaps: ['v1', 'ConfigMap', validated(ConfigMap)],
  secrets: ['v1', 'Secret', validated(Secret)],
  limitranges: ['v1', 'LimitRange', validated(LimitRange)],
  resourcequotas: ['v1', 'ResourceQuota', validated(ResourceQuota)],
  events: ['v1', 'Event', validated(Event)],
  deployments: ['apps/v1', 'Deployment', validated(Deployment)],
  replicasets: ['apps/v1', 'ReplicaSet', validated(ReplicaSet)],
  statefulsets: ['apps/v1', 'StatefulSet', validated(StatefulSet)],
  daemonsets: ['apps/v1', 'DaemonSet', validated(DaemonSet)],
  horizontalpodautoscalers: [
    'autoscaling/v2',
    'HorizontalPodAutoscaler',
    validated(HorizontalPodAutoscaler),
  ],
  jobs: ['batch/v1', 'Job', validated(Job)],
  cronjobs: ['batch/v1', 'CronJob', validated(CronJob)],
  ingresses: ['networking.k8s.io/v1', 'Ingress', validated(Ingress)],
  rollouts: ['argoproj.io/v1alpha1', 'Rollout', checkRollout],
} as const satisfies Readonly<
  Record<string, readonly [apiVersion: string, kind: string, check: Check]>
>

export type ServedType = keyof typeof types

/** `apiVersion` and the kind of the items of each type. */
export const kinds: Readonly<
  Record<ServedType, readonly [apiVersion: string, kind: string, Check]>
> = types

export const servedTypes = (Object.keys(types) as ServedType[]).map((plural) => ({
  plural,
  apiVersion: types[plural][0],
}))

/** Throws for an object that no API server would serve. */
export function check(type: ServedType, object: Kept): void {
  const [apiVersion, kind, isSound] = kinds[type]
  try {
    isSound({ ...object, apiVersion, kind })
  } catch (error) {
    throw new Error(`The stand-in made a ${kind} that is none: ${String(error)}`, { cause: error })
  }
}
