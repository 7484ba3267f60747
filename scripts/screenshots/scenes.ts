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
  { name: 'start-runs', path: '/', act: showRuns },
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
      await page.keyboard.press('Control+k')
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
