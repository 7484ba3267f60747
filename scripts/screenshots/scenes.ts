// The pages and states to photograph.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { pluginScenes } from './pluginScenes.ts'
import { fails, never, type Scene } from './scene.ts'

const api = '**/api/catalog/**'
const checkout = '/catalog/default/component/checkout-service'

const loading = (name: string, path: string): Scene => ({
  name: `${name}-loading`,
  path,
  prepare: (page) => page.route(api, never),
  isLoading: true,
})
const failed = (name: string, path: string): Scene => ({
  name: `${name}-failed`,
  path,
  prepare: (page) => page.route(api, fails),
})

const withStates = (name: string, path: string): readonly Scene[] => [
  { name, path },
  loading(name, path),
  failed(name, path),
]

const press = (key: string) => (page: Page) => page.keyboard.press(key)

async function openRowMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Checkout Service' }).click()
  await page.getByRole('menuitem', { name: 'Unregister entity' }).waitFor()
}

async function selectTwo(page: Page): Promise<void> {
  for (const name of ['Checkout Service', 'Gift Cards'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Unregister' }).waitFor()
}

interface RecordedTasks {
  readonly tasks: readonly [{ readonly id: string }]
}

const tasksFile = new URL('../../test/fixtures/scaffolder/tasks.json', import.meta.url)
const tasks = JSON.parse(readFileSync(tasksFile, 'utf8')) as RecordedTasks
const [{ id: taskId }] = tasks.tasks

async function withTasks(page: Page): Promise<void> {
  await page.route('**/api/scaffolder/v2/tasks?*', (route) => route.fulfill({ json: tasks }))
  await page.route(`**/api/scaffolder/v2/tasks/${taskId}`, (route) =>
    route.fulfill({ json: tasks.tasks[0] }),
  )
}

const searchApi = '**/api/search/**'
const searchScenes: readonly Scene[] = [
  { name: 'search', path: '/search?query=checkout' },
  { name: 'search-docs', path: '/search?query=payment&types[]=techdocs&filters[kind]=Component' },
  { name: 'search-empty', path: '/search?query=qqqqqqqq&types[]=techdocs' },
  { name: 'search-pages', path: '/search?types[]=software-catalog&pageCursor=MQ==' },
  {
    name: 'search-recent',
    path: '/search',
    prepare: (page) =>
      page.addInitScript(() => {
        localStorage.setItem('portico.recentSearches', JSON.stringify(['checkout', 'ledger api']))
      }),
  },
  {
    name: 'search-loading',
    path: '/search?query=checkout',
    prepare: (page) => page.route(searchApi, never),
    isLoading: true,
  },
  {
    name: 'search-failed',
    path: '/search?query=checkout',
    prepare: (page) => page.route(searchApi, fails),
  },
  {
    name: 'search-unindexed',
    path: '/search?query=checkout&types[]=techdocs',
    prepare: (page) =>
      page.route(searchApi, (route) =>
        route.fulfill({
          status: 500,
          json: { error: { name: 'MissingIndexError', message: 'Missing index for techdocs' } },
        }),
      ),
  },
  {
    name: 'search-filters',
    path: '/search?query=checkout',
    act: async (page) => {
      const button = page.getByRole('button', { name: 'Filters' })
      if (await button.isVisible()) await button.click()
      else await page.getByRole('searchbox').press('ArrowDown')
    },
  },
]

export const scenes: readonly Scene[] = [
  { name: 'sign-in', path: '/catalog', isSignedOut: true },
  ...withStates('catalog', '/catalog'),
  { name: 'catalog-filtered', path: '/catalog?filters[kind]=component&filters[type]=service' },
  { name: 'catalog-search', path: '/catalog?filters[text]=pay' },
  { name: 'catalog-errors', path: '/catalog?filters[kind]=all&filters[error]=true' },
  { name: 'catalog-empty', path: '/catalog?filters[text]=no-such-entity' },
  {
    name: 'catalog-filters-open',
    path: '/catalog',
    act: async (page) => {
      const button = page.getByRole('button', { name: /^Filters/ })
      if (await button.isVisible()) await button.click()
    },
  },
  ...searchScenes,
  { name: 'row-menu', path: '/catalog', act: openRowMenu },
  { name: 'selection', path: '/catalog', act: selectTwo },
  {
    name: 'bulk-unregister',
    path: '/catalog',
    act: async (page) => {
      await selectTwo(page)
      await page.getByRole('button', { name: 'Unregister' }).click()
      await page.getByText(/^Removes \d+ entit/).waitFor()
    },
  },
  {
    name: 'saved-views',
    path: '/catalog?filters[tags]=typescript',
    prepare: (page) =>
      page.addInitScript(() => {
        const views = {
          'Production services': '?filters[type]=service&filters[lifecycle]=production',
          TypeScript: '?filters[tags]=typescript',
        }
        localStorage.setItem('portico.catalogViews', JSON.stringify(views))
      }),
    act: (page) => page.getByRole('button', { name: 'Saved views' }).click(),
  },
  {
    name: 'display',
    path: '/catalog',
    act: (page) => page.getByRole('button', { name: 'Display' }).click(),
  },
  ...withStates('apis', '/api-docs'),
  ...withStates('entity', checkout),
  { name: 'entity-group', path: '/catalog/default/group/platform-team' },
  { name: 'entity-user', path: '/catalog/default/user/guest' },
  { name: 'entity-system', path: '/catalog/default/system/storefront' },
  { name: 'entity-api', path: '/catalog/default/api/orders-api' },
  { name: 'entity-dependencies', path: `${checkout}/dependencies` },
  { name: 'entity-definition', path: '/catalog/default/api/orders-api/definition' },
  { name: 'entity-missing', path: '/catalog/default/component/nowhere' },
  { name: 'inspector', path: `${checkout}?inspect=overview` },
  { name: 'inspector-ancestry', path: `${checkout}?inspect=ancestry` },
  { name: 'unprocessed', path: '/catalog-unprocessed-entities' },
  ...withStates('graph', '/catalog-graph?rootEntityRefs[]=component:default/checkout-service'),
  { name: 'graph-empty', path: '/catalog-graph' },
  { name: 'import', path: '/catalog-import' },
  ...withStates('templates', '/create'),
  { name: 'templates-filtered', path: '/create?filters[type]=service&filters[tags]=recommended' },
  { name: 'templates-empty', path: '/create?filters[text]=no-such-template' },
  {
    name: 'templates-filters-open',
    path: '/create',
    act: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'tasks', path: '/create/tasks', prepare: withTasks },
  {
    name: 'tasks-menu',
    path: '/create/tasks',
    prepare: withTasks,
    act: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
  },
  { name: 'tasks-empty', path: '/create/tasks' },
  { name: 'task', path: `/create/tasks/${taskId}`, prepare: withTasks },
  { name: 'actions', path: '/create/actions' },
  { name: 'actions-search', path: '/create/actions?q=fetch' },
  { name: 'extensions', path: '/create/templating-extensions' },
  { name: 'settings', path: '/settings' },
  ...pluginScenes,
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
]
