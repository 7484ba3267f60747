// From a repository without an entity file to a pull request, with the messages on the way (spec 1 §4, §8).

import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { repository } from '../../fixtures/importRequests.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { providerSession } from '../../support/fakeSessions.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { fakeWindows, servePage } from '../../support/signIn.ts'

const host = 'https://git.example.invalid'
const api = `${host}/api/v3`
const scopes = ['repo', 'read:org', 'read:user', 'gist']
const file = `${repository}/blob/main/a.yaml`
const proposed = 'component:default/repository'

function openImport(...targets: readonly string[]) {
  servePage(
    '{ id: guest }',
    `integrations: { github: [{ host: git.example.invalid, apiBaseUrl: '${api}' }] }\n`,
  )
  rememberGuest()
  const windows = fakeWindows()
  const search = new URLSearchParams(targets.map((target) => ['url', target])).toString()
  const view = renderApp({
    at: search === '' ? '/catalog-import' : `/catalog-import?${search}`,
    services: windows.services,
  })
  return { ...view, ...windows }
}

/** Answers as GitHub's API does; returns the requests. */
function answerHost(others: Readonly<Record<string, () => Response>> = {}): readonly string[] {
  const asked: string[] = []
  const answers: Readonly<Record<string, () => Response>> = {
    'GET /repos/team/repository': () => HttpResponse.json({ default_branch: 'main' }),
    'GET /repos/team/repository/git/ref/heads/main': () =>
      HttpResponse.json({ object: { sha: 'c0ffee' } }),
    'POST /repos/team/repository/git/refs': () => HttpResponse.json({}, { status: 201 }),
    'PUT /repos/team/repository/contents/catalog-info.yaml': () =>
      HttpResponse.json({}, { status: 201 }),
    'POST /repos/team/repository/pulls': () =>
      HttpResponse.json({ html_url: `${repository}/pull/7` }, { status: 201 }),
    ...others,
  }
  server.use(
    http.all(`${api}/*`, ({ request }) => {
      const line = `${request.method} ${request.url.slice(api.length)}`
      asked.push(line)
      return answers[line]?.() ?? HttpResponse.json({ message: 'Not Found' }, { status: 404 })
    }),
    http.post(`${backendUrl}/api/catalog/locations`, () =>
      HttpResponse.json(
        {
          location: { id: '1', type: 'url', target: `${repository}/blob/main/catalog-info.yaml` },
          entities: [],
        },
        { status: 201 },
      ),
    ),
    http.get(`${backendUrl}/api/catalog/entities/unprocessed/*`, () =>
      HttpResponse.json({ type: 'pending', entities: [] }),
    ),
  )
  return asked
}

type View = ReturnType<typeof openImport>

const currentStep = () =>
  within(screen.getByRole('list', { name: 'Import steps' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent

/** Chooses the required owner, and submits. */
async function propose({ user, opened }: View) {
  const fields = await screen.findByRole('group', { name: proposed })
  expect(await screen.findByText(/must have required property 'owner'/)).toBeVisible()
  expect(screen.getByText('Add spec.owner.')).toBeVisible()
  expect(currentStep()).toBe('2 of 3 · Review')
  await user.click(within(fields).getByRole('combobox', { name: 'Owner' }))
  await user.click(await within(fields).findByRole('option', { name: /payments-team/ }))
  expect(await screen.findByText('Valid')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open pull request' }))
  await user.click(await screen.findByRole('button', { name: /^Login/ }))
  await act(() => {
    opened[0]?.finish(providerSession(scopes, null))
    return Promise.resolve()
  })
}

describe('page', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('shows back what was typed before anything is sent, and takes it to the address', async () => {
    answerHost()
    const { user, router } = openImport()
    const field = await screen.findByLabelText('One URL per line')
    await user.type(field, `${file}{enter}https://nowhere.example/x`)
    const shown = within(screen.getByRole('list', { name: 'Detected URLs' }))
    expect(shown.getByText('Entity file')).toBeVisible()
    expect(shown.getByText('a.yaml')).toBeVisible()
    expect(
      shown.getByText(/no configured integration that matched the given host name/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Analyze 2 URLs' }))
    await waitFor(() => {
      expect(router.state.location.search).toContain('nowhere.example')
    })
    expect(new URLSearchParams(router.state.location.search).getAll('url')).toEqual([
      file,
      'https://nowhere.example/x',
    ])
    expect(await screen.findByRole('table', { name: '0 of 2 in the catalog' })).toBeVisible()
  })

  it('says the cause of a refusal, who can fix it, and what to do next', async () => {
    openImport(`${repository}/catalog-info.yaml`)
    expect(
      await screen.findByRole('heading', { name: "The catalog can't read from this host" }),
    ).toBeVisible()
    expect(screen.getByText(/The portal operators/)).toBeVisible()
    expect(screen.getByText(/an entry in backend\.reading\.allow/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('makes a pull request step by step, registers its file, and waits for the merge', async () => {
    const asked = answerHost()
    const view = openImport(repository)
    await propose(view)
    expect(await screen.findByRole('link', { name: `${repository}/pull/7` })).toBeVisible()
    expect(screen.getByText('Waiting for merge')).toBeVisible()
    expect(asked).toEqual([
      'GET /repos/team/repository',
      'GET /repos/team/repository/git/ref/heads/main',
      'POST /repos/team/repository/git/refs',
      'PUT /repos/team/repository/contents/catalog-info.yaml',
      'POST /repos/team/repository/pulls',
    ])
    expect(localStorage.getItem('portico.imports')).toContain(`${repository}/pull/7`)
  })

  it('says which step failed, keeps what is done, and takes the branch away where that is wanted', async () => {
    let isThere = false
    const refs = 'POST /repos/team/repository/git/refs'
    const pulls = 'POST /repos/team/repository/pulls'
    const asked = answerHost({
      [refs]: () => HttpResponse.json({}, { status: isThere ? 422 : 201 }),
      [pulls]: () => HttpResponse.json({ message: 'No write access' }, { status: 403 }),
      'DELETE /repos/team/repository/git/refs/heads/backstage-integration': () => {
        isThere = false
        return new HttpResponse(null, { status: 204 })
      },
    })
    const view = openImport(repository)
    await propose(view)
    const message = await screen.findByRole('alert')
    expect(
      within(message).getByText(
        "Couldn't create a pull request for backstage-integration branch, received http response status code 403: No write access",
      ),
    ).toBeVisible()
    const steps = within(screen.getByRole('list', { name: 'Pull request steps' }))
    expect(steps.getAllByText('succeeded')).toHaveLength(4)
    isThere = true
    await view.user.click(
      screen.getByRole('button', { name: 'Delete branch backstage-integration' }),
    )
    expect(await screen.findByRole('button', { name: 'Open pull request' })).toBeEnabled()
    expect(asked.at(-1)).toMatch(/^DELETE/)
    expect(screen.getByLabelText('New branch')).toHaveValue('backstage-integration')
  })

  it('takes up what an earlier page left', async () => {
    const first = openImport(repository)
    const title = await screen.findByLabelText('Title')
    await first.user.clear(title)
    await first.user.type(title, 'Describe the repository')
    first.unmount()
    first.portal.stop()
    openImport(repository)
    await waitFor(async () => {
      expect(await screen.findByLabelText('Title')).toHaveValue('Describe the repository')
    })
  })

  it('says why whoever may not register locations cannot', async () => {
    rememberGuest()
    turnPermissionsOn()
    answerChecks((name) => (name === 'catalog.location.create' ? 'DENY' : 'ALLOW'))
    const entity = { kind: 'Component', metadata: { name: 'a' } }
    const found = { location: { id: '1', type: 'url', target: file }, entities: [entity] }
    server.use(
      http.post(`${backendUrl}/api/catalog/locations`, () =>
        HttpResponse.json({ ...found, exists: false }, { status: 201 }),
      ),
    )
    renderApp({ at: `/catalog-import?${new URLSearchParams({ url: file }).toString()}` })
    const button = await screen.findByRole('button', { name: 'Register 1 entity' })
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'true')
    })
    expect(button).toHaveAccessibleDescription(/You can't register locations/)
  })

  it('says that the catalog cannot be asked about what was registered, and asks again on request', async () => {
    rememberGuest()
    const entity = { kind: 'Component', metadata: { name: 'a' } }
    const found = { location: { id: '1', type: 'url', target: file }, entities: [entity] }
    const byRefs = `${backendUrl}/api/catalog/entities/by-refs`
    const forbidden = { error: { name: 'NotAllowedError', message: 'not for you' } }
    server.use(
      http.post(`${backendUrl}/api/catalog/locations`, () =>
        HttpResponse.json({ ...found, exists: false }, { status: 201 }),
      ),
      http.post(byRefs, () => HttpResponse.json(forbidden, { status: 403 })),
    )
    const { user } = renderApp({
      at: `/catalog-import?${new URLSearchParams({ url: file }).toString()}`,
    })
    await user.click(await screen.findByRole('button', { name: 'Register 1 entity' }))
    const message = await screen.findByRole('alert')
    expect(within(message).getByText('Catalog permission missing')).toBeVisible()
    expect(within(message).getByText('not for you')).toBeVisible()
    expect(screen.getByText('Unknown')).toBeVisible()
    expect(screen.getByText('Catalog unreachable')).toBeVisible()
    const annotations = { 'backstage.io/managed-by-location': `url:${file}` }
    const standing = { ...entity, metadata: { ...entity.metadata, annotations } }
    server.use(http.post(byRefs, () => HttpResponse.json({ items: [standing] })))
    await user.click(within(message).getByRole('button', { name: 'Retry' }))
    expect(await screen.findAllByText('In the catalog')).not.toHaveLength(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
