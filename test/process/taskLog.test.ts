// The log of a task: no line lost, none twice, and the end read from the task.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { scaffolderApi } from '../../src/features/scaffolder/scaffolderApi.ts'
import { streamRetried } from '../../src/features/tasks/taskLogSlice.ts'
import { answerOf } from '../support/importWorld.ts'
import { testConfig } from '../support/processHarness.ts'
import { completion, sentEvent, startTaskLog } from '../support/taskLogWorld.ts'

describe('the stream', () => {
  it('is followed to the end, which is read from the task', async () => {
    const run = startTaskLog()
    await run.open()
    run.server()?.opens()
    await run.advance(16)
    expect(run.machine()).toMatchObject({ status: 'live' })
    await run.says(sentEvent(1), sentEvent(2, { stepId: 'build', status: 'processing' }))
    run.taskIs('failed')
    await run.says(completion(3))
    expect(run.machine()).toEqual({
      status: 'ended',
      taskId: 'task-1',
      attempt: 0,
      result: 'failed',
      events: expect.objectContaining({
        lastId: 3,
        unreadable: 0,
        steps: {
          build: { status: 'processing', runs: 1, startedAt: Date.parse('2026-11-21T09:40:17Z') },
        },
      }) as unknown,
    })
    expect(run.ids()).toEqual([1, 2, 3])
    expect(run.server()?.isClosed()).toBe(true)
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/streamOpened',
      'taskLog/eventsReceived',
      'taskLog/eventsReceived',
      'taskLog/taskEnded',
    )
  })

  it('begins with what is there in one answer, and then repeats one event, so that a silence is noticed', async () => {
    const events = [sentEvent(1), sentEvent(2), sentEvent(4)]
    const run = startTaskLog({ past: () => Promise.resolve(answerOf(200, events)) })
    await run.open()
    expect(run.ids()).toEqual([1, 2, 4])
    expect(run.streams()).toEqual(['?after=2'])
    await run.says(sentEvent(4), sentEvent(5))
    expect(run.ids()).toEqual([1, 2, 4, 5])
    expect(run.server()?.request).toMatchObject({ silenceTimeout: 5_000 })
    run.expectEvents('taskLog/taskOpened', 'taskLog/eventsReceived', 'taskLog/eventsReceived')
  })

  it('needs no stream where the one answer has the end', async () => {
    const past = () => Promise.resolve(answerOf(200, [sentEvent(1), completion(2)]))
    const run = startTaskLog({ past })
    run.taskIs('completed')
    await run.open()
    expect(run.streams()).toEqual([])
    expect(run.machine()).toMatchObject({ status: 'ended', result: 'completed' })
    run.expectEvents('taskLog/taskOpened', 'taskLog/eventsReceived', 'taskLog/taskEnded')
  })

  it.each([
    ['is not there within a second', () => new Promise<never>(() => undefined), 1_000],
    ['fails', () => Promise.resolve(answerOf(500, {})), 0],
  ])('is opened from the start if the one answer %s', async (_name, past, wait) => {
    const run = startTaskLog({ past })
    await run.open()
    expect(run.streams()).toHaveLength(wait === 0 ? 1 : 0)
    await run.advance(wait)
    expect(run.streams()).toEqual([''])
    run.expectEvents('taskLog/taskOpened')
  })

  it('resumes after the last event that is known, and shows nothing twice', async () => {
    const run = startTaskLog()
    await run.open()
    await run.says(sentEvent(1), sentEvent(2))
    run.server()?.isCut()
    await run.advance(16)
    expect(run.machine()).toMatchObject({ status: 'reconnecting', attempt: 1, since: 16 })
    await run.advance(980)
    expect(run.streams()).toHaveLength(1)
    await run.advance(20)
    await run.says(sentEvent(2), sentEvent(1), sentEvent(3))
    expect(run.streams()).toEqual(['', '?after=2'])
    expect(run.ids()).toEqual([1, 2, 3])
    expect(run.machine()).toMatchObject({ status: 'live', attempt: 0 })
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/eventsReceived',
      'taskLog/streamCut',
      'taskLog/streamRetried',
      'taskLog/eventsReceived',
    )
  })

  it('is opened again where the server ends it before the task', async () => {
    const run = startTaskLog()
    await run.open()
    await run.says(sentEvent(1))
    run.server()?.ends()
    await run.advance(16)
    expect(run.machine()).toMatchObject({
      status: 'reconnecting',
      failure: { name: 'StreamEndedError' },
    })
    await run.advance(1_000)
    expect(run.streams()).toEqual(['', '?after=1'])
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/eventsReceived',
      'taskLog/streamEnded',
      'taskLog/streamCut',
      'taskLog/streamRetried',
    )
  })

  it('counts what it cannot read, and goes on', async () => {
    const run = startTaskLog()
    await run.open()
    run.server()?.says({ id: null, type: 'log', data: '{"id":' })
    await run.says({ body: { message: 'no id' } }, sentEvent(1, { message: 7 }))
    expect(run.machine()).toMatchObject({
      status: 'live',
      events: { unreadable: 2, batches: [[{ id: 1, text: '{"message":7}' }]] },
    })
    run.expectEvents('taskLog/taskOpened', 'taskLog/eventsReceived')
  })

  it('says that the task does not exist, and asks again when the user wants it', async () => {
    const run = startTaskLog()
    await run.open()
    run.server()?.refuses(404, 'Not Found')
    await run.advance(16)
    expect(run.machine()).toMatchObject({ status: 'refused', failure: { status: 404 } })
    run.dispatch(streamRetried({ taskId: 'task-1' }))
    await run.advance()
    await run.says(sentEvent(1))
    expect(run.machine()).toMatchObject({ status: 'live' })
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/logRefused',
      'taskLog/streamRetried',
      'taskLog/eventsReceived',
    )
  })

  it('keeps what was shown of a task that is deleted meanwhile', async () => {
    const run = startTaskLog()
    await run.open()
    await run.says(sentEvent(1))
    run.taskAnswers(answerOf(404, {}, 'Not Found'))
    run.server()?.ends()
    await run.advance(16)
    expect(run.machine()).toMatchObject({ status: 'refused', failure: { kind: 'notFound' } })
    expect(run.ids()).toEqual([1])
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/eventsReceived',
      'taskLog/streamEnded',
      'taskLog/logRefused',
    )
  })

  it('ends with a task that has ended, where the log is quiet and never says so', async () => {
    const run = startTaskLog()
    await run.open()
    run.server()?.opens()
    await run.says(sentEvent(1))
    run.taskIs('cancelled')
    run.dispatch(scaffolderApi.endpoints.task.initiate('task-1') as never)
    await run.advance(4_900)
    expect(run.machine()).toMatchObject({ status: 'live' })
    // Within the second pause, and after three seconds for the last events.
    await run.advance(5_100)
    await run.advance(3_000)
    expect(run.machine()).toMatchObject({ status: 'ended', result: 'cancelled' })
    expect(run.server()?.isClosed()).toBe(true)
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/streamOpened',
      'taskLog/eventsReceived',
      'taskLog/endNoticed',
      'taskLog/taskEnded',
    )
  })

  it('is closed with the page', async () => {
    const run = startTaskLog()
    await run.open()
    await run.go('/create/tasks')
    expect(run.server()?.isClosed()).toBe(true)
    expect(run.machine()).toEqual({ status: 'closed' })
    run.expectEvents('taskLog/taskOpened', 'taskLog/taskLeft')
  })

  it('brings 10,000 events to the store in at most 120 actions', async () => {
    const run = startTaskLog()
    await run.open()
    const all = Array.from({ length: 10_000 }, (_none, index) => sentEvent(index + 1))
    // As pieces of 64 KB arrive.
    for (let at = 0; at < all.length; at += 200) await run.says(...all.slice(at, at + 200))
    const types = run.log().map(({ type }) => type)
    expect(run.ids()).toHaveLength(10_000)
    expect(types.filter((type) => type.startsWith('taskLog/')).length).toBeLessThanOrEqual(120)
    run.expectEvents('taskLog/taskOpened', ...Array<string>(50).fill('taskLog/eventsReceived'))
  })
})

describe('asking again and again', () => {
  it('takes over where the stream is held back, 1000 ms after a failure, until the stream is worth a try', async () => {
    const answers = [
      () => Promise.resolve(answerOf(200, [sentEvent(1), sentEvent(2)])),
      () => Promise.resolve(answerOf(503, {}, 'Service Unavailable')),
      () => Promise.resolve(answerOf(200, [])),
    ]
    const run = startTaskLog({
      events: () => answers.shift()?.() ?? new Promise<never>(() => undefined),
    })
    await run.open()
    run.server()?.isCut('timeout')
    await run.advance(16)
    expect(run.machine()).toMatchObject({ status: 'polling', failure: { status: 503 }, attempt: 1 })
    expect(run.polled).toEqual([0, 2])
    await run.advance(980)
    expect(run.polled).toEqual([0, 2])
    await run.advance(20)
    expect(run.polled).toEqual([0, 2, 2])
    await run.advance(1_000)
    expect(run.streams()).toEqual(['', '?after=2'])
    expect(run.ids()).toEqual([1, 2])
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/pollingStarted',
      'taskLog/eventsReceived',
      'taskLog/pollFailed',
      'taskLog/eventsReceived',
      'taskLog/streamRetried',
    )
  })

  it('is all there is where the configuration says so', async () => {
    const answers = [[sentEvent(1)], [completion(2)]]
    const run = startTaskLog({
      config: { ...testConfig, useLongPollingLogs: true },
      events: () => Promise.resolve(answerOf(200, answers.shift() ?? [])),
    })
    run.taskIs('completed')
    await run.open()
    expect(run.streams()).toEqual([])
    expect(run.polled).toEqual([0, 1])
    expect(run.machine()).toMatchObject({ status: 'ended', result: 'completed' })
    run.expectEvents(
      'taskLog/taskOpened',
      'taskLog/pollingStarted',
      'taskLog/eventsReceived',
      'taskLog/eventsReceived',
      'taskLog/taskEnded',
    )
  })
})

/** A part of the log that one stream delivers, and how it breaks off. */
const stretch = fc.record({
  lines: fc.nat(6),
  repeated: fc.nat(3),
  end: fc.constantFrom('unreachable' as const, 'ended' as const, 'halfAnEvent' as const),
})

it.each([
  [403, 'refused'],
  [404, 'refused'],
  [500, 'polling'],
  [400, 'polling'],
] as const)('takes the status %i to mean %s, also while it polls', async (status, expected) => {
  const config = { ...testConfig, useLongPollingLogs: true }
  const run = startTaskLog({ config, events: () => Promise.resolve(answerOf(status, {})) })
  await run.open()
  expect(run.machine()).toMatchObject({ status: expected, failure: { status } })
  run.expectEvents(
    'taskLog/taskOpened',
    'taskLog/pollingStarted',
    expected === 'refused' ? 'taskLog/logRefused' : 'taskLog/pollFailed',
  )
})

it('loses no line and shows none twice, however the network cuts the stream', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stretch, { minLength: 1, maxLength: 8 }), async (stretches) => {
      const total = stretches.reduce((sum, { lines }) => sum + lines, 0) + 1
      const all = Array.from({ length: total }, (_none, index) =>
        index + 1 === total ? completion(total) : sentEvent(index + 1),
      )
      const run = startTaskLog({
        events: (after) => Promise.resolve(answerOf(200, all.slice(after, after + 2))),
      })
      await run.open()
      for (const { lines, repeated, end } of stretches) {
        const after = Number(new URLSearchParams(run.streams().at(-1)).get('after') ?? 0)
        await run.says(...all.slice(Math.max(0, after - repeated), after + lines))
        const server = run.server()
        if (end === 'ended') server?.ends()
        else server?.isCut(end === 'halfAnEvent' ? 'timeout' : 'unreachable')
        await run.advance(20_000)
      }
      run.taskIs('completed')
      const state = run.machine()
      const after = state.status === 'closed' ? 0 : state.events.lastId
      // The backend sends the end again, whatever is known.
      await run.says(...all.slice(Math.min(after, total - 1)))
      await run.advance(20_000)
      expect(run.ids()).toEqual(all.map(({ id }) => id))
      expect(run.machine()).toMatchObject({ status: 'ended', result: 'completed' })
      await run.given()
      run.end()
    }),
    { numRuns: 100 },
  )
})
