// A portal on the page of a task, and a server whose streams and answers a test gives.

import type { Answer } from '../../src/features/backend/backendApi.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { taskLogSlice } from '../../src/features/tasks/taskLogSlice.ts'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import type { Json } from '../../src/model/json.ts'
import type { TaskLogState } from '../../src/model/tasks/taskLog.ts'
import { taskLogSaga } from '../../src/sagas/tasks/taskLogSaga.ts'
import { fakeBackend } from './fakeSessions.ts'
import { fakeStreams } from './fakeStreams.ts'
import { answerOf } from './importWorld.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses } from './processHarness.ts'

/** An event as the backend sends it. */
export const sentEvent = (id: number, body: Readonly<Record<string, Json>> = {}, type = 'log') => ({
  id,
  taskId: 'task-1',
  isTaskRecoverable: false,
  type,
  createdAt: '2026-11-21T09:40:17.000Z',
  body: { message: `line ${String(id)}`, ...body },
})

export const completion = (id: number) =>
  sentEvent(id, { message: 'Run completed with status: completed', output: {} }, 'completion')

const around = 'boot|session|backend|userSettings|location|providers|flags'

interface Options {
  readonly config?: PortalConfig
  /** Answers to `GET /v2/tasks/task-1/events`, by `after`; waits for ever without one. */
  readonly events?: (after: number) => Promise<Answer>
  /** What is there before the stream is opened; nothing by default. */
  readonly past?: () => Promise<Answer>
}

export function startTaskLog({ config, events, past }: Options = {}) {
  const streams = fakeStreams()
  const door = createDoor(config)
  let task = answerOf(200, { id: 'task-1', status: 'processing', createdAt: 'now', spec: {} })
  const polled: number[] = []
  const machine = (): TaskLogState =>
    (run.state() as unknown as { readonly taskLog: TaskLogState }).taskLog
  const backend = fakeBackend((url) => {
    if (!url.includes('/events')) return Promise.resolve(task)
    if (machine().status === 'connecting' && config?.useLongPollingLogs !== true)
      return past ? past() : Promise.resolve(answerOf(200, []))
    const after = Number(new URL(url).searchParams.get('after') ?? 0)
    polled.push(after)
    return events ? events(after) : new Promise<never>(() => undefined)
  })
  const run = startProcesses(
    [],
    { session: door.session, backend, streams },
    { aside: new RegExp(`^(?:${around})/`) },
  )
  run.portal.extend({
    id: 'tasks',
    slices: [taskLogSlice],
    processes: [{ name: 'taskLog', saga: taskLogSaga }],
  })
  const go = async (pathname: string) => {
    run.dispatch(navigated({ pathname, search: '', hash: '', by: 'push' }))
    await run.advance()
  }
  return {
    ...run,
    polled,
    machine,
    go,
    open: async () => {
      await door.enter(run, mona)
      await go('/create/tasks/task-1')
    },
    /** The newest stream, from the server's side. */
    server: () => streams.events.opened.at(-1),
    /** Queries of the streams so far. */
    streams: () => streams.events.opened.map(({ request }) => new URL(request.url).search),
    says: async (...sent: readonly object[]) => {
      streams.events.opened
        .at(-1)
        ?.says(...sent.map((one) => ({ id: null, type: 'log', data: JSON.stringify(one) })))
      await run.advance(16)
    },
    taskIs: (status: string) => {
      task = answerOf(200, { id: 'task-1', status, createdAt: 'now', spec: {} })
    },
    taskAnswers: (answer: Answer) => {
      task = answer
    },
    /** Ids of the log, in its order. */
    ids: () => {
      const state = machine()
      return state.status === 'closed' ? [] : state.events.batches.flat().map(({ id }) => id)
    },
  }
}
