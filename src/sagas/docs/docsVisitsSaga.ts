// Lives as long as the page. Records which documentation was read, once it is known to exist.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { docsApi } from '../../features/docs/docsApi.ts'
import { selectDocsSync } from '../../features/docs/docsSyncSlice.ts'
import { docsRead } from '../../features/preferences/recentDocsSlice.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { entryOf } from '../../model/entities/entityEntry.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'

const selectOpenDocs = (root: Parameters<typeof selectDocsSync>[0]): string | undefined => {
  const state = selectDocsSync(root)
  return state.status === 'closed' ? undefined : state.docs
}

/** Shares the page's request; the page shows its failure. */
function* recordVisit(docs: string): SagaGenerator<void> {
  try {
    const asked = docsApi.endpoints.docsEntity.initiate(parseEntityRef(docs))
    yield* put(docsRead(entryOf(yield* call(request<Entity>, asked))))
  } catch {
    // Missing documentation is not recorded.
  }
}

export function* docsVisitsSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectOpenDocs, recordVisit)
}
