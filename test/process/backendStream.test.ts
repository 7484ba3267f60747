// Following a stream of the backend: with the token, with the next one after a refusal, and resumed after a cut.

import { expect, it } from '@jest/globals'
import { createAction } from '@reduxjs/toolkit'
import { call, put, take, type SagaGenerator } from 'typed-redux-saga'
import { followBackend } from '../../src/sagas/kit/backendStream.ts'
import type { StreamOutcome } from '../../src/sagas/kit/channel.ts'
import { service } from '../../src/sagas/kit/service.ts'
import type { ServerEvent } from '../../src/sagas/services/streams.ts'
import { createTokenHolder } from '../../src/sagas/session/services/tokenHolder.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { fakeStreams } from '../support/fakeStreams.ts'
import { startProcesses } from '../support/processHarness.ts'

const heard = createAction<string>('test/heard')
const reopened = createAction('test/reopened')
const url = 'http://localhost:7007/api/scaffolder/v2/tasks/1/eventstream'
const mona = 'user:default/mona'

const eventOf = (id: string): ServerEvent => ({ id, type: 'log', data: `line ${id}` })

async function startFollowing() {
  const streams = fakeStreams()
  const holder = createTokenHolder({ now: () => Date.now() })
  holder.keepToken('first', mona)
  const outcomes: StreamOutcome[] = []
  let lastEventId: string | null = null
  function* follow(): SagaGenerator<void> {
    for (;;) {
      const { events } = yield* service('streams')
      const outcome = yield* call(
        followBackend<ServerEvent>,
        (token: string | null) => events({ url, token, lastEventId, silenceTimeout: 30_000 }),
        function* (items: readonly ServerEvent[]) {
          lastEventId = items.at(-1)?.id ?? null
          yield* put(heard(items.map(({ data }) => data).join()))
        },
      )
      outcomes.push(outcome)
      yield* take(reopened)
    }
  }
  const backend = fakeBackend(() => new Promise(() => undefined), holder)
  const run = startProcesses([{ name: 'follow', saga: follow }], { streams, backend })
  await run.advance()
  const requests = () => streams.events.opened.map(({ request }) => request)
  return { ...run, holder, outcomes, requests, server: () => streams.events.opened.at(-1) }
}

it('opens a stream with the token, and tells how it ended', async () => {
  const { advance, expectEvents, outcomes, requests, server } = await startFollowing()
  server()?.says(eventOf('1'), eventOf('2'))
  await advance()
  server()?.ends()
  await advance(16)
  expect(requests()).toEqual([{ url, token: 'first', lastEventId: null, silenceTimeout: 30_000 }])
  expect(outcomes).toEqual([{ status: 'ended' }])
  expect(server()?.isClosed()).toBe(true)
  expectEvents('test/heard')
})

it('opens a stream that was cut again from where it was', async () => {
  const { advance, dispatch, expectEvents, outcomes, requests, server } = await startFollowing()
  server()?.says(eventOf('1'), eventOf('2'))
  await advance()
  server()?.isCut('timeout')
  await advance(16)
  expect(outcomes).toMatchObject([{ status: 'cut', failure: { kind: 'timeout' } }])
  dispatch(reopened())
  await advance()
  expect(requests().at(-1)).toMatchObject({ lastEventId: '2' })
  server()?.says(eventOf('3'))
  await advance()
  expectEvents('test/heard', 'test/reopened', 'test/heard')
})

it('has a refused token renewed, and opens the stream with the next one', async () => {
  const { advance, expectEvents, holder, outcomes, requests, server } = await startFollowing()
  server()?.refuses(401)
  await advance()
  expectEvents('backend/tokenRefused')
  holder.keepToken('second', mona)
  await advance()
  expect(requests().map(({ token }) => token)).toEqual(['first', 'second'])
  server()?.ends()
  await advance()
  expect(outcomes).toEqual([{ status: 'ended' }])
})

it('gives up where the next token is refused as well', async () => {
  const { advance, expectEvents, holder, outcomes, server } = await startFollowing()
  server()?.refuses(401)
  await advance()
  holder.keepToken('second', mona)
  await advance()
  server()?.refuses(401)
  await advance()
  expect(outcomes).toMatchObject([{ status: 'refused', failure: { kind: 'unauthorized' } }])
  expectEvents('backend/tokenRefused')
})

it('leaves any other refusal to whoever asked', async () => {
  const { advance, outcomes, server } = await startFollowing()
  server()?.refuses(404, 'Not Found')
  await advance()
  expect(outcomes).toMatchObject([
    { status: 'refused', failure: { kind: 'notFound', status: 404 } },
  ])
})
