// The filters of a query that are not its kind, scope or text, one by one.

import { defaultIndexQuery, type IndexQuery } from './indexQuery.ts'

const lists = [
  'types',
  'owners',
  'systems',
  'domains',
  'lifecycles',
  'tags',
  'namespaces',
  'locations',
] as const

export const flags = ['isOrphan', 'hasErrors'] as const

export type ActiveFilter =
  | {
      readonly name: (typeof lists)[number]
      readonly value: string
      /** The change of the query that removes the filter. */
      readonly without: Partial<IndexQuery>
    }
  | {
      readonly name: (typeof flags)[number]
      readonly value?: never
      readonly without: Partial<IndexQuery>
    }

export const activeFilters = (query: IndexQuery): readonly ActiveFilter[] => [
  ...lists.flatMap((name) =>
    query[name].map((value) => ({
      name,
      value,
      without: { [name]: query[name].filter((other) => other !== value) },
    })),
  ),
  ...flags.filter((name) => query[name]).map((name) => ({ name, without: { [name]: false } })),
]

/** The query without these filters. */
export const withoutFilters = (query: IndexQuery): IndexQuery => ({
  ...defaultIndexQuery,
  kind: query.kind,
  scope: query.scope,
  text: query.text,
  ...(query.sort && { sort: query.sort }),
  ...(query.look && { look: query.look }),
})
