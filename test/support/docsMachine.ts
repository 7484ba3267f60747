// State × event for the sync of a documentation.

import * as sync from '../../src/features/docs/docsSyncSlice.ts'
import type { DocsSyncState } from '../../src/model/docs/docsSync.ts'
import { failure, type Machine } from './machine.ts'

const docs = 'component:default/some'
const log = [[{ text: 'INFO: building' }]]

const states: Readonly<Record<string, DocsSyncState>> = {
  closed: { status: 'closed' },
  checking: { status: 'checking', docs, attempt: 0, log },
  lastAttempt: { status: 'checking', docs, attempt: 2, log },
  waiting: { status: 'waiting', docs, attempt: 1, failure, log },
  cached: { status: 'cached', docs, log },
  updated: { status: 'updated', docs, log },
  failed: { status: 'failed', docs, failure, log },
}

const anyOpen = { otherOpened: 'checking', docsLeft: 'closed' }
const asking = {
  ...anyOpen,
  logReceived: 'checking',
  syncCut: 'waiting',
  syncFailed: 'failed',
  finishedSame: 'cached',
  finishedNewer: 'updated',
}

export const docsSyncMachine: Machine = {
  reducer: sync.docsSyncSlice.reducer,
  states,
  events: {
    docsOpened: sync.docsOpened({ docs }),
    otherOpened: sync.docsOpened({ docs: 'component:default/other' }),
    docsLeft: sync.docsLeft(),
    logReceived: sync.logReceived({ docs, entries: [{ text: 'more' }] }),
    logOfAnother: sync.logReceived({ docs: 'component:default/other', entries: [] }),
    finishedSame: sync.syncFinished({ docs, updated: false }),
    finishedNewer: sync.syncFinished({ docs, updated: true }),
    syncCut: sync.syncCut({ docs, failure }),
    syncFailed: sync.syncFailed({ docs, failure }),
    streamReopened: sync.streamReopened({ docs }),
    syncRequested: sync.syncRequested(),
    newerShown: sync.newerShown(),
  },
  moves: {
    closed: { docsOpened: 'checking', otherOpened: 'checking' },
    checking: asking,
    lastAttempt: { ...asking, syncCut: 'failed' },
    waiting: { ...anyOpen, streamReopened: 'checking' },
    cached: anyOpen,
    updated: { ...anyOpen, newerShown: 'cached' },
    failed: { ...anyOpen, syncRequested: 'checking' },
  },
}
