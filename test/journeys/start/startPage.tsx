// The start page: what is the user's, what needs attention, and how it is arranged.

import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { backendUrl, recordedBody, serveApp, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { failedRun, signInAtGithub } from '../../support/ciTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

const region = (name: string) => screen.findByRole('region', { name })

async function choose(user: ReturnType<typeof renderApp>['user'], menu: string, item: string) {
  await user.click(screen.getByRole('button', { name: menu }))
  await user.click(screen.getByRole('menuitem', { name: item }))
}

describe('the start page', () => {
  it('has what the user and their groups own, by owner in the address', async () => {
    rememberGuest()
    const { user, router } = renderApp({ at: '/' })
    const mine = await region('My entities')
    expect(await within(mine).findByRole('link', { name: 'Guest Sandbox' })).toBeVisible()
    await user.click(within(mine).getByRole('link', { name: 'Me' }))
    expect(router.state.location.search).toBe('?owner=me')
    expect(within(mine).getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page')
  })

  it('has the news of the platform, to which the menu for help leads', async () => {
    serveApp("news: [{ title: 'Two clusters', text: 'Staging has joined.' }]")
    rememberGuest()
    renderApp({ at: '/' })
    const news = await region('News')
    expect(news).toHaveTextContent('Two clustersStaging has joined.')
    const help = await screen.findByRole('group', { name: 'Help', hidden: true })
    // As a browser does when the popover opens.
    act(() => {
      help.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    })
    const link = await within(help).findByRole('link', { name: 'News', hidden: true })
    expect(link).toHaveAttribute('href', `/#${news.id}`)
  })

  it('finds what needs attention, and leads to it', async () => {
    rememberGuest()
    const { items } = recordedBody('start-owned') as { readonly items: readonly Entity[] }
    const [first, second, third, ...rest] = items
    const status = {
      items: [{ type: 'processing', level: 'error', message: 'The owner is missing' }],
    }
    const annotations = { 'backstage.io/orphan': 'true' }
    const relations = [{ type: 'dependsOn', targetRef: 'resource:default/no-such-thing' }]
    const faulty = [
      { ...first, status },
      { ...second, metadata: { ...second?.metadata, annotations } },
      { ...third, relations },
    ]
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) =>
        request.url.includes('relations.ownedBy')
          ? HttpResponse.json({
              items: [...faulty, ...rest],
              totalItems: items.length,
              pageInfo: {},
            })
          : undefined,
      ),
    )
    renderApp({ at: '/' })
    const attention = await region('Needs attention')
    const cause = await within(attention).findByText(
      "The catalog can't process it: The owner is missing",
    )
    expect(within(attention).getByText('Its source file is gone')).toBeVisible()
    expect(
      within(attention).getByText('Its relation to resource:no-such-thing leads nowhere'),
    ).toBeVisible()
    expect(
      await within(attention).findByText('Sign in at GitHub to see failed runs.'),
    ).toBeVisible()
    const row = cause.closest('li') ?? attention
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      '/catalog/default/template/announce-change',
    )
  })

  it('tells the same of another group, as its page and every address says', async () => {
    rememberGuest()
    const { items } = recordedBody('start-owned') as { readonly items: readonly Entity[] }
    const [first] = items
    const orphan = {
      ...first,
      metadata: { ...first?.metadata, annotations: { 'backstage.io/orphan': 'true' } },
    }
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) =>
        decodeURIComponent(request.url).includes('relations.ownedBy=group:default/payments-team')
          ? HttpResponse.json({ items: [orphan], totalItems: 1, pageInfo: {} })
          : undefined,
      ),
    )
    const { user, router } = renderApp({ at: '/?of=group:default/payments-team' })
    const attention = await region('Needs attention')
    expect(await within(attention).findByText('Its source file is gone')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Payments' })).toHaveAttribute(
      'href',
      '/catalog/default/group/payments-team',
    )
    const looked = await region('Looked at')
    expect(within(looked).getByTitle('Its source file is gone')).toHaveTextContent('Catalog')
    expect(screen.queryByRole('region', { name: 'My tasks' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'My entities' }))
    expect(await region('My tasks')).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  it('draws the last runs of what is built, each a link to its run', async () => {
    rememberGuest()
    signInAtGithub()
    const repository = 'https://api.github.com/repos/larkspur/deploy-runner'
    const runs = [
      { ...failedRun, id: 8, run_number: 8, run_started_at: '2026-11-28T10:00:00Z' },
      { ...failedRun, id: 7, run_number: 7, conclusion: 'success' },
    ]
    server.use(
      http.get(repository, () => HttpResponse.json({ default_branch: 'main' })),
      http.get(`${repository}/actions/runs`, () =>
        HttpResponse.json({ total_count: 2, workflow_runs: runs }),
      ),
      http.get('https://api.github.com/repos/*', () => new HttpResponse(null, { status: 404 })),
    )
    renderApp({ at: '/' })
    const mine = await region('My entities')
    const strip = await within(mine).findByRole('list', { name: 'Last 2 runs' })
    const [older, newer] = within(strip).getAllByRole('link')
    expect(older).toHaveAccessibleName('Completed · CI #7')
    expect(newer).toHaveAttribute('href', '/catalog/default/component/deploy-runner/ci-cd/8')
    expect(newer).toHaveAccessibleName(/^Error · CI #8 · /)
  })

  it('has its sections where the user has put them', async () => {
    rememberGuest()
    const { user, unmount } = renderApp({ at: '/' })
    await region('My tasks')
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    const before = titles()
    expect(before.slice(0, 4)).toEqual(['Needs attention', 'My entities', 'Try this', 'My tasks'])
    await choose(user, 'Actions for My tasks', 'Move up')
    expect(titles().slice(2, 4)).toEqual(['My tasks', 'Try this'])
    await choose(user, 'Actions for Starred', 'Hide')
    expect(screen.queryByRole('region', { name: 'Starred' })).toBeNull()
    unmount()
    renderApp({ at: '/' })
    await region('My tasks')
    expect(titles().slice(2, 4)).toEqual(['My tasks', 'Try this'])
    expect(screen.queryByRole('region', { name: 'Starred' })).toBeNull()
    await choose(user, 'Customise the start page', 'Show Starred')
    expect(screen.getByRole('region', { name: 'Starred' })).toBeVisible()
  })

  it('has what was visited, and how often', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/catalog/default/component/checkout-service' })
    await screen.findByRole('heading', { level: 1, name: 'Checkout Service' })
    await user.click(screen.getByRole('link', { name: 'Start' }))
    const visited = await region('Visited')
    expect(within(visited).getByRole('link', { name: 'Checkout Service' })).toBeVisible()
  })
})
