import { beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../config/plugins.ts'
import type { Entity } from '../../src/model/entities/entity.ts'
import { graphFields } from '../../src/model/graph/entityGraph.ts'
import { graphHref } from '../../src/model/graph/graphQuery.ts'
import { layoutEngineRef } from '../../src/model/graph/layoutEngineRef.ts'
import { createServiceFactory } from '../../src/model/plugins/serviceFactories.ts'
import { backendUrl, recordedBody, server, takeRequests } from '../support/backend.ts'
import { rememberGuest } from '../support/catalog.ts'
import { renderApp } from '../support/renderApp.tsx'

const checkout = 'component:default/checkout-service'
const graph = () => screen.findByRole('group', { name: /^Graph of \d+ entities$/ })
const byRefs = '/api/catalog/entities/by-refs'
/** Only requests of the graph: names and cards use the same endpoint. */
const askedByRefs = () =>
  takeRequests().filter((request) => request === `POST ${byRefs} ${graphFields.join()}`)

beforeEach(rememberGuest)

it('walks the list by keyboard, chooses there, and finds the choice in the graph', async () => {
  const { user, router } = renderApp({
    at: graphHref({ roots: [checkout], maxDepth: 1, view: 'list' }),
  })
  const list = await screen.findByRole('region', { name: 'Graph entities' })
  const root = await within(list).findByRole('button', { name: 'Checkout Service', pressed: false })
  expect(
    await within(list).findByRole('button', { name: 'Orders database', pressed: false }),
  ).toBeVisible()
  expect(within(list).getAllByText('part of')[0]).toBeVisible()
  root.focus()
  await user.keyboard('{ArrowDown}')
  expect(root).not.toHaveFocus()
  expect(list).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{End}{Home}')
  expect(root).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(root).toHaveAttribute('aria-pressed', 'true')
  const panel = screen.getByRole('region', { name: 'Selected entity' })
  expect(within(panel).getByRole('link', { name: 'Open entity' })).toHaveAttribute(
    'href',
    '/catalog/default/component/checkout-service',
  )
  expect(router.state.location.search).toContain('selected=component%3Adefault%2Fcheckout-service')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Graph' }))
  const node = await within(await graph()).findByRole('button', {
    name: /^Checkout Service/,
  })
  expect(node).toHaveAttribute('aria-pressed', 'true')
})

it('asks once a level, follows the filters of the URL, and shows more of a node on demand', async () => {
  const { user, router } = renderApp({ at: graphHref({ roots: [checkout], maxDepth: 1 }) })
  const canvas = await graph()
  expect(await within(canvas).findByRole('button', { name: /^Orders API/ })).toBeVisible()
  expect(askedByRefs()).toHaveLength(2)
  await user.click(await screen.findByRole('combobox', { name: 'Relations' }))
  await user.click(screen.getByRole('option', { name: 'provides / provided by' }))
  expect(router.state.location.search).toBe(
    '?rootEntityRefs[]=component%3Adefault%2Fcheckout-service&selectedRelations[]=apiProvidedBy&selectedRelations[]=providesApi&maxDepth=1',
  )
  await waitFor(() => {
    expect(within(canvas).queryByRole('button', { name: /Orders database/ })).toBeNull()
  })
  expect(askedByRefs()).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Clear filters' }))
  const more = await within(canvas).findByRole('button', {
    name: /: expand shared-cache$/,
  })
  const before = within(canvas).getAllByRole('button').length
  await user.click(more)
  await waitFor(() => {
    expect(within(canvas).getAllByRole('button').length).toBeGreaterThan(before)
  })
  expect(askedByRefs()).toHaveLength(1)
})

it('says that a level failed; what had come stays, and a retry goes on', async () => {
  let isDown = false
  server.use(
    http.post(backendUrl + byRefs, () =>
      isDown ? HttpResponse.json({}, { status: 503 }) : undefined,
    ),
  )
  const { user } = renderApp({ at: graphHref({ roots: [checkout], maxDepth: 1 }) })
  await within(await graph()).findByRole('button', { name: /^Orders API/ })
  isDown = true
  const depth = within(await screen.findByRole('radiogroup', { name: 'Depth' }))
  await user.click(depth.getByRole('radio', { name: '2' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent("Couldn't load relations")
  expect(within(await graph()).getByRole('button', { name: /^Checkout Service/ })).toBeVisible()
  expect((await within(await graph()).findAllByText('not loaded'))[0]).toBeVisible()
  isDown = false
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('draws relations to what the catalog does not have', async () => {
  const voucher = 'component:default/voucher-service'
  const { user } = renderApp({ at: graphHref({ roots: [voucher], maxDepth: 1 }) })
  const missing = await within(await graph()).findAllByRole('button', {
    name: /not found$/,
  })
  for (const one of missing.slice(0, 1)) await user.click(one)
  expect(screen.getByText(/^Not found, or no access/)).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'Selected entity' }))
  expect(panel.queryByRole('link', { name: 'Open entity' })).toBeNull()
})

it('says that the root is missing, and leads to the choice of another', async () => {
  const { user } = renderApp({ at: graphHref({ roots: ['component:default/nowhere'] }) })
  server.use(http.post(`${backendUrl}${byRefs}`, () => HttpResponse.json({ items: [null] })))
  const message = within(await screen.findByRole('alert'))
  expect(message.getByText('No entity component:default/nowhere')).toBeVisible()
  await user.click(message.getByRole('link', { name: 'Choose root' }))
  expect(await screen.findByText('Choose an entity.')).toBeVisible()
})

it('says that a graph could not be laid out, leaves the list, and tries again', async () => {
  let isBroken = true
  const broken = createServiceFactory({
    ref: layoutEngineRef,
    priority: 'app',
    create: () => ({
      layOut: () =>
        isBroken
          ? Promise.reject(new Error('no worker'))
          : Promise.resolve({ isUpright: false, width: 9, height: 9, nodes: {}, edges: {} }),
    }),
  })
  const { user } = renderApp({
    at: graphHref({ roots: [checkout], maxDepth: 1 }),
    definition: { services: [broken] },
  })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent("Couldn't lay out the graph.")
  isBroken = false
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull()
  })
  await user.click(screen.getByRole('link', { name: 'List' }))
  expect(
    await screen.findByRole('button', { name: 'Orders database', pressed: false }),
  ).toBeVisible()
})

it('without a beginning asks for one, which is chosen by name', async () => {
  const { user, router } = renderApp({ at: '/catalog-graph?rootEntityRefs[]=:::' })
  expect(await screen.findByRole('heading', { name: 'No entity selected' })).toBeVisible()
  // The catalog from above: domains with their systems, each a link.
  const domain = await screen.findByRole('link', { name: 'commerce' })
  const system = await screen.findByRole('link', { name: 'Storefront' })
  expect(domain.closest('section, main')).toContainElement(system)
  expect(system.closest('ul')).toHaveAccessibleName('Parts')
  await user.type(screen.getByRole('combobox', { name: 'Root entity' }), 'checkout')
  // The earlier results are gone.
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(1)
  })
  await user.click(screen.getByRole('option', { name: /^Checkout Service/ }))
  const canvas = within(await graph())
  expect(await canvas.findByRole('button', { name: /^Checkout Service/ })).toBeVisible()
  expect(router.state.location.search).toBe(
    '?rootEntityRefs[]=component%3Adefault%2Fcheckout-service',
  )
})

it('draws the relations of each entity by type, asks nothing more for them, and leads to the page', async () => {
  renderApp({ at: '/catalog/default/component/checkout-service' })
  const card = await screen.findByRole('region', { name: 'Relations graph' })
  const node = await within(card).findByRole('link', { name: /^Orders API/ })
  expect(node).toHaveAttribute('href', '/catalog/default/api/orders-api')
  expect(within(card).getByRole('region', { name: 'Provides' })).toContainElement(node)
  expect(within(card).getByRole('region', { name: 'Part of' })).toHaveTextContent('Storefront')
  expect(askedByRefs()).toHaveLength(0)
  expect(within(card).getByRole('link', { name: 'View graph' })).toHaveAttribute(
    'href',
    '/catalog-graph?rootEntityRefs[]=component%3Adefault%2Fcheckout-service&maxDepth=1',
  )
})

it('leads from the dependencies of an entity to their graph', async () => {
  const { user } = renderApp({ at: '/catalog/default/component/checkout-service/dependencies' })
  const link = await screen.findByRole('link', { name: 'Show graph' })
  expect(document.title).toBe('Dependencies · Checkout Service · Portico')
  expect(link).toHaveAttribute(
    'href',
    '/catalog-graph?rootEntityRefs[]=component%3Adefault%2Fcheckout-service',
  )
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Graph of Checkout Service' })).toBeVisible()
})

it('has no link to a graph that is not there', async () => {
  const plugins = definition.plugins.filter(({ id }) => id !== 'catalog-graph')
  renderApp({
    at: '/catalog/default/component/checkout-service/dependencies',
    definition: { ...definition, plugins },
  })
  await screen.findByRole('region', { name: 'Depends on components' })
  expect(screen.queryByRole('link', { name: 'Show graph' })).toBeNull()
})

it('draws the first of very many on the card, and more on demand', async () => {
  const path = '/entities/by-name/component/default/checkout-service'
  const entity = recordedBody('entity-component-default-checkout-service') as Entity
  const relations = Array.from({ length: 1_000 }, (_none, index) => ({
    type: 'dependsOn',
    targetRef: `component:default/gone-${String(index)}`,
  }))
  server.use(
    http.get(`${backendUrl}/api/catalog${path}`, () =>
      HttpResponse.json({ ...entity, relations } as object),
    ),
  )
  const { user } = renderApp({ at: '/catalog/default/component/checkout-service' })
  const card = await screen.findByRole('region', { name: 'Relations graph' })
  const nodes = () => within(card).getAllByRole('listitem')
  expect(nodes()).toHaveLength(10)
  await user.click(within(card).getByRole('button', { name: 'Show more (990 left)' }))
  await waitFor(() => {
    expect(nodes()).toHaveLength(60)
  })
})

it('draws the diagram of a system with the words of the specification', async () => {
  const { user } = renderApp({ at: '/catalog/default/system/storefront/diagram' })
  const card = await screen.findByRole('region', { name: 'System diagram' })
  expect(await within(card).findByRole('link', { name: /^Checkout Service/ })).toBeVisible()
  await user.click(within(card).getByRole('radio', { name: 'Graph' }))
  await within(card).findByRole('group', { name: /^Graph of/ })
  expect(await within(card).findByRole('link', { name: /^Checkout Service/ })).toBeVisible()
  const labels = [...card.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(labels).toEqual(expect.arrayContaining(['part of', 'provides', 'depends on']))
})

it('draws a system as boxes: its components inside, its APIs on the edge, its resources below', async () => {
  renderApp({ at: '/catalog/default/system/storefront/diagram' })
  const card = await screen.findByRole('region', { name: 'System diagram' })
  const orders = await within(card).findByRole('link', { name: 'Orders API' })
  expect(within(card).getByRole('list', { name: 'APIs' })).toContainElement(orders)
  const checkout = within(card).getByRole('link', { name: 'Checkout Service' })
  expect(within(card).getByRole('list', { name: 'Parts' })).toContainElement(checkout)
  const database = within(card).getByRole('link', { name: 'Orders database' })
  expect(database.closest('ul')).toHaveAccessibleName('Resources')
  expect(database).toHaveAttribute('href', '/catalog/default/resource/orders-db')
})

it('marks nodes and list entries by their worst problem, or a lifecycle other than production', async () => {
  const roots = ['component:default/gift-wrapping-legacy']
  const { user } = renderApp({ at: graphHref({ roots, maxDepth: 1 }) })
  const root = await within(await graph()).findByRole('button', { name: /^Gift Wrapping/ })
  expect(root).toHaveAccessibleName('Gift Wrapping (legacy) Orphan · component · service')
  const legend = within(screen.getByRole('list', { name: 'Legend' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['component 1', 'group 1']),
  )
  await user.click(screen.getByRole('link', { name: 'List' }))
  const list = await screen.findByRole('region', { name: 'Graph entities' })
  expect(within(list).getByText('deprecated')).toBeVisible()
  expect(within(list).getByText('Orphan')).toBeVisible()
  expect(within(list).queryByText('production')).toBeNull()
})

it('names its page where that cannot be loaded', async () => {
  const missing = Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' })
  const plugins = definition.plugins.map((plugin) =>
    plugin.id === 'catalog-graph' ? { ...plugin, load: () => Promise.reject(missing) } : plugin,
  )
  renderApp({ at: '/catalog-graph', definition: { plugins } })
  expect(
    await screen.findByRole('heading', {
      name: 'Failed lazy loading of the CatalogGraphPage extension, try to reload the page',
    }),
  ).toBeVisible()
})
