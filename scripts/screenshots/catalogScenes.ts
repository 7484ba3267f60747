// Scenes of the catalog's list, of APIs, the graph's page and the import.

import type { Page } from 'playwright-core'
import type { TestSite } from '../../test/site/testSite.ts'
import { failed, loading, withStates, type Scene } from './scene.ts'

async function openRowMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Checkout Service' }).click()
  await page.getByRole('menuitem', { name: 'Unregister entity' }).waitFor()
}

async function selectTwo(page: Page): Promise<void> {
  for (const name of ['Checkout Service', 'Gift Cards'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Unregister' }).waitFor()
}

async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
}

const listScenes: readonly Scene[] = [
  ...withStates('catalog', '/catalog'),
  { name: 'catalog-filtered', path: '/catalog?filters[kind]=component&filters[type]=service' },
  { name: 'catalog-search', path: '/catalog?filters[text]=pay' },
  { name: 'catalog-errors', path: '/catalog?filters[kind]=all&filters[error]=true' },
  { name: 'catalog-empty', path: '/catalog?filters[text]=no-such-entity' },
  ...['user', 'group', 'system', 'template', 'location', 'all'].map((kind) => ({
    name: `catalog-${kind}`,
    path: `/catalog?filters[kind]=${kind}`,
  })),
  { name: 'catalog-filters-open', path: '/catalog', act: openFilters },
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
  { name: 'unprocessed', path: '/catalog-unprocessed-entities' },
]

const graph = '/catalog-graph?rootEntityRefs[]=component:default/checkout-service'
const graphScenes: readonly Scene[] = [
  ...withStates('graph', graph),
  { name: 'graph-selected', path: `${graph}&selected=api:default/orders-api` },
  ...withStates('graph-systems', '/catalog-graph'),
]

async function analyze(page: Page, urls: readonly string[]): Promise<void> {
  await page.getByLabel('One URL per line').fill(urls.join('\n'))
  await page.getByRole('button', { name: /^Analyze/ }).click()
}

const github = (name: string, { sourceControl }: TestSite): string =>
  sourceControl?.github?.addressOf(name) ?? name

const importScenes: readonly Scene[] = [
  { name: 'import', path: '/catalog-import' },
  {
    name: 'import-found',
    path: '/catalog-import',
    act: async (page, site) => {
      await analyze(page, [github('gift-registry', site)])
      await page.getByRole('button', { name: /^Register/ }).waitFor()
    },
  },
  {
    name: 'import-several',
    path: '/catalog-import',
    act: async (page, site) => {
      await analyze(
        page,
        ['gift-registry', 'stock-forecast', 'nowhere'].map((name) => github(name, site)),
      )
      await page
        .getByText(/nowhere/)
        .first()
        .waitFor()
    },
  },
  loading('import-history', '/catalog-import', '**/api/catalog/locations*'),
  failed('import-history', '/catalog-import', '**/api/catalog/locations*'),
]

export const catalogScenes: readonly Scene[] = [...listScenes, ...graphScenes, ...importScenes]
