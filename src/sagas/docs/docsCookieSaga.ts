// Keeps the cookie for pictures of documentation from the first documentation that is read until the user signs out.

import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { docsCookieSlice, selectDocsCookie } from '../../features/docs/docsCookieSlice.ts'
import { docsOpened, selectDocsSync } from '../../features/docs/docsSyncSlice.ts'
import { docsFilesRef, type DocsFiles } from '../../model/docs/docsFiles.ts'
import { keepCookie } from '../kit/keepCookie.ts'
import { pluginService } from '../kit/service.ts'

function* needCookie(): SagaGenerator<void> {
  if ((yield* select(selectDocsSync)).status === 'closed') yield* take(docsOpened)
  if ((yield* select(selectDocsCookie)).status === 'off')
    yield* put(docsCookieSlice.actions.cookieNeeded())
}

export function* docsCookieSaga(): SagaGenerator<void> {
  const files = yield* call(pluginService<DocsFiles>, docsFilesRef)
  yield* fork(needCookie)
  yield* call(keepCookie, {
    actions: docsCookieSlice.actions,
    select: selectDocsCookie,
    refresh: files.refreshCookie,
    remove: files.removeCookie,
    process: 'docsCookie',
  })
}
