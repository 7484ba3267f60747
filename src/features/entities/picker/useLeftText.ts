import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo, useState } from 'react'
import { displayName, entityRefOf, type Entity } from '../../../model/entities/entity.ts'
import type { EntityFilter } from '../../../model/entities/entityFilter.ts'
import { humanizeEntityRef, stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { pickerRequest } from '../../../model/entities/pickerRequest.ts'
import { useEntityPageQuery } from '../entitiesApi.ts'

export interface Searched {
  readonly kinds: readonly string[]
  readonly filters?: readonly EntityFilter[]
}

/** Whether people may mean the entity by this text: its title, its name, or its ref in any of its forms. */
function isCalled(entity: Entity, text: string, [kind]: readonly string[]): boolean {
  const ref = entityRefOf(entity)
  const names = [
    displayName(entity),
    ref.name,
    humanizeEntityRef(ref, kind),
    humanizeEntityRef(ref),
    stringifyEntityRef(ref),
  ]
  return names.some((name) => name.toLowerCase() === text.toLowerCase())
}

/** After a text was typed and the field left: chooses the entity of that name, or tells that there is none. */
export function useLeftText(
  { kinds, filters }: Searched,
  onFound: (ref: string, text: string) => void,
) {
  const [left, setLeft] = useState<string>()
  const request = useMemo(
    () =>
      left === undefined
        ? skipToken
        : { ...pickerRequest({ kinds, ...(filters && { filters }), text: left }), limit: 20 },
    [left, kinds, filters],
  )
  const { currentData } = useEntityPageQuery(request)
  const called = currentData?.items.filter((one) => isCalled(one, left ?? '', kinds)) ?? []
  const [only] = called
  const ref = only && called.length === 1 ? stringifyEntityRef(entityRefOf(only)) : undefined
  useEffect(() => {
    if (ref === undefined || left === undefined) return
    setLeft(undefined)
    onFound(ref, left)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each ref that was found
  }, [ref])
  return {
    leave: setLeft,
    /** The text, and how many entities it may mean; undefined until that is known. */
    unknown:
      left !== undefined && currentData && ref === undefined
        ? { text: left, count: called.length }
        : undefined,
  }
}
