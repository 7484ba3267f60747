// What the catalog says of the user's entities: processing errors, no source any more, relations that lead nowhere.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { isOrphan } from '../../model/entities/annotations.ts'
import {
  displayName,
  entityRefOf,
  errorsOf,
  refOf,
  type Entity,
} from '../../model/entities/entity.ts'
import { humanizeEntityRef, parseEntityRef } from '../../model/entities/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import type { AttentionItem } from '../../model/plugins/attention.ts'
import type { AttentionCheck } from '../kit/attentionSource.ts'
import { request } from '../kit/request.ts'

const targetsOf = ({ relations = [] }: Entity): readonly string[] => [
  ...new Set(relations.map(({ targetRef }) => targetRef)),
]

/** Refs that the catalog does not have, of those that the entities relate to. */
function* missingOf(entities: readonly Entity[]): SagaGenerator<ReadonlySet<string>> {
  const known = new Set(entities.map(refOf))
  const refs = [...new Set(entities.flatMap(targetsOf))].filter((ref) => !known.has(ref))
  if (refs.length === 0) return new Set()
  const fields = ['kind', 'metadata.namespace', 'metadata.name']
  const asked = entitiesApi.endpoints.entitiesByRefs.initiate({ refs, fields })
  const found = yield* call(request<readonly (Entity | null)[]>, asked)
  return new Set(refs.filter((_ref, index) => found[index] === null))
}

type Fault = Pick<AttentionItem, 'id' | 'severity' | 'cause'>

function faultsOf(entity: Entity, missing: ReadonlySet<string>): readonly Fault[] {
  const [message] = errorsOf(entity)
  const [nowhere, ...more] = targetsOf(entity).filter((ref) => missing.has(ref))
  const faults: Fault[] = []
  if (message !== undefined)
    faults.push({
      id: 'errors',
      severity: 'error',
      cause: { key: 'attention.errors', values: { message } },
    })
  if (isOrphan(entity))
    faults.push({ id: 'orphan', severity: 'warning', cause: { key: 'attention.orphan' } })
  if (nowhere !== undefined) {
    const name = humanizeEntityRef(parseEntityRef(nowhere))
    const values = { name, count: more.length + 1 }
    faults.push({
      id: 'nowhere',
      severity: 'warning',
      cause: { key: 'attention.nowhere', values },
    })
  }
  return faults
}

export const catalogAttention: AttentionCheck = function* ({ entities }) {
  const missing = yield* call(missingOf, entities)
  const items = entities.flatMap((entity) => {
    const entityRef = refOf(entity)
    const about = { entityRef, title: displayName(entity), to: entityPath(entityRefOf(entity)) }
    return faultsOf(entity, missing).map((fault) => ({
      ...about,
      ...fault,
      id: `${fault.id} ${entityRef}`,
    }))
  })
  const wrong = new Set(items.map(({ entityRef }) => entityRef))
  return { items, well: entities.map(refOf).filter((ref) => !wrong.has(ref)) }
}
