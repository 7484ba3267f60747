import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answerTask, recordedTask, sent } from '../../support/taskPage.ts'

describe('output', () => {
  beforeEach(rememberGuest)

  const entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { namespace: 'default', name: 'my-svc', title: 'My service' },
    spec: {},
  }
  const gone = { error: { name: 'NotFoundError', message: 'No entity' } }
  const catalog = `${backendUrl}/api/catalog`

  function answerCatalog(answer: () => Response, refused: readonly object[] = []) {
    server.use(
      http.get(`${catalog}/entities/by-name/component/default/my-svc`, answer),
      http.get(`${catalog}/entities/unprocessed/failed`, () =>
        HttpResponse.json({ entities: refused }),
      ),
    )
  }

  const missing = () => HttpResponse.json(gone, { status: 404 })

  /** A task that has just ended, or a while ago. */
  function answerEnded(at: string) {
    const task = answerTask(recordedTask('completed'))
    const output = {
      links: [
        { title: 'Catalog', icon: 'catalog', entityRef: 'component:default/my-svc' },
        { title: 'Docs', icon: 'docs', url: 'https://docs.example.com' },
      ],
    }
    task.says(sent({ output }, 'completion', at))
    return task
  }

  const output = async () => within(await screen.findByRole('region', { name: 'Output' }))

  it('waits until the catalog has the new entity, and links to it', async () => {
    answerCatalog(missing)
    const task = answerEnded(new Date().toISOString())
    renderApp({ at: task.at })
    expect(await (await output()).findByText('Waiting for the catalog…')).toBeVisible()
    expect((await output()).getByRole('link', { name: 'Docs' })).toBeVisible()
    expect((await output()).queryByRole('link', { name: /My service|my-svc/ })).toBeNull()
    answerCatalog(() => HttpResponse.json(entity))
    const link = await (
      await output()
    ).findByRole('link', { name: 'My service' }, { timeout: 8_000 })
    expect(link).toHaveAttribute('href', '/catalog/default/component/my-svc')
  }, 15_000)

  it("repeats the catalog's reason for an entity that it refuses, and looks again when asked", async () => {
    const errors = [{ name: 'InputError', message: 'Processor failed on my-svc' }]
    answerCatalog(missing, [{ unprocessed_entity: entity, errors }])
    const task = answerEnded('2026-11-21T09:40:19.000Z')
    const { user } = renderApp({ at: task.at })
    expect(await (await output()).findByText('Not in the catalog yet.')).toBeVisible()
    expect(await (await output()).findByText('Processor failed on my-svc')).toBeVisible()
    expect((await output()).getByRole('link', { name: 'Open anyway' })).toHaveAttribute(
      'href',
      '/catalog/default/component/my-svc',
    )
    const item = { level: 'error', type: 'x', message: 'Unknown owner' }
    answerCatalog(() => HttpResponse.json({ ...entity, status: { items: [item] } }))
    await user.click((await output()).getByRole('button', { name: 'Check again' }))
    expect(await (await output()).findByRole('link', { name: 'My service' })).toBeVisible()
    expect((await output()).getByRole('alert')).toHaveTextContent('Unknown owner')
  })

  it('says why the catalog cannot be asked', async () => {
    answerCatalog(() => HttpResponse.json({}, { status: 403 }))
    const task = answerEnded('2026-11-21T09:40:19.000Z')
    renderApp({ at: task.at })
    expect(await (await output()).findByText(/^Couldn't check the catalog:/)).toBeVisible()
  })

  it('masks secrets among the values, folds long ones and shows each value of a list and an object', async () => {
    const parameters = {
      password: '********',
      apiToken: 'abc123',
      description: 'A long text. '.repeat(60),
      nested: { ports: [80, { name: 'x: y' }], secret: 's3' },
    }
    const task = recordedTask('completed')
    const { at } = answerTask({ ...task, spec: { ...task.spec, parameters } })
    const { user } = renderApp({ at })
    const card = within(await screen.findByRole('region', { name: 'Parameters' }))
    expect(card.queryByText(/abc123|s3/)).toBeNull()
    expect(card.getByTitle("Secret, can't be shown")).toHaveTextContent('••••••••')
    await user.click(card.getByRole('button', { name: 'Show apiToken' }))
    expect(card.getByText('abc123')).toBeVisible()
    const nested = card.getAllByText(/^nested ›/).map((name) => name.parentElement?.textContent)
    expect(nested).toEqual([
      'nested › ports 180',
      'nested › ports 2 › namex: y',
      'nested › secret••••••••Show',
    ])
    await user.click(card.getByRole('button', { name: 'Show all', expanded: false }))
    expect(card.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible()
  })

  it('says who may see a task, and keeps what is shown while the backend is away', async () => {
    const url = `${backendUrl}/api/scaffolder/v2/tasks/:id`
    const labels = { 'example.org/version': '1.4.0' }
    const spec = { templateInfo: { entity: { metadata: { title: 'Mine', labels } } } }
    const task = answerTask({ ...recordedTask('processing'), spec })
    const { user } = renderApp({ at: task.at })
    expect(await screen.findByText('1.4.0')).toBeVisible()
    server.use(http.get(url, () => HttpResponse.json({}, { status: 503 })))
    const banner = await screen.findByText(/^Couldn't update this task:/, {}, { timeout: 8_000 })
    expect(banner).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
    server.use(http.get(url, () => HttpResponse.json({ ...recordedTask('processing'), spec })))
    await user.click(screen.getByRole('button', { name: 'Update now' }))
    await waitFor(() => {
      expect(screen.queryByText(/^Couldn't update this task:/)).toBeNull()
    })
  }, 15_000)

  it('says that the user may not see a task', async () => {
    const denied = { error: { name: 'NotAllowedError', message: 'Not allowed' } }
    server.use(
      http.get(`${backendUrl}/api/scaffolder/v2/tasks/*`, () =>
        HttpResponse.json(denied, { status: 403 }),
      ),
    )
    renderApp({ at: '/create/tasks/secret-task' })
    expect(await screen.findByText("You can't view this task")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to tasks' })).toBeVisible()
  })
})
