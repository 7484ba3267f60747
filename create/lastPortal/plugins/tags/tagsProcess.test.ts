// A process test: the real store and sagas, with a backend and a clock that the test drives.

import { expect, it } from '@jest/globals'
import { fakeBackend } from '@portico/core/testing/fakeSessions'
import { startProcesses } from '@portico/core/testing/processHarness'
import { tagsSaga } from './tagsSaga.ts'
import { snapshotRequested, tagsSlice } from './tagsSlice.ts'

const answer = (status: number, json: unknown) =>
  Promise.resolve({ ok: status === 200, status, statusText: '', text: JSON.stringify(json) })

function start(send: () => ReturnType<typeof answer>) {
  const run = startProcesses([], { backend: fakeBackend(send) }, { aside: /^backend\// })
  run.portal.extend({
    id: 'tags',
    slices: [tagsSlice],
    processes: [{ name: 'tags', saga: tagsSaga }],
  })
  return run
}

it('takes a snapshot with its time', async () => {
  const values = [{ value: 'java', count: 3 }]
  const run = start(() => answer(200, { facets: { 'metadata.tags': values } }))
  await run.advance(5_000)
  run.dispatch(snapshotRequested())
  await run.advance()
  run.expectEvents('tags/snapshotRequested', 'tags/snapshotTaken')
  const tags = [{ tag: 'java', count: 3 }]
  run.expectState('tags', { status: 'taken', snapshot: { at: 5_000, tags } })
})

it.each([
  ['a refusal', 403, {}],
  ['another shape', 200, { facets: [] }],
])('says what failed: %s', async (_what, status, json) => {
  const run = start(() => answer(status, json))
  run.dispatch(snapshotRequested())
  await run.advance()
  run.expectEvents('tags/snapshotRequested', 'tags/snapshotFailed')
  run.expectState('tags', { status: 'failed' })
  expect(run.state()).not.toHaveProperty('tags.snapshot')
})
