// Lines of several pods that arrive live: their order, and a cut while some of them wait for others.

import { expect, it } from '@jest/globals'
import { kubernetesPollingSlice } from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import { logLoaded, podLogSlice } from '../../src/features/kubernetes/podLogSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { nothingHeld, type PodLogState } from '../../src/model/kubernetes/pods/podLog.ts'
import { podLogSaga } from '../../src/sagas/kubernetes/podLogSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { fakeStreams } from '../support/fakeStreams.ts'
import { answerOf } from '../support/importWorld.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const lineAt = (second: number, text: string) =>
  `2026-11-20T08:00:0${String(second)}.000000000Z ${text}\n`

async function follow(...pods: readonly string[]) {
  const door = createDoor()
  const streams = fakeStreams()
  const backend = fakeBackend((url) =>
    Promise.resolve(
      url.endsWith('/clusters')
        ? answerOf(200, { items: [{ name: 'production', authProvider: 'aws' }] })
        : answerOf(404, {}),
    ),
  )
  const run = startProcesses(
    [],
    { session: door.session, backend, streams },
    { aside: /^(?:boot|session|backend|userSettings|location|providers|flags|podLog)\// },
  )
  run.portal.extend({
    id: 'kubernetes',
    slices: [kubernetesPollingSlice, podLogSlice],
    processes: [{ name: 'podLog', saga: podLogSaga }],
  })
  await door.enter(run, mona)
  const search = '?object=production~Deployment~shop~some&logs=app'
  const pathname = '/catalog/default/component/some/kubernetes'
  run.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
  await run.advance(0)
  const sources = pods.map((pod) => ({
    ...{ pod, container: 'app', cursor: null },
    status: 'following' as const,
  }))
  run.dispatch(logLoaded({ sources, entries: [] }))
  await run.advance(0)
  const log = () => {
    const { podLog } = run.state() as unknown as { readonly podLog: PodLogState }
    if (podLog.status !== 'open') throw new Error('The log is not open')
    return podLog
  }
  return {
    ...run,
    log,
    texts: () =>
      log()
        .batches.flat()
        .map(({ text }) => text),
    streamsOf: (pod: string) =>
      streams.text.opened.filter(({ request }) => request.url.includes(`/pods/${pod}/`)),
    of: (pod: string) =>
      streams.text.opened.findLast(({ request }) => request.url.includes(`/pods/${pod}/`)),
  }
}

it('shows lines of several pods by their times, though the earlier one comes later', async () => {
  const run = await follow('one', 'two')
  run.of('one')?.says(lineAt(2, 'second'))
  await run.advance(400)
  run.of('two')?.says(lineAt(1, 'first'), lineAt(5, 'last'))
  await run.advance(100)
  expect(run.texts()).toEqual([])
  run.of('one')?.says(lineAt(4, 'third'))
  await run.advance(500)
  expect(run.texts()).toEqual(['first', 'second', 'third', 'last'])
  expect(run.log().held).toEqual(nothingHeld)
})

it('loses and doubles no line that was held when its stream was cut', async () => {
  const run = await follow('one', 'two')
  run.of('one')?.says(lineAt(1, 'held'))
  run.of('one')?.isCut()
  await run.advance(500)
  expect(run.streamsOf('one')).toHaveLength(2)
  expect(run.of('one')?.request.url).toContain('sinceTime=2026-11-20T08%3A00%3A01.000000000Z')
  run.of('one')?.says(lineAt(1, 'held'), lineAt(2, 'after the cut'))
  await run.advance(2_000)
  expect(run.texts()).toEqual(['held', 'after the cut'])
})

it('shows lines of one pod at once', async () => {
  const run = await follow('one')
  run.of('one')?.says(lineAt(1, 'only'))
  await run.advance(0)
  expect(run.texts()).toEqual(['only'])
})

it('shows what was held as soon as there is no other source to wait for', async () => {
  const run = await follow('one', 'two')
  run.of('one')?.says(lineAt(2, 'second'))
  run.of('two')?.says(lineAt(1, 'first'))
  run.of('two')?.refuses(403)
  await run.advance(0)
  expect(run.texts()).toEqual(['first', 'second'])
  run.of('one')?.says(lineAt(3, 'third'))
  await run.advance(100)
  expect(run.texts()).toEqual(['first', 'second', 'third'])
})

it('waits for a container that has not started, and shows its lines then', async () => {
  const run = await follow('one')
  run.of('one')?.refuses(400, 'Bad Request', 'pod one does not have a host assigned')
  await run.advance(0)
  expect(run.log().sources['one/app']).toMatchObject({ status: 'waiting', attempt: 1 })
  await run.advance(500)
  run.of('one')?.says(lineAt(1, 'started'))
  await run.advance(0)
  expect(run.texts()).toEqual(['started'])
  expect(run.log().sources['one/app']).toMatchObject({ status: 'following' })
})

it('refuses a container that the pod does not have, in the words of the proxy', async () => {
  const run = await follow('one')
  run.of('one')?.refuses(400, 'Bad Request', 'container app is not valid for pod one')
  await run.advance(0)
  expect(run.log().sources['one/app']).toMatchObject({
    status: 'refused',
    failure: {
      message: 'Proxy request failed with 400 Bad Request, container app is not valid for pod one',
    },
  })
})

it('ends the log of a pod that is gone after its last line, and refuses one that never was', async () => {
  const run = await follow('one', 'two')
  run.of('one')?.says(lineAt(1, 'last'))
  await run.advance(0)
  run.of('one')?.isCut()
  await run.advance(1_000)
  run.of('one')?.refuses(404, 'Not Found', 'pods "one" not found')
  run.of('two')?.refuses(404, 'Not Found', 'pods "two" not found')
  await run.advance(0)
  const { sources } = run.log()
  expect([sources['one/app']?.status, sources['two/app']?.status]).toEqual(['ended', 'refused'])
  expect(run.texts()).toEqual(['last'])
})
