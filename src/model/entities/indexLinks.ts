// Links to the catalog index, narrowed; parameter names are Backstage's own, so that they mean the same there.

import { encodePart } from '../encodePath.ts'
import { catalogPath } from '../paths.ts'
import { longestPath } from './catalogPaths.ts'

export interface IndexFilters {
  readonly kind?: string
  readonly type?: string
  readonly tags?: string
  readonly text?: string
  /** Each an entity ref. */
  readonly owners?: readonly string[]
  readonly lifecycles?: string
  /** Refs of systems that the entities are part of. */
  readonly system?: readonly string[]
  readonly domain?: readonly string[]
  readonly orphan?: 'true'
  readonly error?: 'true'
}

/** Values of one filter that the index reads. */
export const mostFilterValues = 20

/** Characters of a value: the server indexes no longer ones. */
export const longestFilterValue = 200

export function indexLink(filters: IndexFilters): string {
  const parameters = Object.entries(filters).flatMap(([key, value]) =>
    [value as string | readonly string[]].flat().map((one) => `filters[${key}]=${encodePart(one)}`),
  )
  return `${catalogPath}?${parameters.join('&')}`
}

const isRead = (value: string): boolean =>
  value !== '' &&
  value === value.trim() &&
  value.length <= longestFilterValue &&
  !/[,\0]/.test(value)

/** As `indexLink`; undefined if the index would not narrow by all of it, or no server took the address. */
export function exactIndexLink(filters: IndexFilters): string | undefined {
  const lists = Object.values(filters).map((value) => [value as string | readonly string[]].flat())
  const isExact = lists.every((list) => list.length <= mostFilterValues && list.every(isRead))
  const link = indexLink(filters)
  return isExact && link.length <= longestPath ? link : undefined
}
