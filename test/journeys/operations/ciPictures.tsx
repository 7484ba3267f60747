// What the tab of workflow runs draws, and what a failed run says first.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { server } from '../../support/backend.ts'
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

describe('ciPictures', () => {
  beforeEach(rememberGuest)

  it('opens a failed run with what failed and why, the way to try again, and the log of that job', async () => {
    serveEntity(slug)
    signInAtGithub()
    const times = { started_at: '2026-11-20T10:00:00Z', completed_at: '2026-11-20T10:02:00Z' }
    const done = { status: 'completed', ...times }
    const jobs = [
      { id: 8, name: 'build', conclusion: 'success', ...done },
      {
        ...{ id: 9, name: 'test', conclusion: 'failure', ...done },
        steps: [{ name: 'Run tests', number: 1, status: 'completed', conclusion: 'failure' }],
      },
    ]
    const answers = {
      'actions/runs/5': failed,
      'actions/runs/5/jobs': { total_count: 2, jobs },
      'actions/runs/5/artifacts': { total_count: 0, artifacts: [] },
      'check-runs/8/annotations': [],
      'check-runs/9/annotations': [
        { annotation_level: 'failure', message: 'Process completed with exit code 1.' },
      ],
    }
    for (const [path, body] of Object.entries(answers))
      server.use(http.get(`${api}/${path}`, () => HttpResponse.json(body)))
    const again: string[] = []
    server.use(
      http.get(`${api}/actions/jobs/9/logs`, () =>
        HttpResponse.text('fine\n##[error]Expected 10.01, received 10.00\n'),
      ),
      http.post(`${api}/actions/runs/5/rerun-failed-jobs`, ({ request }) => {
        again.push(request.url)
        return new HttpResponse(null, { status: 201 })
      }),
    )
    const { user, router } = renderApp({ at: `${at}/5` })
    const line = await screen.findByRole('heading', { name: 'test failed at “Run tests”' })
    const alert = within(line.closest('[role=alert]') ?? document.body)
    expect(await alert.findByText('Expected 10.01, received 10.00')).toBeVisible()
    expect(await screen.findByRole('log', { name: 'Log of test' })).toBeVisible()
    const names = within(screen.getByRole('list', { name: 'Job list' })).getAllByRole('heading')
    expect(names.map(({ textContent }) => textContent)).toEqual(['test', 'build'])
    await user.click(screen.getByRole('button', { name: 'Hide log: test' }))
    expect(screen.queryByRole('log')).toBeNull()
    expect(router.state.location.search).toBe('?job=')
    await user.click(alert.getByRole('button', { name: 'Re-run failed jobs' }))
    await waitFor(() => {
      expect(again).toHaveLength(1)
    })
  })

  it('draws the latest thirty runs of the filters as bars, each a link, with one stop of the Tab key', async () => {
    serveEntity(slug)
    signInAtGithub()
    const asked: string[] = []
    const runOf = (id: number) => ({
      ...failed,
      id,
      run_number: id,
      conclusion: id % 10 === 0 ? 'failure' : 'success',
      head_commit: { id: `${String(id)}abcdef0`, message: `Change ${String(id)}\n\nWhy` },
      run_started_at: new Date(Date.UTC(2026, 10, 20, 10, id)).toISOString(),
      updated_at: new Date(Date.UTC(2026, 10, 20, 10, id + 2)).toISOString(),
    })
    server.use(
      http.get(`${api}/actions/runs`, ({ request }) => {
        const { search, searchParams } = new URL(request.url)
        asked.push(search)
        const length = Number(searchParams.get('per_page'))
        const runs = Array.from({ length }, (_, index) => runOf(40 - index))
        return HttpResponse.json({ total_count: 40, workflow_runs: runs })
      }),
      http.get(`${api}/actions/workflows`, () => HttpResponse.json({ workflows: [] })),
    )
    const { user, router } = renderApp({ at: `${at}?branch=main` })
    const strip = await screen.findByRole('list', { name: 'Last 30 runs' })
    expect(asked).toEqual(['?per_page=6&page=1&branch=main', '?per_page=30&page=1&branch=main'])
    const bars = within(strip).getAllByRole('link')
    expect(bars).toHaveLength(30)
    expect(screen.getByText('Last 30 runs · Completed 27 · Error 3')).toBeVisible()
    expect(bars.filter((bar) => bar.tabIndex === 0)).toEqual([bars[29]])
    act(() => {
      bars[29]?.focus()
    })
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(bars[27]).toHaveFocus()
    expect(bars[27]).toHaveAccessibleName(
      /^Completed · CI Run 38 · main · 38abcde Change 38 · 2 m · /,
    )
    expect(screen.queryByText('Last 30 runs · Completed 27 · Error 3')).toBeNull()
    await user.keyboard('{Home}')
    expect(bars[0]).toHaveFocus()
    await user.keyboard('{End}{Enter}')
    expect(router.state.location.pathname).toBe(`${at}/40`)
  })
})
