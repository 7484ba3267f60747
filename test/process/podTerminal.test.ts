// A terminal's socket: what passes, how it is kept open, and how it ends.

import { expect, it } from '@jest/globals'
import {
  podTerminalSlice,
  reconnectRequested,
} from '../../src/features/kubernetes/podTerminalSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { terminalScreenRef } from '../../src/model/kubernetes/pods/terminalScreen.ts'
import { podTerminalSaga } from '../../src/sagas/kubernetes/podTerminalSaga.ts'
import { createTerminalScreen } from '../../src/sagas/kubernetes/services/terminalScreen.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { fakeStreams } from '../support/fakeStreams.ts'
import { answerOf } from '../support/importWorld.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const pathname = '/catalog/default/component/some/kubernetes'
const search = '?object=production~Pod~shop~some-1&terminal=app'

/** Frames of `channel.k8s.io`. */
const frame = (channel: number, text: string) =>
  new Uint8Array([channel, ...new TextEncoder().encode(text)])

async function start() {
  const door = createDoor()
  const streams = fakeStreams()
  const screen = createTerminalScreen()
  const portal = {
    check: () => [],
    checkAll: () => Promise.resolve(),
    get: ({ id }: { readonly id: string }) =>
      (id === terminalScreenRef.id ? screen : undefined) as never,
  }
  const backend = fakeBackend(() => Promise.resolve(answerOf(200, {})))
  const run = startProcesses(
    [],
    { session: door.session, backend, streams, portal },
    { aside: /^(?!podTerminal\/)/ },
  )
  run.portal.extend({
    id: 'kubernetes',
    slices: [podTerminalSlice],
    processes: [{ name: 'podTerminal', saga: podTerminalSaga }],
  })
  await door.enter(run, mona)
  run.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
  await run.advance(0)
  const shown: string[] = []
  screen.attach((output) => {
    shown.push(typeof output === 'string' ? output : new TextDecoder().decode(output))
  })
  return { ...run, streams, screen, shown, server: () => streams.socket.opened.at(-1) }
}

it('passes on what is typed and printed, and keeps an idle socket open until the shell ends', async () => {
  const run = await start()
  expect(new URL(run.server()?.request.url ?? '').pathname).toBe(
    '/api/kubernetes/proxy/api/v1/namespaces/shop/pods/some-1/exec',
  )
  expect(run.server()?.request.protocols).toEqual(['channel.k8s.io'])
  run.server()?.opens()
  await run.advance(20)
  run.expectEvents('podTerminal/terminalOpened', 'podTerminal/shellStarted')
  run.screen.tell({ type: 'resized', columns: 80, rows: 24 })
  run.screen.tell({ type: 'typed', text: 'ls\r' })
  run.server()?.says(frame(1, '/app $ '), frame(2, 'no such file'))
  await run.advance(20)
  expect(run.shown).toEqual(['/app $ ', 'no such file'])
  await run.advance(60_000)
  const sent = [frame(4, '{"Width":80,"Height":24}'), frame(0, 'ls\r'), frame(0, ''), frame(0, '')]
  expect(run.server()?.sent).toEqual(sent)
  run
    .server()
    ?.says(frame(3, '{"status":"Failure","message":"command terminated with exit code 2"}'))
  run.server()?.ends()
  await run.advance(60_000)
  run.expectEvents('podTerminal/shellEnded')
  run.expectState('podTerminal', { status: 'ended', reason: 'command terminated with exit code 2' })
  expect(run.server()?.sent).toEqual(sent)
  expect(run.server()?.isClosed()).toBe(true)
})

it('says why a connection broke off, and starts another shell in its place', async () => {
  const run = await start()
  run.server()?.opens()
  await run.advance(20)
  run.server()?.isCut()
  await run.advance(20)
  run.expectState('podTerminal', { status: 'ended', reason: 'network error' })
  run.dispatch(reconnectRequested())
  await run.advance(20)
  expect(run.streams.socket.opened).toHaveLength(2)
  run.screen.tell({ type: 'typed', text: 'q' })
  expect(run.streams.socket.opened.map(({ sent }) => sent)).toEqual([[], [frame(0, 'q')]])
  run.expectEvents(
    ...['podTerminal/terminalOpened', 'podTerminal/shellStarted', 'podTerminal/shellEnded'],
    'podTerminal/reconnectRequested',
  )
})

it('closes the socket with the page', async () => {
  const run = await start()
  run.server()?.opens()
  await run.advance(20)
  run.dispatch(navigated({ pathname, search: '', hash: '', by: 'push' }))
  await run.advance(60_000)
  expect(run.server()?.isClosed()).toBe(true)
  expect(run.server()?.sent).toEqual([])
  run.expectState('podTerminal', { status: 'closed' })
  run.expectEvents(
    ...['podTerminal/terminalOpened', 'podTerminal/shellStarted', 'podTerminal/terminalLeft'],
  )
})

it('gives up a shell that does not begin within 15 seconds, and says so', async () => {
  const run = await start()
  await run.advance(14_999)
  run.expectEvents('podTerminal/terminalOpened')
  await run.advance(1)
  run.expectEvents('podTerminal/shellEnded')
  run.expectState('podTerminal', {
    status: 'ended',
    reason: 'The cluster did not answer within 15 seconds',
  })
  expect(run.server()?.isClosed()).toBe(true)
})
