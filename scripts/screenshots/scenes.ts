// The pages and states to photograph.

import type { Page } from 'playwright-core'
import { catalogScenes } from './catalogScenes.ts'
import { createScenes } from './createScenes.ts'
import { entityScenes } from './entityScenes.ts'
import { operationsScenes } from './operationsScenes.ts'
import { press, signInToGithub, withStates, type Scene } from './scene.ts'
import { searchScenes } from './searchScenes.ts'

const startRequests = /\/api\/(?:catalog|scaffolder|kubernetes|notifications)\//

const starred = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem(
      '/starredEntities/entityRefs',
      JSON.stringify(['component:default/checkout-service', 'api:default/orders-api']),
    )
  })

interface RunsAnswer {
  readonly workflow_runs: readonly { readonly id: number }[]
}

/** The stand-in has one run of a repository: there are nine older ones, of which two failed. */
const moreRuns = (page: Page) =>
  page.route('**/actions/runs?*', async (route) => {
    const response = await route.fetch()
    const { workflow_runs: runs } = (await response.json()) as RunsAnswer
    const older = Array.from({ length: 9 }, (_, index) => ({
      ...runs[0],
      id: index + 1,
      run_number: index + 1,
      conclusion: index % 4 === 2 ? 'failure' : 'success',
      run_started_at: `2026-11-2${String(index % 7)}T10:00:00Z`,
      updated_at: `2026-11-2${String(index % 7)}T10:0${String(1 + ((index * 5) % 8))}:00Z`,
    }))
    const all = runs.length === 0 ? [] : [...runs, ...older]
    await route.fulfill({ response, json: { total_count: all.length, workflow_runs: all } })
  })

/** The failed run is told once GitHub has been asked. */
async function showRuns(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in at GitHub to see failed runs.' }).click()
  await signInToGithub(page)
  await page.getByRole('table', { name: 'Workflow runs' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Look again' }).click()
  await page.getByRole('region', { name: 'Needs attention' }).getByText('deploy-runner').waitFor()
}

const startScenes: readonly Scene[] = [
  ...withStates('start', '/', startRequests),
  { name: 'start-runs', path: '/', prepare: moreRuns, act: showRuns },
  { name: 'start-starred', path: '/', prepare: starred },
  {
    name: 'start-nothing',
    path: '/',
    prepare: (page) =>
      page.route('**/entities/by-query*', (route) =>
        route.fulfill({ json: { items: [], totalItems: 0, pageInfo: {} } }),
      ),
  },
]

const shellScenes: readonly Scene[] = [
  { name: 'sign-in', path: '/catalog', isSignedOut: true },
  ...withStates('notifications', '/notifications', '**/api/notifications/**'),
  { name: 'notifications-empty', path: '/notifications?topic=no-such-topic' },
  { name: 'settings', path: '/settings' },
  { name: 'developer', path: '/settings/developer' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'palette', path: '/catalog', act: press('Control+k') },
  {
    name: 'palette-search',
    path: '/catalog',
    act: async (page) => {
      await press('Control+k')(page)
      await page.keyboard.type('pay')
    },
  },
  { name: 'shortcuts', path: '/catalog', act: press('?') },
]

export const scenes: readonly Scene[] = [
  ...startScenes,
  ...catalogScenes,
  ...entityScenes,
  ...searchScenes,
  ...createScenes,
  ...operationsScenes,
  ...shellScenes,
]
