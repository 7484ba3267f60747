// Scenes of the search and of documentation.

import { checkout, failed, fails, loading, withStates, type Scene } from './scene.ts'

const searchApi = '**/api/search/**'
const docsApi = '**/api/techdocs/**'
const docs = '/docs/default/component/checkout-service'

export const searchScenes: readonly Scene[] = [
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
  loading('search', '/search?query=checkout', searchApi),
  failed('search', '/search?query=checkout', searchApi),
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
  ...withStates('docs', '/docs'),
  ...withStates('docs-page', docs, docsApi),
  { name: 'docs-pictures', path: `${docs}/how-it-works` },
  { name: 'docs-match', path: `${docs}?h=basket` },
  { name: 'docs-page-missing', path: `${docs}/nowhere` },
  { name: 'docs-tab', path: `${checkout}/docs` },
  {
    name: 'docs-building-failed',
    path: docs,
    prepare: (page) => page.route('**/api/techdocs/sync/**', fails),
  },
]
