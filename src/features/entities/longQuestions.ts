// Questions of the catalog by GET, and how they are asked if their address would be too long.

import {
  entitiesListPath,
  entitiesQueryPath,
  facetsPath,
  type EntitiesListQuery,
  type EntitiesQuery,
} from '../../model/entities/catalogPaths.ts'
import type { EntityFilter } from '../../model/entities/entityFilter.ts'
import type * as Questions from '../../model/entities/questions.ts'
import type { BackendRequest } from '../backend/backendApi.ts'

type Asked = Required<Pick<BackendRequest, 'path' | 'inOtherWay'>>

const load = async () =>
  import(/* webpackChunkName: "long-questions" */ '../../model/entities/questions.ts')

const asked = (path: string, ask: (questions: typeof Questions) => Questions.Question): Asked => ({
  path,
  inOtherWay: async () => ask(await load()),
})

/** `GET /entities/by-query`, or `POST`. */
export const pageRequest = (query: EntitiesQuery): Asked =>
  asked(entitiesQueryPath(query), ({ pageQuestion }) => pageQuestion(query))

/** `GET /entity-facets`, or `POST`. The filters are alternatives; without one, everything is counted. */
export const facetsRequest = (facets: readonly string[], filters: readonly EntityFilter[]): Asked =>
  asked(facetsPath(facets, filters), ({ facetsQuestion }) => facetsQuestion(facets, filters))

/** `GET /entities`, in parts if it is long. */
export const listRequest = (query: EntitiesListQuery): Asked =>
  asked(entitiesListPath(query), ({ listQuestion }) => listQuestion(query))

/** A filter that is too long for an address, as several of which one has to match. */
export const shorterFilters = async (filter: EntityFilter): Promise<readonly EntityFilter[]> =>
  (await load()).filterParts([filter]).flat()
