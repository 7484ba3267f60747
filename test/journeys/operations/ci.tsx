// The tab of workflow runs: what it says where something is missing, refused, or odd.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import {
  api,
  at,
  failedRun as failed,
  serveEntity,
  signInAtGithub,
  slug,
} from '../../support/ciTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('ci', () => {
  beforeEach(rememberGuest)

  it('says which annotation is missing', async () => {
    serveEntity({})
    renderApp({ at })
    const card = await screen.findByRole('region', { name: 'Missing annotation' })
    expect(within(card).getAllByText(/github\.com\/project-slug/)[0]).toBeVisible()
  })

  it.each(['owner', 'owner/repo/x', '../..', 'a slug/with spaces'])(
    'says that %j names no repository, and asks nobody',
    async (text) => {
      serveEntity({ 'github.com/project-slug': text })
      renderApp({ at })
      expect(await screen.findByRole('heading', { name: 'No repo/owner provided' })).toBeVisible()
      expect(
        await screen.findByText(new RegExp(`It has: ${text.replaceAll('.', String.raw`\.`)}`)),
      ).toBeVisible()
    },
  )

  const odd = { id: 5, name: 'Odd', status: null, conclusion: null, head_commit: null, actor: null }

  /** One run with one job, without anything that may be missing. */
  function serveOddRun(): void {
    const job = { id: 9, name: 'bare', status: 'completed', conclusion: 'unheard-of' }
    const answers = {
      'actions/runs': { total_count: 1, workflow_runs: [odd] },
      'actions/workflows': { total_count: 0, workflows: [] },
      'actions/runs/5': odd,
      'actions/runs/5/jobs': { total_count: 1, jobs: [job] },
      'actions/runs/5/artifacts': { total_count: 0, artifacts: [] },
      'check-runs/9/annotations': [],
    }
    for (const [path, body] of Object.entries(answers))
      server.use(http.get(`${api}/${path}`, () => HttpResponse.json(body)))
  }

  it('shows runs without commit, actor or status, and a run whose job has no steps', async () => {
    serveEntity(slug)
    signInAtGithub()
    serveOddRun()
    server.use(http.get(`${api}/actions/jobs/9/logs`, () => HttpResponse.text('')))
    const user = userEvent.setup()
    renderApp({ at })
    const table = await screen.findByRole('table', { name: 'Workflow runs' })
    const row = within(table).getAllByRole('row')[1]
    expect(row?.textContent).toBe('Odd')
    await user.click(within(table).getByRole('link', { name: 'Odd' }))
    expect(await screen.findByText('bare')).toBeVisible()
    expect(screen.getByText('Completed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show log: bare' }))
    expect(await screen.findByText('No Values Found')).toBeVisible()
    expect(screen.getByText('The host names no steps.')).toBeVisible()
  })

  it.each([
    ['with its length', { 'content-length': '2000' }, '1 kB of 2 kB downloaded'],
    ['of unknown length', {}, '1 MB downloaded'],
  ] as const)('says how much of a log %s has come', async (_what, headers, text) => {
    serveEntity(slug)
    signInAtGithub()
    serveOddRun()
    const half = 'content-length' in headers ? 1_000 : 1_000_000
    let finish: (() => void) | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(half).fill(46))
        finish = () => {
          controller.close()
        }
      },
    })
    server.use(http.get(`${api}/actions/jobs/9/logs`, () => new HttpResponse(body, { headers })))
    renderApp({ at: `${at}/5?job=9` })
    expect(await screen.findByText(text)).toBeVisible()
    finish?.()
    expect(await screen.findByRole('log', { name: 'Log of bare' })).toBeVisible()
  })

  it.each([
    ['has been deleted', () => new HttpResponse('{}', { status: 410 }), 'The log is gone'],
    [
      'is at an address that has expired',
      () => new HttpResponse('<?xml version="1.0"?><Error/>', { status: 403 }),
      'The address of the log had expired',
    ],
    [
      'is at a storage that the page may not reach',
      () => HttpResponse.error(),
      'The log could not be fetched',
    ],
  ] as const)('says that a log %s, and asks again when told', async (_what, answer, title) => {
    serveEntity(slug)
    signInAtGithub()
    serveOddRun()
    let isGood = false
    server.use(
      http.get(`${api}/actions/jobs/9/logs`, () =>
        isGood ? HttpResponse.text('2026-11-20T10:00:00Z fine') : answer(),
      ),
    )
    const user = userEvent.setup()
    renderApp({ at: `${at}/5?job=9` })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    isGood = true
    const again = screen.queryByRole('button', { name: 'Try again' })
    // A deleted log does not come back.
    expect(again === null).toBe(title === 'The log is gone')
    if (!again) return
    await user.click(again)
    expect(await screen.findByText('Ended')).toBeVisible()
  })

  it.each([
    [404, { message: 'Not Found' }, {}, 'Not found, or hidden from you'],
    [401, { message: 'Bad credentials' }, {}, 'GitHub has ended your session'],
    [403, { message: 'x' }, { 'x-github-sso': 'required' }, 'larkspur requires single sign-on'],
    [
      403,
      { message: 'x' },
      { 'x-oauth-scopes': 'read:user', 'x-accepted-oauth-scopes': 'repo' },
      'You may not read these workflow runs',
    ],
    [429, { message: 'x' }, { 'retry-after': '60' }, /^GitHub allows no more requests until \d/],
    [403, { message: 'API rate limit exceeded' }, {}, 'GitHub allows no more requests for now'],
    [200, { odd: true }, {}, 'The workflow runs could not be loaded'],
    [503, {}, {}, 'The workflow runs could not be loaded'],
  ] as const)('says what %i %j means', async (status, body, headers, title) => {
    serveEntity(slug)
    signInAtGithub()
    server.use(http.get(`${api}/actions/runs`, () => HttpResponse.json(body, { status, headers })))
    renderApp({ at })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it('offers no login where the portal has none', async () => {
    serveEntity(slug)
    const auth = 'auth: { environment: default, providers: { guest: {} } }'
    server.use(
      http.get(`${portalUrl}/app-config.yaml`, () =>
        HttpResponse.text(configYaml.replace(/^auth: .*$/m, auth)),
      ),
    )
    renderApp({ at })
    expect(await screen.findByText('This portal offers no session at GitHub.')).toBeVisible()
  })

  it('says on the overview which branch could not be read', async () => {
    serveEntity(slug)
    signInAtGithub()
    server.use(
      http.get(`${api}/actions/runs`, () => HttpResponse.json({ message: 'No' }, { status: 500 })),
    )
    renderApp({ at: '/catalog/default/component/some' })
    const card = await screen.findByRole('region', { name: 'Last master build' })
    expect(await within(card).findByText("Couldn't fetch latest master run: No")).toBeVisible()
  })

  it('says that there is no workflow yet, and where to create one', async () => {
    serveEntity(slug)
    signInAtGithub()
    server.use(
      http.get(`${api}/actions/runs`, () =>
        HttpResponse.json({ total_count: 0, workflow_runs: [] }),
      ),
      http.get(`${api}/actions/workflows`, () =>
        HttpResponse.json({ total_count: 0, workflows: [] }),
      ),
    )
    renderApp({ at })
    expect(await screen.findByRole('heading', { name: 'No Workflow Data' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create new Workflow' })).toHaveAttribute(
      'href',
      'https://github.com/larkspur/some/actions/new',
    )
  })

  it('says that there is no such run', async () => {
    serveEntity(slug)
    signInAtGithub()
    server.use(
      http.get(`${api}/actions/*`, () =>
        HttpResponse.json({ message: 'Not Found' }, { status: 404, statusText: 'Not Found' }),
      ),
    )
    renderApp({ at: `${at}/99` })
    expect(await screen.findByText('Failed to load build, Not Found')).toBeVisible()
  })

  it('tells a limit of the host before it is reached', async () => {
    serveEntity(slug)
    signInAtGithub()
    const reset = String(Math.floor(Date.now() / 1_000) + 1_800)
    server.use(
      http.get(`${api}/actions/runs`, () =>
        HttpResponse.json(
          { total_count: 1, workflow_runs: [failed] },
          { headers: { 'x-ratelimit-remaining': '38', 'x-ratelimit-reset': reset } },
        ),
      ),
      http.get(`${api}/actions/workflows`, () =>
        HttpResponse.json({ total_count: 0, workflows: [] }),
      ),
    )
    renderApp({ at })
    expect(await screen.findByText(/^GitHub allows \d+ more requests until \d/)).toBeVisible()
  })

  it('says in a notification why a run could not start again', async () => {
    serveEntity(slug)
    signInAtGithub()
    serveOddRun()
    server.use(
      http.get(`${api}/actions/runs/5`, () => HttpResponse.json(failed)),
      http.post(`${api}/actions/runs/5/rerun`, () =>
        HttpResponse.json({ message: 'The workflow is disabled' }, { status: 403 }),
      ),
    )
    const { user } = renderApp({ at: `${at}/5` })
    await user.click(await screen.findByRole('button', { name: 'Re-run all jobs' }))
    expect(
      await screen.findByText('Failed to rerun the workflow: The workflow is disabled'),
    ).toBeVisible()
  })

  it('shows recent runs and the last build of a branch on the overview', async () => {
    serveEntity(slug)
    signInAtGithub()
    const runs = [5, 4, 3, 2, 1].map((id) => ({ ...failed, id }))
    server.use(
      http.get(`${api}/actions/runs`, () =>
        HttpResponse.json({ total_count: 40, workflow_runs: runs }),
      ),
    )
    const { user, router } = renderApp({ at: '/catalog/default/component/some' })
    const recent = await screen.findByRole('list', { name: 'Recent workflow runs' })
    expect(within(recent).getAllByRole('listitem')).toHaveLength(5)
    const last = await screen.findByRole('region', { name: 'Last master build' })
    expect(await within(last).findByText('Error')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All workflow runs' }))
    expect(router.state.location.pathname).toBe(at)
  })

  it('shows the branch that cards begin with, and removes it', async () => {
    serveEntity(slug)
    signInAtGithub()
    const asked: (string | null)[] = []
    server.use(
      http.get(`${api}/actions/runs`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('branch'))
        return HttpResponse.json({ total_count: 0, workflow_runs: [] })
      }),
      http.get(`${api}/actions/workflows`, () => HttpResponse.json({ workflows: [] })),
      http.get(api, () => HttpResponse.json({ default_branch: 'trunk' })),
    )
    const user = userEvent.setup()
    renderApp({ at })
    await user.click(await screen.findByRole('radio', { name: 'Cards' }))
    const chip = await screen.findByRole('button', { name: 'Branch: trunk. Show all branches' })
    expect(chip).toHaveTextContent('Branch: trunk')
    await waitFor(() => {
      expect(asked.at(-1)).toBe('trunk')
    })
    await user.click(chip)
    await waitFor(() => {
      expect(asked.at(-1)).toBeNull()
    })
    expect(screen.queryByRole('button', { name: /Show all branches$/ })).toBeNull()
  })
})
