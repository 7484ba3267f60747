// A task's page for journeys: the answers of the scaffolder for one task, and the stream of its log.

import { readFileSync } from 'node:fs'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from './backend.ts'
import './noSizes.ts'

export interface SentTask {
  readonly id: string
  readonly status: string
  readonly createdAt: string
  readonly lastHeartbeatAt: string
  readonly createdBy: string
  readonly spec: Readonly<Record<string, unknown>>
}

const scaffolder = `${backendUrl}/api/scaffolder/v2`
const url = `${scaffolder}/tasks`

const recorded = JSON.parse(readFileSync('test/fixtures/scaffolder/tasks.json', 'utf8')) as {
  readonly tasks: readonly SentTask[]
}

/** A recorded task, as it is or changed. */
export function recordedTask(status: string, change: Partial<SentTask> = {}): SentTask {
  const found = recorded.tasks.find((task) => task.status === status)
  if (!found) throw new Error(`No recorded task is ${status}`)
  return { ...found, ...change }
}

let lastId = 0

/** Of a step, or of the whole task. */
export const sent = (body: object, type = 'log', createdAt = '2026-11-21T09:40:17.000Z') => ({
  id: (lastId += 1),
  type,
  createdAt,
  body: { message: 'a message', ...body },
})

export const stepIs = (stepId: string, status: string, at?: string) =>
  sent({ stepId, status, message: `${stepId} is ${status}` }, 'log', at)

const asText = (events: readonly object[]): string =>
  events.map((event) => `event: log\ndata: ${JSON.stringify(event)}\n\n`).join('')

/** The schema says which of a task's parameters are secrets: none. */
export const noSecretsInForms = http.get(
  `${scaffolder}/templates/:namespace/template/:name/parameter-schema`,
  () => HttpResponse.json({ title: 'A template', steps: [] }),
)

/** What the server says about one task and its template; changes with `taskIs`. */
export function answerTask(task: SentTask) {
  let current = task
  const opened: ReadableStreamDefaultController<Uint8Array>[] = []
  server.use(
    noSecretsInForms,
    http.get(`${url}/${task.id}`, () => HttpResponse.json(current)),
    http.get(`${url}/${task.id}/events`, () => HttpResponse.json(known)),
    http.get(`${url}/${task.id}/eventstream`, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened.push(controller)
          controller.enqueue(new TextEncoder().encode(asText(known)))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  const known: object[] = []
  return {
    at: `/create/tasks/${task.id}`,
    /** Further events, to those who listen and to those who open the stream later. */
    says: (...events: readonly object[]) => {
      known.push(...events)
      opened.forEach((controller) => {
        controller.enqueue(new TextEncoder().encode(asText(events)))
      })
    },
    taskIs: (change: Partial<SentTask>) => {
      current = { ...current, ...change }
    },
  }
}
