import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { annotation, locationAnnotation } from '../../../../model/entities/annotations.ts'
import { entityRefOf, errorsOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import {
  allTargetsOf,
  fewRefs,
  mostRefsChecked,
  presenceFields,
  relatedFields,
} from '../../../../model/entities/relatedRefs.ts'
import { useAncestryQuery, useEntitiesByRefsQuery } from '../../../entities/entitiesApi.ts'

export interface AncestorErrors {
  readonly entityRef: string
  /** Location that the catalog reads it from. */
  readonly location: string | undefined
  readonly messages: readonly string[]
}

interface Problems {
  /** Targets of relations that do not exist. */
  readonly missing: readonly string[]
  readonly ancestors: readonly AncestorErrors[]
}

/** Problems around an entity, requested separately so that its page does not wait (ENT-14, ENT-15). */
export function useProblems(entity: Entity): Problems {
  const own = stringifyEntityRef(entityRefOf(entity))
  const refs = useMemo(() => allTargetsOf(entity), [entity])
  const isChecked = refs.length > 0 && refs.length <= mostRefsChecked
  // Shares one request with the cards, if they request all of them too.
  const fields = refs.length <= fewRefs ? relatedFields : presenceFields
  const targets = useEntitiesByRefsQuery(isChecked ? { refs, fields } : skipToken).currentData
  const ancestry = useAncestryQuery(own).currentData
  return {
    missing: targets ? refs.filter((_ref, index) => targets[index] === null) : [],
    ancestors: (ancestry?.items ?? []).flatMap(({ entity: ancestor }) => {
      const entityRef = stringifyEntityRef(entityRefOf(ancestor))
      const messages = errorsOf(ancestor)
      if (entityRef === own || messages.length === 0) return []
      const location = annotation(ancestor, locationAnnotation)
      return [{ entityRef, location, messages }]
    }),
  }
}
