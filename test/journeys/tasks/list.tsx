import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import '../../support/noSizes.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { noSecretsInForms } from '../../support/taskPage.ts'

const at = '/create/tasks'
const url = `${backendUrl}/api/scaffolder/v2/tasks`

interface Recorded {
  readonly tasks: readonly { readonly id: string; readonly status: string }[]
}
const { tasks } = JSON.parse(
  readFileSync('test/fixtures/scaffolder/tasks.json', 'utf8'),
) as Recorded
const ended = tasks.slice(2)

/** Answers with these tasks; returns the queries so far. */
function answerTasks(list: readonly object[] = ended, totalTasks = list.length): string[] {
  const asked: string[] = []
  server.use(
    http.get(url, ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search))
      return HttpResponse.json({ tasks: list, totalTasks })
    }),
  )
  return asked
}

const rows = () => screen.findAllByRole('rowheader')
const menuOf = async (row: number) => {
  const buttons = await screen.findAllByRole('button', { name: /^Actions for/ })
  return buttons[row] ?? document.body
}

describe('list', () => {
  beforeEach(rememberGuest)

  it('shows my tasks, newest first, with status, times and user', async () => {
    const asked = answerTasks()
    renderApp({ at })
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Local Service (builtin actions only)',
      'Failing template',
      'Local Service (builtin actions only)',
    ])
    const [, first] = screen.getAllByRole('row')
    expect(first).toHaveTextContent('Succeeded')
    expect(await within(first ?? document.body).findByText('2 s')).toBeVisible()
    expect(within(first ?? document.body).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/create/tasks/${String(ended[0]?.id)}`,
    )
    expect(asked).toEqual(['?createdBy=user:default/guest&order=desc:created_at&limit=20&offset=0'])
  })

  it('shows the tasks of all users by status and page, as the URL says', async () => {
    const asked = answerTasks(ended, 45)
    const { user, router } = renderApp({ at })
    await rows()
    await user.click(screen.getByRole('link', { name: 'All' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed')
    await user.click(await screen.findByRole('link', { name: 'Older' }))
    expect(await screen.findByText('21–40 of 45')).toBeVisible()
    expect(router.state.location.search).toBe('?ownership=all&status=failed&page=2')
    expect(asked.at(-1)).toBe('?status=failed&order=desc:created_at&limit=20&offset=20')
  })

  it('picks the tasks of one template', async () => {
    answerTasks()
    const { user } = renderApp({ at })
    await user.click(await menuOf(1))
    await user.click(screen.getByRole('menuitem', { name: "Show this template's tasks" }))
    expect(await screen.findByText(/^1 task of this template among/)).toBeVisible()
    expect(await rows()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^Remove template/ }))
    expect(await rows()).toHaveLength(3)
  })

  it('searches a template, and picks its tasks', async () => {
    answerTasks()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) =>
        request.url.includes('kind%3Dtemplate')
          ? HttpResponse.json({
              items: [
                {
                  kind: 'Template',
                  metadata: { name: 'failing-template', namespace: 'default', title: 'Fails' },
                },
              ],
              totalItems: 1,
              pageInfo: {},
            })
          : undefined,
      ),
    )
    const { user, router } = renderApp({ at })
    await user.click(await screen.findByRole('combobox', { name: 'Template' }))
    await user.click(await screen.findByRole('option', { name: /Fails/ }))
    expect(router.state.location.search).toBe('?template=template%3Adefault%2Ffailing-template')
    expect(await screen.findByText(/^\d tasks? of this template among/)).toBeVisible()
  })

  it('starts over with the values of a task', async () => {
    answerTasks()
    const { user } = renderApp({ at })
    await user.click(await menuOf(0))
    const again = new URL(
      screen.getByRole('menuitem', { name: 'Start over' }).getAttribute('href') ?? '',
      backendUrl,
    )
    expect(again.pathname).toBe('/create/templates/default/local-service')
    expect(again.searchParams.get('fromTask')).toBe(ended[0]?.id)
  })

  const eventOf = (id: number, stepId: string, status: string) => ({
    id,
    type: 'log',
    createdAt: '2026-11-21T09:05:18.000Z',
    body: { message: `${stepId} ${status}`, stepId, status },
  })

  /** The first step has ended and the second runs, as `GET …/events` says. */
  function answerEvents() {
    const begun = [
      eventOf(1, 's1', 'processing'),
      eventOf(2, 's1', 'completed'),
      eventOf(3, 's2', 'processing'),
    ]
    server.use(http.get(`${url}/:id/events`, () => HttpResponse.json(begun)))
  }

  it('cancels a running task, and shows its end', async () => {
    answerTasks(tasks.slice(0, 1))
    answerEvents()
    server.use(
      http.post(`${url}/:id/cancel`, () => {
        answerTasks([{ ...tasks[0], status: 'cancelled' }])
        return HttpResponse.json({ status: 'cancelled' })
      }),
    )
    const { user } = renderApp({ at })
    expect(await screen.findByText('Running')).toBeVisible()
    await user.click(await menuOf(0))
    await user.click(screen.getByRole('menuitem', { name: 'Cancel' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this task?' }))
    expect(await dialog.findByText(/^“Burst 2” is running/)).toBeVisible()
    expect(dialog.getByText("These 3 steps won't run:")).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel task' }))
    expect(await screen.findByRole('cell', { name: 'Cancelled' })).toBeVisible()
  })

  it('says why a retry failed', async () => {
    answerTasks()
    const error = { name: 'ConflictError', message: 'Task cannot be retried' }
    server.use(http.post(`${url}/:id/retry`, () => HttpResponse.json({ error }, { status: 409 })))
    const { user } = renderApp({ at })
    await user.click(await menuOf(1))
    answerEvents()
    await user.click(screen.getByRole('menuitem', { name: 'Retry' }))
    await user.click(screen.getByRole('button', { name: 'Retry task' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't retry the task")
    expect(screen.getByRole('alert')).toHaveTextContent('Task cannot be retried')
    expect(await rows()).toHaveLength(3)
  })

  it('explains why somebody may not cancel', async () => {
    turnPermissionsOn()
    answerChecks((name) => (name === 'scaffolder.task.cancel' ? 'DENY' : 'ALLOW'))
    answerTasks(tasks.slice(0, 1))
    const { user } = renderApp({ at })
    await user.click(await menuOf(0))
    expect(await screen.findByText(/^You can't cancel this task\. Ask its creator\./)).toBeVisible()
  })

  it('says that there are no tasks', async () => {
    answerTasks([])
    renderApp({ at })
    expect(await screen.findByText('No tasks yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse templates' })).toHaveAttribute(
      'href',
      '/create',
    )
  })

  it.each([
    ['no scaffolder', 404, {}],
    ['a denial', 403, {}],
    ['another shape', 200, { tasks: [{}] }],
  ])('says why the tasks failed after %s, and retries', async (_case, status, body) => {
    answerTasks()
    server.use(http.get(url, () => HttpResponse.json(body, { status }), { once: true }))
    const { user } = renderApp({ at })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(3)
  })

  /** As a real backend sent it, at once and to its end. */
  const stream = readFileSync('test/fixtures/scaffolder/taskStream.txt', 'utf8')

  function answerLog(log: () => Response): readonly string[] {
    const asked: string[] = []
    const entity = { apiVersion: 'v1', kind: 'API', metadata: { name: 'payments-api' } }
    server.use(
      noSecretsInForms,
      http.get(`${backendUrl}/api/catalog/entities/by-name/*`, () => HttpResponse.json(entity)),
      http.get(`${url}/:id/events`, () => HttpResponse.json([])),
      http.get(`${url}/:id/eventstream`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return log()
      }),
    )
    return asked
  }

  const streamed = (text: string) =>
    new Response(text, { headers: { 'content-type': 'text/event-stream' } })

  it('shows one task with its steps and values', async () => {
    const [task] = ended
    answerLog(() => streamed(stream))
    server.use(http.get(`${url}/${String(task?.id)}`, () => HttpResponse.json(task)))
    renderApp({ at: `${at}/${String(task?.id)}` })
    expect(await screen.findByRole('heading', { level: 1, name: /^Local Service/ })).toBeVisible()
    const steps = screen.getByRole('region', { name: 'Steps' })
    expect(within(steps).getAllByRole('listitem')[0]).toHaveTextContent(/^Log start.*debug:log$/)
    const values = screen.getByRole('region', { name: 'Parameters' })
    expect(values).toHaveTextContent('namemy-svc')
    expect(values).toHaveTextContent('group:default/platform-team')
    expect(screen.getByRole('link', { name: 'Start over' })).toHaveAttribute(
      'href',
      expect.stringContaining(`fromTask=${String(task?.id)}`),
    )
  })

  it('shows the log of a task to its end, with the state of each step and the output', async () => {
    const [task] = ended
    const asked = answerLog(() => streamed(stream))
    server.use(http.get(`${url}/${String(task?.id)}`, () => HttpResponse.json(task)))
    renderApp({ at: `${at}/${String(task?.id)}` })
    expect(await screen.findByText('Complete')).toBeVisible()
    const steps = within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps[0]).toHaveTextContent('Log startSucceeded')
    const output = screen.getByRole('region', { name: 'Output' })
    expect(within(output).getByRole('link', { name: 'Example' })).toHaveAttribute(
      'href',
      'https://example.com/my-svc',
    )
    expect(output).toHaveTextContent('my-svc with 3 replicas')
    expect(asked).toEqual([''])
  })

  it('says why the log cannot be opened, and opens it again', async () => {
    const [task] = ended
    answerLog(() => HttpResponse.json({ error: { name: 'NotAllowedError' } }, { status: 403 }))
    server.use(http.get(`${url}/${String(task?.id)}`, () => HttpResponse.json(task)))
    const { user } = renderApp({ at: `${at}/${String(task?.id)}` })
    expect(await screen.findByText("Couldn't open the log")).toBeVisible()
    answerLog(() => streamed(stream))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Complete')).toBeVisible()
  })

  it('says that a task does not exist', async () => {
    answerLog(() => HttpResponse.json({}, { status: 404 }))
    renderApp({ at: `${at}/no-such-task` })
    expect(await screen.findByText('Task not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to tasks' })).toHaveAttribute('href', at)
    expect(screen.getByRole('alert')).toHaveTextContent("No task with id 'no-such-task' found")
  })
})
