// Lives as long as the page. Counts the entities to export, writes them page by page and saves the
// file. Progress is in the slice, so that an interrupted export continues with the next page.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { exportApi } from '../../features/catalog/export/exportApi.ts'
import {
  counted,
  exportFailed,
  fileSaved,
  pageWritten,
  selectExport,
  type ExportProgress,
  type ExportScope,
  type ExportState,
} from '../../features/catalog/export/exportSlice.ts'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { countRequest } from '../../model/catalog/entityListRequest.ts'
import {
  exportFileName,
  exportHead,
  exportPiece,
  exportTail,
  exportType,
  rowsPerExportPage,
} from '../../model/catalog/exportFile.ts'
import { unsorted } from '../../model/catalog/indexQuery.ts'
import { canMatch } from '../../model/catalog/scopeFilters.ts'
import type { EntityPage } from '../../model/entities/answers.ts'
import { refOf } from '../../model/entities/entity.ts'
import { uniqueEntities } from '../../model/entities/uniqueEntities.ts'
import { toFailure } from '../../model/failure.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

const untracked = { track: false }

function* count(scope: ExportScope): SagaGenerator<void> {
  if (scope.type === 'selection') return
  // The catalog cannot count entities with errors.
  if (!canMatch(scope.query) || scope.query.hasErrors) {
    yield* put(counted({ scope, total: canMatch(scope.query) ? null : 0 }))
    return
  }
  try {
    const { total = null } = yield* call(
      request<EntityPage>,
      entitiesApi.endpoints.entityPage.initiate(countRequest(unsorted(scope.query), 'export'), {
        forceRefetch: true,
      }),
    )
    yield* put(counted({ scope, total }))
  } catch {
    yield* put(counted({ scope, total: null }))
  }
}

/** Sorted by name, an order that omits no entity (`IndexSort`). */
function* fetchPage({ scope, pages, cursor }: ExportProgress): SagaGenerator<EntityPage> {
  const { exportPage, exportRefs } = exportApi.endpoints
  if (scope.type === 'list') {
    if (!canMatch(scope.query)) return { items: [], nextCursor: null }
    const page = { query: unsorted(scope.query), cursor }
    return yield* call(request<EntityPage>, exportPage.initiate(page, untracked))
  }
  const from = pages * rowsPerExportPage
  const refs = scope.refs.slice(from, from + rowsPerExportPage)
  const { items } = yield* call(request<EntityPage>, exportRefs.initiate(refs, untracked))
  const isLast = from + rowsPerExportPage >= scope.refs.length
  return { items, nextCursor: isLast ? null : String(pages + 1) }
}

function* writePage(progress: ExportProgress): SagaGenerator<void> {
  const { shape, pages, done } = progress
  const files = yield* service('files')
  try {
    const { items, nextCursor } = yield* call(fetchPage, progress)
    // The pages of a question in parts may have an entity in common.
    const rows = uniqueEntities(items).filter((entity) => !files.isWritten(pages, refOf(entity)))
    const head = pages === 0 ? exportHead(shape) : ''
    files.write(pages, head + exportPiece(shape, rows, done), rows.map(refOf))
    yield* put(pageWritten({ page: pages, rows: rows.length, nextCursor }))
  } catch (thrown) {
    yield* put(exportFailed({ page: pages, failure: toFailure(thrown) }))
  }
}

function* save({ scope, shape }: ExportProgress): SagaGenerator<void> {
  const files = yield* service('files')
  const kind = scope.type === 'list' ? scope.query.kind : scope.kind
  files.save({ name: exportFileName(shape, kind), type: exportType(shape) }, exportTail(shape))
  yield* put(fileSaved())
}

type Waiting = 'ready' | 'failed' | 'saved'
type Job = Exclude<ExportState, { readonly status: Waiting }>

/** Another page is another job. */
function selectJob(root: Parameters<typeof selectExport>[0]): Job | undefined {
  const state = selectExport(root)
  const { status } = state
  return status === 'ready' || status === 'failed' || status === 'saved' ? undefined : state
}

function* exportRows(job: Job): SagaGenerator<void> {
  if (job.status === 'counting') yield* call(count, job.scope)
  if (job.status === 'running') yield* call(writePage, job)
  if (job.status === 'saving') yield* call(save, job)
  if (job.status === 'idle') (yield* service('files')).discard()
}

export function* exportSaga(): SagaGenerator<void> {
  yield* call(follow<Job>, selectJob, exportRows)
}
