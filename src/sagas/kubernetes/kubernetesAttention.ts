// Errors of the objects that the user's entities have in the clusters.

import { all, call, type SagaGenerator } from 'typed-redux-saga'
import { kubernetesApi } from '../../features/kubernetes/kubernetesApi.ts'
import { displayName, entityRefOf, refOf, type Entity } from '../../model/entities/entity.ts'
import { FailureError, toFailure, type Failure } from '../../model/failure.ts'
import type { ClusterObjects } from '../../model/kubernetes/clusters/clusters.ts'
import {
  isCurrent,
  severities,
  type DetectedError,
} from '../../model/kubernetes/errors/detectedError.ts'
import { detectErrors } from '../../model/kubernetes/errors/detectErrors.ts'
import { readPlace, searchOf } from '../../model/kubernetes/kubernetesPlace.ts'
import { kubernetesTab } from '../../model/kubernetes/objectsRequest.ts'
import { entityPath } from '../../model/paths.ts'
import type { AttentionItem, AttentionText } from '../../model/plugins/attention.ts'
import type { AttentionCheck } from '../kit/attentionSource.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'
import { isPermitted } from './steps/askForObjects.ts'

type Looked =
  | { readonly entity: Entity; readonly clusters: readonly ClusterObjects[] }
  | { readonly entity: Entity; readonly failure: Failure }

function* look(entity: Entity): SagaGenerator<Looked> {
  const { kubernetesObjects } = kubernetesApi.endpoints
  try {
    const asked = kubernetesObjects.initiate({ entity }, { forceRefetch: 30 })
    return { entity, clusters: yield* call(request<readonly ClusterObjects[]>, asked) }
  } catch (thrown) {
    return { entity, failure: toFailure(thrown) }
  }
}

/** The worst error of an entity in a cluster stands for all of them there. */
function itemOf(
  entity: Entity,
  cluster: string,
  errors: readonly DetectedError[],
): readonly AttentionItem[] {
  const [worst] = errors
  if (!worst) return []
  const { kind, namespace, name } = worst.sourceRef
  const object = { cluster, kind, namespace, name }
  return [
    {
      id: `${refOf(entity)} ${cluster}`,
      // An autoscaler at its maximum works as it was told to.
      severity: worst.severity === severities.autoscaler ? 'warning' : 'error',
      title: displayName(entity),
      entityRef: refOf(entity),
      cause: {
        key: 'attention.errors',
        values: { count: errors.length, cluster, name, message: worst.message },
      },
      to: `${entityPath(entityRefOf(entity))}/${kubernetesTab}${searchOf({ ...readPlace(''), object })}`,
      ...(worst.at !== undefined && { at: worst.at }),
    },
  ]
}

const errorsOf = ({ detected, objects }: ClusterObjects, now: number) =>
  (detected ?? detectErrors(objects, now)).filter(isCurrent)

/** Clusters that did not send all of their objects. */
function untoldOf(looked: readonly Looked[]): AttentionText | undefined {
  const clusters = looked.flatMap((one) => ('clusters' in one ? one.clusters : []))
  const away = clusters.filter(({ errors }) => errors.length > 0).map(({ cluster }) => cluster.name)
  const failed = looked.flatMap((one) => ('failure' in one ? [one.failure.message] : []))
  const names = [...new Set(away)].join(', ')
  const [message] = failed
  if (names !== '') return { key: 'attention.clusters', values: { names } }
  return message === undefined
    ? undefined
    : { key: 'attention.untold', values: { count: failed.length, message } }
}

export const kubernetesAttention: AttentionCheck = function* ({ entities, userEntityRef }) {
  if (!(yield* call(isPermitted, userEntityRef)))
    return { items: [], well: [], untold: { key: 'attention.denied' } }
  const looked = yield* all(entities.map((entity) => call(look, entity)))
  const [first] = looked
  if (first && 'failure' in first && looked.every((one) => 'failure' in one))
    throw new FailureError(first.failure)
  const now = (yield* service('clock')).now()
  const told = looked.flatMap((one) => ('clusters' in one ? [one] : []))
  const items = told.flatMap(({ entity, clusters }) =>
    clusters.flatMap((part) => itemOf(entity, part.cluster.name, errorsOf(part, now))),
  )
  const hasObjects = ({ clusters }: (typeof told)[number]) =>
    clusters.some(({ objects }) => objects.pods.length > 0)
  const isWell = (one: (typeof told)[number]) =>
    hasObjects(one) && !items.some(({ entityRef }) => entityRef === refOf(one.entity))
  const untold = untoldOf(looked)
  return {
    items,
    well: told.filter(isWell).map(({ entity }) => refOf(entity)),
    ...(untold && { untold }),
  }
}
