import { expect, it, jest } from '@jest/globals'
import { createAction } from '@reduxjs/toolkit'
import { call, delay, fork, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../src/features/backend/backendApi.ts'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { abortable } from '../../src/sagas/kit/abortable.ts'
import { followStream, type StreamEvent, type StreamOutcome } from '../../src/sagas/kit/channel.ts'
import { poll } from '../../src/sagas/kit/poll.ts'
import { request } from '../../src/sagas/kit/request.ts'
import { service } from '../../src/sagas/kit/service.ts'
import { startProcesses } from '../support/processHarness.ts'

const said = createAction<string>('test/said')
const stopped = createAction('test/stopped')
const crashed = 'pluginFaults/processCrashed'

const start = (saga: () => SagaGenerator<void>, others = {}) =>
  startProcesses([{ name: 'test', saga }], others)

it('restarts a crashed process after growing pauses, then gives it up and says so', async () => {
  let runs = 0
  const { advance, expectEvents, reported, state } = start(function* () {
    runs += 1
    yield* put(said(`run ${String(runs)}`))
    throw new Error('crash')
  })
  expectEvents('test/said', crashed)
  await advance(499)
  expectEvents()
  await advance(1)
  expectEvents('test/said', crashed)
  await advance(999)
  expectEvents()
  await advance(1)
  expectEvents('test/said', crashed, 'processes/processStopped')
  await advance(60_000)
  expect(runs).toBe(3)
  expect(reported).toHaveLength(3)
  expect(state().processes).toEqual({ status: 'someStopped', names: ['test'] })
  expect(state().pluginFaults).toEqual({ test: { errors: 0, crashes: 3 } })
})

it('forgets the crashes of a process that has been well for a minute', async () => {
  const { advance, expectEvents, reported } = start(function* () {
    yield* delay(60_000)
    throw new Error('crash')
  })
  await advance(5 * 61_000)
  expect(reported.length).toBeGreaterThan(3)
  expectEvents(...reported.map(() => crashed))
})

it('keeps the other processes alive when one crashes', async () => {
  const { advance, dispatch, expectEvents } = startProcesses([
    {
      name: 'broken',
      // eslint-disable-next-line require-yield -- it crashes before it could
      *saga() {
        throw new Error('crash')
      },
    },
    {
      name: 'sound',
      *saga() {
        yield* take(stopped)
        yield* put(said('still here'))
      },
    },
  ])
  await advance(10_000)
  expectEvents(crashed, crashed, crashed, 'processes/processStopped')
  dispatch(stopped())
  expectEvents('test/stopped', 'test/said')
})

it('lets a process end by itself', async () => {
  const { advance, expectEvents, reported } = start(function* () {
    yield* put(said('done'))
  })
  await advance(10_000)
  expectEvents('test/said')
  expect(reported).toEqual([])
})

it('says which service is missing', async () => {
  const { advance, expectEvents, reported } = start(
    function* () {
      yield* call(() => service('ids'))
    },
    { ids: undefined },
  )
  await advance(10_000)
  expectEvents(crashed, crashed, crashed, 'processes/processStopped')
  expect(reported[0]).toEqual(new Error('saga context: "ids" was not provided'))
})

it('aborts the request of a cancelled process and leaks no event of its own', async () => {
  const sent = jest.fn<(url: string, init: RequestInit) => Promise<Response>>(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
      }),
  )
  const { advance, dispatch, expectEvents, state } = start(
    function* () {
      yield* race({
        found: call(function* () {
          const thunk = catalogApi.endpoints.entityByRef.initiate('component:default/x')
          yield* call(request<unknown>, thunk as never)
          yield* put(said('found'))
        }),
        stopped: take(stopped),
      })
    },
    { backend: { send: sent, baseUrl: () => 'http://backend', token: () => null } },
  )
  await advance()
  expectEvents('backend/executeQuery/pending')
  dispatch(stopped())
  await advance(1_000)
  expect(sent.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  expectEvents('test/stopped', 'backend/executeQuery/rejected')
  const { subscriptions } = state()[backendApi.reducerPath]
  expect(Object.values(subscriptions)).toEqual([{}])
})

it('aborts the promise of a cancelled step', () => {
  const signals: AbortSignal[] = []
  const wait = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<void>(() => undefined)
  }
  const { dispatch, expectEvents } = start(function* () {
    yield* race({ done: call(abortable, wait), stopped: take(stopped) })
    yield* put(said('after'))
  })
  dispatch(stopped())
  expectEvents('test/stopped', 'test/said')
  expect(signals[0]?.aborted).toBe(true)
})

it('gathers what arrives within a frame, each message in a task of its own', async () => {
  const batches: number[] = []
  let emit: (event: StreamEvent<string>) => void = () => undefined
  const { advance } = start(function* () {
    yield* call(
      followStream<string>,
      (listener: typeof emit) => {
        emit = listener
        return () => undefined
      },
      function* (items: readonly string[]) {
        yield* call(() => batches.push(items.length))
      },
    )
  })
  for (let line = 0; line < 20; line += 1) {
    emit({ type: 'item', item: String(line) })
    await advance(0)
  }
  await advance(16)
  expect(batches).toEqual([1, 19])
})

it('hands over what arrives together as one event, and closes the stream when it ends', async () => {
  const closed = jest.fn()
  let emit: (event: StreamEvent<string>) => void = () => undefined
  const outcomes: StreamOutcome[] = []
  const { advance, expectEvents } = start(function* () {
    const outcome = yield* call(
      followStream<string>,
      (listener: typeof emit) => {
        emit = listener
        return closed
      },
      function* (items: readonly string[]) {
        yield* put(said(items.join()))
      },
    )
    outcomes.push(outcome)
  })
  for (let line = 0; line < 100; line += 1) emit({ type: 'item', item: String(line) })
  await advance()
  expectEvents('test/said')
  emit({ type: 'item', item: 'last' })
  emit({ type: 'ended' })
  await advance(16)
  expectEvents('test/said')
  expect(outcomes).toEqual([{ status: 'ended' }])
  expect(closed).toHaveBeenCalledTimes(1)
})

it('tells a stream that failed from one that ended, and closes it when it is cancelled', async () => {
  const closed = jest.fn()
  let emit: (event: StreamEvent<string>) => void = () => undefined
  const outcomes: unknown[] = []
  function* follow(): SagaGenerator<void> {
    const outcome = yield* call(
      followStream<string>,
      (listener: typeof emit) => {
        emit = listener
        return closed
      },
      // eslint-disable-next-line require-yield -- nothing to do with the items
      function* () {
        return undefined
      },
    )
    outcomes.push(outcome)
  }
  const { advance, dispatch, expectEvents } = start(function* () {
    yield* call(follow)
    yield* race({ followed: call(follow), stopped: take(stopped) })
  })
  const failure = { kind: 'unreachable', name: 'TypeError', message: 'reset' } as const
  emit({ type: 'cut', failure })
  await advance()
  expect(outcomes).toEqual([{ status: 'cut', failure }])
  dispatch(stopped())
  expectEvents('test/stopped')
  expect(closed).toHaveBeenCalledTimes(2)
})

it('counts the pause of a poll from its end, and grows it on failure up to a limit', async () => {
  let isFailing = false
  const { advance, expectEvents } = start(function* () {
    yield* call(
      poll,
      function* () {
        yield* delay(50)
        yield* put(said('polled'))
        if (isFailing) throw new Error('down')
      },
      { every: 1_000, atMost: 3_000 },
    )
  })
  await advance(50)
  expectEvents('test/said')
  isFailing = true
  await advance(1_049)
  expectEvents()
  await advance(1)
  expectEvents('test/said')
  await advance(2_050)
  expectEvents('test/said')
  await advance(3_049)
  expectEvents()
  isFailing = false
  await advance(1)
  expectEvents('test/said')
})

it('reports what a poll throws, hidden, once for each run of failures', async () => {
  const results = ['down', 'still down', '', 'down again', 'still down again']
  const { advance, expectEvents, reported } = start(function* () {
    yield* call(
      poll,
      // eslint-disable-next-line require-yield -- it fails before it could
      function* () {
        const message = results.shift()
        if (message) throw new Error(message)
      },
      { every: 1_000, atMost: 1_000 },
    )
  })
  await advance(5_000)
  expect(reported).toEqual([new Error('down'), new Error('down again')])
  expectEvents()
})

it('does not poll while the page is hidden', async () => {
  let show: () => void = () => undefined
  const hidden = new Promise<void>((resolve) => {
    show = resolve
  })
  const { advance, dispatch, expectEvents } = start(
    function* () {
      const polling = yield* fork(
        poll,
        function* () {
          yield* put(said('polled'))
        },
        { every: 1_000, atMost: 1_000 },
      )
      yield* take(stopped)
      polling.cancel()
    },
    { visibility: { whenVisible: () => hidden } },
  )
  await advance(60_000)
  expectEvents()
  show()
  await advance()
  expectEvents('test/said')
  dispatch(stopped())
  await advance(60_000)
  expectEvents('test/stopped')
})
