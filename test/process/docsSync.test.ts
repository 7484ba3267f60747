// Whether a documentation is up to date: the stream of its build, and what the page learns of it.

import { expect, it } from '@jest/globals'
import { docsApi } from '../../src/features/docs/docsApi.ts'
import { docsCookieSlice } from '../../src/features/docs/docsCookieSlice.ts'
import { docsSyncSlice, newerShown, syncRequested } from '../../src/features/docs/docsSyncSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { DocsFiles } from '../../src/model/docs/docsFiles.ts'
import type { DocsSyncState } from '../../src/model/docs/docsSync.ts'
import { docsCookieSaga } from '../../src/sagas/docs/docsCookieSaga.ts'
import { docsSyncSaga } from '../../src/sagas/docs/docsSyncSaga.ts'
import type { ServerEvent } from '../../src/sagas/services/streams.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { fakeStreams } from '../support/fakeStreams.ts'
import { answerOf } from '../support/importWorld.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const entity = (annotations: Readonly<Record<string, string>>) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'shop', namespace: 'default', annotations },
  spec: {},
})

const aside = /^(?:boot|session|backend|userSettings|location|providers|flags)\//

function start(annotations: Readonly<Record<string, string>> = {}) {
  const streams = fakeStreams()
  const door = createDoor()
  let pages = 0
  const backend = fakeBackend((url) => {
    if (!url.includes('/static/docs/')) return Promise.resolve(answerOf(200, entity(annotations)))
    pages += 1
    return Promise.resolve({ ...answerOf(200, {}), text: `<h1>${String(pages)}</h1>` })
  })
  const run = startProcesses([], { session: door.session, backend, streams }, { aside })
  run.portal.extend({
    id: 'techdocs',
    slices: [docsSyncSlice, docsCookieSlice],
    processes: [{ name: 'docsSync', saga: docsSyncSaga }],
  })
  const go = async (pathname: string) => {
    run.dispatch(navigated({ pathname, search: '', hash: '', by: 'push' }))
    await run.advance(0)
  }
  const event = (type: string, data: unknown): ServerEvent => ({
    id: null,
    type,
    data: JSON.stringify(data),
  })
  return {
    ...run,
    machine: () => (run.state() as unknown as { readonly docsSync: DocsSyncState }).docsSync,
    go,
    enter: async (pathname: string) => {
      await door.enter(run, mona)
      await go(pathname)
    },
    server: () => streams.events.opened.at(-1),
    streams: () => streams.events.opened.map(({ request }) => request.url),
    says: async (type: string, data: unknown) => {
      streams.events.opened.at(-1)?.says(event(type, data))
      await run.advance(16)
    },
    pages: () => pages,
  }
}

const page = '/docs/default/component/shop'

it('shows the log of a build, and offers what it made', async () => {
  const run = start()
  await run.enter(page)
  expect(run.streams()).toEqual(['http://localhost:7007/api/techdocs/sync/default/component/shop'])
  await run.says('log', 'INFO: building')
  expect(run.machine()).toMatchObject({ status: 'checking', log: [[{ text: 'INFO: building' }]] })
  await run.says('finish', { updated: true })
  expect(run.machine()).toMatchObject({ status: 'updated', docs: 'component:default/shop' })
  run.expectEvents('docsSync/docsOpened', 'docsSync/logReceived', 'docsSync/syncFinished')
})

it('requests the pages anew once the user wants the newer ones', async () => {
  const run = start()
  await run.enter(page)
  const query = { ref: { kind: 'component', namespace: 'default', name: 'shop' }, page: '' }
  run.dispatch(docsApi.endpoints.docsPage.initiate({ ...query, storageUrl: null }) as never)
  await run.advance(0)
  await run.says('finish', { updated: true })
  expect(run.pages()).toBe(1)
  run.dispatch(newerShown())
  await run.advance(0)
  expect(run.pages()).toBe(2)
  expect(run.machine().status).toBe('cached')
  run.expectEvents('docsSync/docsOpened', 'docsSync/syncFinished', 'docsSync/newerShown')
})

it('opens the stream again after a pause, three times, and then says why it gave up', async () => {
  const run = start()
  await run.enter(page)
  for (const attempt of [1, 2]) {
    run.server()?.isCut()
    await run.advance(16)
    expect(run.machine()).toMatchObject({ status: 'waiting', attempt })
    await run.advance(2_000)
    expect(run.streams()).toHaveLength(attempt + 1)
  }
  run.server()?.ends()
  await run.advance(16)
  expect(run.machine()).toMatchObject({
    status: 'failed',
    failure: { message: expect.stringContaining('stopped before it said') as unknown },
  })
  run.dispatch(syncRequested())
  await run.advance(0)
  expect(run.streams()).toHaveLength(4)
  run.expectEvents(
    'docsSync/docsOpened',
    'docsSync/syncCut',
    'docsSync/streamReopened',
    'docsSync/syncCut',
    'docsSync/streamReopened',
    'docsSync/syncCut',
    'docsSync/syncRequested',
  )
})

it('says what the backend says about a build that failed', async () => {
  const run = start()
  await run.enter(page)
  await run.says('error', 'mkdocs.yml is missing')
  expect(run.machine()).toMatchObject({
    status: 'failed',
    failure: { kind: 'serverError', message: 'mkdocs.yml is missing' },
  })
  run.expectEvents('docsSync/docsOpened', 'docsSync/syncFailed')
})

it('follows the documentation that an entity names in its tab, and leaves it with the page', async () => {
  const run = start({ 'backstage.io/techdocs-entity': 'system:default/larkspur' })
  await run.enter('/catalog/default/component/shop/docs/start/')
  expect(run.machine()).toMatchObject({ status: 'checking', docs: 'system:default/larkspur' })
  await run.go('/catalog')
  expect(run.machine()).toEqual({ status: 'closed' })
  expect(run.server()?.isClosed()).toBe(true)
  run.expectEvents('docsSync/docsOpened', 'docsSync/docsLeft')
})

it('asks for the cookie of pictures with the first documentation, not before', async () => {
  const door = createDoor()
  let cookies = 0
  const files: Partial<DocsFiles> = {
    refreshCookie: () => {
      cookies += 1
      return Promise.resolve(Date.now() + 3_600_000)
    },
    removeCookie: () => Promise.resolve(),
  }
  const run = startProcesses(
    [],
    {
      session: door.session,
      backend: fakeBackend(() => Promise.resolve(answerOf(200, entity({})))),
      streams: fakeStreams(),
      portal: { check: () => [], checkAll: () => Promise.resolve(), get: () => files as never },
    },
    { aside: /./ },
  )
  run.portal.extend({
    id: 'techdocs',
    slices: [docsSyncSlice, docsCookieSlice],
    processes: [
      { name: 'docsSync', saga: docsSyncSaga },
      { name: 'docsCookie', saga: docsCookieSaga },
    ],
  })
  await door.enter(run, mona)
  await run.advance(60_000)
  expect(cookies).toBe(0)
  run.dispatch(navigated({ pathname: page, search: '', hash: '', by: 'push' }))
  await run.advance(0)
  expect(cookies).toBe(1)
})
