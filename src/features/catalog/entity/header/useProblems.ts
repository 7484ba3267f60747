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
import { toFailure, type Failure } from '../../../../model/failure.ts'
import { useEntitiesByRefsQuery } from '../../../entities/entitiesApi.ts'
import { useAncestryQuery } from '../../../entities/oneEntityApi.ts'

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
  /** A check that failed. */
  readonly failed: { readonly failure: Failure; readonly retry: () => void } | undefined
}

/** Problems around an entity, requested separately so that its page does not wait (ENT-14, ENT-15). */
export function useProblems(entity: Entity): Problems {
  const own = stringifyEntityRef(entityRefOf(entity))
  const refs = useMemo(() => allTargetsOf(entity), [entity])
  const isChecked = refs.length > 0 && refs.length <= mostRefsChecked
  // Shares one request with the cards, if they request all of them too.
  const fields = refs.length <= fewRefs ? relatedFields : presenceFields
  const targets = useEntitiesByRefsQuery(isChecked ? { refs, fields } : skipToken)
  const ancestry = useAncestryQuery(own)
  return {
    missing: refs.filter((_ref, index) => targets.currentData?.[index] === null),
    ancestors: (ancestry.currentData?.items ?? []).flatMap(({ entity: ancestor }) => {
      const entityRef = stringifyEntityRef(entityRefOf(ancestor))
      const messages = errorsOf(ancestor)
      if (entityRef === own || messages.length === 0) return []
      const location = annotation(ancestor, locationAnnotation)
      return [{ entityRef, location, messages }]
    }),
    failed: failedOf(ancestry) ?? failedOf(targets),
  }
}

interface Check {
  readonly error?: unknown
  readonly isError: boolean
  readonly refetch: () => unknown
}

function failedOf({ error, isError, refetch }: Check): Problems['failed'] {
  const failure = isError ? toFailure(error) : undefined
  return failure && failure.kind !== 'aborted'
    ? { failure, retry: () => void refetch() }
    : undefined
}
