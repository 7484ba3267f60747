import { useState } from 'react'
import { entityRefOf, errorsOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef, type EntityRef } from '../../model/entities/entityRef.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { useUnprocessedQuery } from '../catalog/unprocessed/unprocessedApi.ts'
import { useEntityByRefQuery } from '../entities/catalogApi.ts'

export type CatalogEntry =
  | { readonly status: 'looking' }
  /** Not yet there; `errors` are the catalog's reasons, if it has any. */
  | { readonly status: 'waiting'; readonly errors: readonly string[] }
  | { readonly status: 'found'; readonly entity: Entity; readonly errors: readonly string[] }
  | {
      readonly status: 'missing'
      readonly errors: readonly string[]
      readonly lookAgain: () => void
    }
  | { readonly status: 'failed'; readonly failure: Failure; readonly lookAgain: () => void }

/** Milliseconds between two looks, which grow; with this many looks, five minutes in all. */
const firstPause = 2_000
const longestPause = 15_000
const mostLooks = 24

const pauseAfter = (looks: number): number => Math.min(firstPause * 1.5 ** looks, longestPause)

/** An entity that a task has created, once the catalog has it. One that is not new is looked up once. */
export function useCatalogEntry(ref: EntityRef, isNew: boolean): CatalogEntry {
  const text = stringifyEntityRef(ref)
  const [looks, setLooks] = useState(0)
  const [seen, setSeen] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(isNew)
  const isAwake = usePolling(isWaiting) > 0
  const pollingInterval = isAwake ? pauseAfter(looks) : 0
  const asked = useEntityByRefQuery(text, { pollingInterval, refetchOnMountOrArgChange: true })
  const { currentData: entity, error, isFetching, requestId, refetch } = asked
  const failure = error && toFailure(error)
  const isMissing = entity === undefined && failure?.kind === 'notFound'
  const { currentData: refused } = useUnprocessedQuery('failed', {
    skip: !isMissing,
    pollingInterval,
  })
  if (!isFetching && requestId !== seen) {
    setSeen(requestId)
    setLooks(looks + 1)
  }
  const goesOn = isNew && isMissing && looks < mostLooks
  if (!isFetching && goesOn !== isWaiting) setIsWaiting(goesOn)
  const lookAgain = () => {
    setLooks(0)
    void refetch()
  }
  if (entity) return { status: 'found', entity, errors: errorsOf(entity) }
  if (failure === undefined) return { status: 'looking' }
  if (!isMissing) return { status: 'failed', failure, lookAgain }
  const errors = (refused ?? [])
    .filter((one) => stringifyEntityRef(entityRefOf(one.entity)) === text)
    .flatMap((one) => one.errors.map(({ message }) => message))
  return goesOn ? { status: 'waiting', errors } : { status: 'missing', errors, lookAgain }
}
