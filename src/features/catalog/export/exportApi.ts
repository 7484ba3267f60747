// The pages of an export. They are mutations, because the cache should not keep 100,000 entities.

import { rowsRequest } from '../../../model/catalog/entityListRequest.ts'
import { exportFields, rowsPerExportPage } from '../../../model/catalog/exportFile.ts'
import type { RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import { decodeByRefs, decodePage, type EntityPage } from '../../../model/entities/answers.ts'
import { cursorFailure } from '../../../model/entities/cursorFailure.ts'
import { hasErrors } from '../../../model/entities/entityProblems.ts'
import { backendApi } from '../../backend/backendApi.ts'
import { pageRequest } from '../../entities/longQuestions.ts'

export interface ExportPage {
  readonly query: RowsQuery
  /** Null for the first page. */
  readonly cursor: string | null
}

const plugin = 'catalog'
const rows = { limit: rowsPerExportPage, fields: exportFields }

export const exportApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/by-query`. */
    exportPage: build.mutation<EntityPage, ExportPage>({
      query: ({ query, cursor }) => ({
        plugin,
        ...pageRequest({
          ...rowsRequest(query, rows),
          ...(cursor !== null && { cursor }),
        }),
        decode: decodePage,
      }),
      transformResponse: (page: EntityPage, _meta, { query }) =>
        query.hasErrors ? { ...page, items: page.items.filter(hasErrors) } : page,
      transformErrorResponse: cursorFailure,
    }),
    /** `POST /entities/by-refs`, without missing entities. */
    exportRefs: build.mutation<EntityPage, readonly string[]>({
      query: (entityRefs) => ({
        plugin,
        path: '/entities/by-refs',
        method: 'POST',
        body: { entityRefs, fields: exportFields },
        decode: (json): EntityPage => ({
          items: decodeByRefs(json, entityRefs.length).filter((entity) => entity !== null),
          nextCursor: null,
        }),
      }),
    }),
  }),
})
