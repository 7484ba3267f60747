import { beforeEach, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { longTerm } from '../fixtures/searchRequests.ts'
import { backendUrl, configYaml, portalUrl, server } from '../support/backend.ts'
import { rememberGuest } from '../support/catalog.ts'
import { renderApp } from '../support/renderApp.tsx'

const at = '/search?query=checkout'
const api = `${backendUrl}/api/search/query`

const field = () => screen.findByRole('searchbox', { name: 'Search catalog and documentation' })
const results = () => screen.getByRole('group', { name: 'Results' })
const titles = () =>
  within(results())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const types = () => screen.getByRole('navigation', { name: 'Result type' })

const configured = (yaml: string) => {
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(configYaml + yaml)))
}
/** How the types are offered, as the configuration says it. */
const offered = (types: string) => {
  const yaml = configYaml.replace('app: {', `app: { search: { types: ${types} },`)
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(yaml)))
}
const answers = (body: object, status = 200) => {
  server.use(http.get(api, () => HttpResponse.json(body, { status })))
}
const result = (type: string, document: object) => ({
  type,
  document: { text: '', location: '/settings', ...document },
})

beforeEach(() => {
  rememberGuest()
})

it('lists entities and documentation with their places, texts, owners and lifecycles', async () => {
  renderApp({ at })
  await screen.findByText(/^20 results/)
  const all = within(results())
  const [first, second, third] = all.getAllByRole('article')
  const hrefs = all
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading).getByRole('link').getAttribute('href'))
  expect(first).toHaveTextContent('Component')
  expect(first).toHaveTextContent('Turns a basket into an order.')
  expect(await within(first ?? document.body).findByText('Storefront')).toBeVisible()
  expect(first).toHaveTextContent('production')
  expect(third).toHaveTextContent('Checkout ServiceRunbook')
  expect(hrefs.slice(0, 3)).toEqual([
    '/catalog/default/component/checkout-service',
    '/docs/default/component/checkout-service/?h=checkout',
    '/docs/default/component/checkout-service/runbook/?h=checkout#orders-fail-at-payment',
  ])
  expect(second?.querySelector('mark')).toHaveTextContent('Checkout')
})

it('lists each document once, with the other sections that were found in it', async () => {
  const { user } = renderApp({ at })
  expect(await screen.findByText(/^20 results/)).toHaveTextContent('20 results · 6 documents')
  const [ofIndex, ofRunbook] = within(results()).getAllByRole('list', {
    name: 'Also in this document',
  })
  const sections = (list: HTMLElement | undefined) =>
    within(list ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(sections(ofIndex)).toEqual(['At a glance', 'Where to go next'])
  expect(sections(ofRunbook)).toEqual(['Stock is wrong', 'Runbook', 'Orders are slow'])
  answers({
    results: ['#a', '#b', '', '#c', '#d', '#e'].map((hash) =>
      result('techdocs', {
        title: hash === '' ? 'Guide' : `Section ${hash}`,
        location: `/docs/default/api/a/guide/${hash}`,
        path: `guide/${hash}`,
        name: 'a',
      }),
    ),
  })
  await user.type(await field(), ' more{Enter}')
  const more = await screen.findByRole('button', { name: '+2 more' })
  const [list] = within(results()).getAllByRole('list', { name: 'Also in this document' })
  expect(sections(list)).toEqual(['Section #b', 'Guide', 'Section #c'])
  more.focus()
  await user.keyboard('{Enter}')
  expect(sections(list).slice(3)).toEqual(['Section #d', 'Section #e'])
  expect(screen.getByRole('link', { name: 'Section #d' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
})

it('moves to the results by arrows at once, and leaves them to what needs them', async () => {
  const { user } = renderApp({ at })
  await screen.findByText(/^20 results/)
  await user.keyboard('{ArrowDown}')
  const links = () => within(results()).getAllByRole('link')
  expect(links()[0]).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(links()[1]).toHaveFocus()
  const kind = screen.getByRole('combobox', { name: 'Kind' })
  kind.focus()
  await user.keyboard('{ArrowDown}')
  expect(kind).toHaveFocus()
})

it('shows the value of a filter in its field, and owners by their titles', async () => {
  renderApp({ at: '/search?filters[owner]=group:default/payments-team&filters[kind]=Component' })
  expect(await screen.findByRole('button', { name: 'Remove Owner Payments' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveAttribute('placeholder', 'Payments')
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveAttribute('placeholder', 'Component')
  expect(screen.getByRole('combobox', { name: 'Lifecycle' })).toHaveAttribute(
    'placeholder',
    'Any lifecycle',
  )
})

it('counts each type, and chooses one type or all', async () => {
  const { user, router } = renderApp({ at: `${at}&pageCursor=MA==` })
  await waitFor(() => {
    expect(types()).toHaveTextContent('All20Catalog1Documentation19')
  })
  await user.click(within(types()).getByRole('link', { name: /^Documentation/ }))
  expect(router.state.location.search).toBe('?query=checkout&types[]=techdocs')
  await waitFor(() => {
    expect(titles()).toHaveLength(5)
  })
  await user.click(within(types()).getByRole('link', { name: /^Catalog/ }))
  expect(router.state.location.search).toBe('?query=checkout&types[]=software-catalog')
  await user.click(within(types()).getByRole('link', { name: /^All/ }))
  expect(router.state.location.search).toBe('?query=checkout')
  await user.click(screen.getByRole('button', { name: /Result type/ }))
  expect(screen.queryByRole('navigation', { name: 'Result type' })).toBeNull()
  expect(screen.getByRole('button', { name: /Result type/ })).toHaveTextContent('All')
})

it('offers the types as tabs, with the names and icons of the configuration', async () => {
  offered(
    '{ appearance: tabs, options: [{ value: techdocs, name: Guides, icon: help }, { value: adr }] }',
  )
  renderApp({ at })
  await field()
  const links = within(types()).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent.replace(/[\d…]| -- /g, ''))).toEqual([
    'All',
    'Guides',
    'adr',
  ])
  expect(links.map((link) => link.querySelector('svg')?.getAttribute('class'))).toEqual([
    expect.stringContaining('layers'),
    expect.stringContaining('circle-'),
    expect.stringContaining('file-text'),
  ])
  // The recorded backend cannot count a type that it does not know.
  await waitFor(() => {
    expect(types().textContent).toContain('adr -- ')
  })
})

it('takes several types where they are boxes', async () => {
  offered('{ appearance: multi-select }')
  const { user, router } = renderApp({ at })
  await user.click(await screen.findByRole('checkbox', { name: /Documentation/ }))
  expect(router.state.location.search).toBe('?query=checkout&types[]=techdocs')
  await user.click(screen.getByRole('checkbox', { name: /Catalog/ }))
  expect(router.state.location.search).toBe(
    '?query=checkout&types[]=software-catalog&types[]=techdocs',
  )
  await user.click(screen.getByRole('checkbox', { name: /Documentation/ }))
  expect(router.state.location.search).toBe('?query=checkout&types[]=software-catalog')
})

it('filters, shows what filters, and removes it', async () => {
  const { user, router } = renderApp({ at: '/search?filters[kind]=Group' })
  await waitFor(() => {
    expect(titles()).toContain('storefront-team')
  })
  const active = screen.getByRole('group', { name: 'Active filters' })
  await user.click(within(active).getByRole('button', { name: 'Remove Kind Group' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText(/^Search entities/)).toBeVisible()
})

it('goes to the next, the previous and the first page', async () => {
  const { user, router } = renderApp({ at: '/search?types[]=software-catalog' })
  expect(await screen.findByText('1–25 of 94')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(await screen.findByText('26–50 of 94')).toBeVisible()
  expect(router.state.location.search).toBe('?types[]=software-catalog&pageCursor=MQ%3D%3D')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/search?types[]=software-catalog&pageCursor=MA%3D%3D',
  )
  await user.click(screen.getByRole('link', { name: 'First' }))
  expect(await screen.findByText('1–25 of 94')).toBeVisible()
})

it('searches for what is typed, and lists it as a recent search until that is cleared', async () => {
  const { user, router } = renderApp({ at: '/search' })
  await user.type(await field(), ' payments {Enter}')
  expect(router.state.location.search).toBe('?query=payments')
  await waitFor(() => {
    expect(titles()[0]).toBe('Payments')
  })
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  const recent = await screen.findByRole('region', { name: 'Recent searches' })
  expect(within(recent).getByRole('link')).toHaveAttribute('href', '/search?query=payments')
  await user.click(within(recent).getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
})

it('moves through the results by arrows without leaving the field, and opens one by Enter', async () => {
  const { user, router } = renderApp({ at })
  const box = await field()
  await waitFor(() => {
    expect(titles()).toHaveLength(6)
  })
  box.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(box).toHaveFocus()
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect(active).toHaveAttribute('href', '/catalog/default/component/checkout-service')
  await user.keyboard('{Escape}')
  expect(box).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/catalog/default/component/checkout-service')
  })
  await act(() => router.navigate(-1))
  expect(titles()).toHaveLength(6)
})

it('says that nothing was found, and removes the filters', async () => {
  renderApp({ at: '/search?query=qqqqqqqq' })
  expect(await screen.findByText('Sorry, no results were found')).toBeVisible()
  expect(screen.getByText(/^No results for “qqqqqqqq”/)).toBeVisible()
  expect(within(results()).getByRole('link', { name: 'Search the catalog' })).toBeVisible()
})

it('says that the search failed, and searches again', async () => {
  answers({ error: { name: 'Error', message: 'There was a problem' } }, 500)
  const { user } = renderApp({ at })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Error encountered while fetching search results')
  expect(alert).toHaveTextContent('There was a problem')
  server.resetHandlers()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => {
    expect(titles()).toHaveLength(6)
  })
})

it('says what the backend refuses', async () => {
  const { router } = renderApp({ at: `/search?query=${encodeURIComponent(longTerm)}` })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The search backend refused this query: The term length "107" is greater than "100"',
  )
  await act(() => router.navigate('/search?query=checkout&types[]=adr'))
  expect(await screen.findByText("This backend doesn't index the chosen type.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search all types' })).toHaveAttribute(
    'href',
    '/search?query=checkout',
  )
})

it('waits for an index that is not built yet', async () => {
  answers({ error: { name: 'MissingIndexError', message: 'Missing index for techdocs' } }, 500)
  renderApp({ at: '/search?query=checkout&types[]=techdocs' })
  expect(await screen.findByText('Not indexed yet')).toBeVisible()
  expect(screen.getByText(/Retrying automatically/)).toBeVisible()
  server.resetHandlers()
  await waitFor(
    () => {
      expect(titles()).toHaveLength(5)
    },
    { timeout: 6_000 },
  )
}, 15_000)

it('shows results of unknown types, refuses unsafe links, and names what it cannot read', async () => {
  answers({
    results: [
      result('adr', { title: '<img src=x onerror=alert(1)>', location: 'https://adr.example/1' }),
      result('adr', { title: 'Run me', location: 'javascript:alert(1)' }),
      { type: 'adr', document: { title: 'No place' } },
    ],
  })
  renderApp({ at })
  await screen.findByText("1 result couldn't be read: No place")
  expect(screen.getByText('-- results')).toBeVisible()
  const [shown] = within(results()).getAllByRole('link')
  expect(shown).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(shown).toHaveAttribute('href', 'https://adr.example/1')
  expect(screen.getByText('Run me').closest('a')).toBeNull()
  expect(document.querySelector('img')).toBeNull()
})

it('asks for the configured number of results', async () => {
  configured('search: { query: { pageLimit: 7 } }\n')
  const asked: (string | null)[] = []
  server.use(
    http.get(api, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('pageLimit'))
      return HttpResponse.json({ results: [], numberOfResults: 10_001 })
    }),
  )
  renderApp({ at })
  expect(await screen.findByText('>10000 results')).toBeVisible()
  expect(asked[0]).toBe('7')
})
