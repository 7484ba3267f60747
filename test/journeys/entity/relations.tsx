// Entities with very many relations, or with targets that cannot be looked up.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { entityRefOf, type Entity } from '../../../src/model/entities/entity.ts'
import { stringifyEntityRef } from '../../../src/model/entities/entityRef.ts'
import { presenceFields, relatedFields } from '../../../src/model/entities/relatedRefs.ts'
import { backendUrl, recordedBody, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const catalog = `${backendUrl}/api/catalog`
const checkout = '/catalog/default/component/checkout-service'
const relatedAsked = () =>
  takeRequests().filter((request) => request.endsWith(relatedFields.join())).length

/** The recorded checkout service with these relations. */
function isRelatedTo(relations: Entity['relations']): void {
  const entity = recordedBody('entity-component-default-checkout-service') as Entity
  server.use(
    http.get(`${catalog}/entities/by-name/component/default/checkout-service`, () =>
      HttpResponse.json({ ...entity, relations } as object),
    ),
  )
}

describe('relations', () => {
  beforeEach(rememberGuest)

  it('draws a thousand relations a page at a time, and asks for no more than it draws', async () => {
    isRelatedTo(
      Array.from({ length: 1_000 }, (_none, index) => ({
        type: 'dependsOn',
        targetRef: `component:default/gone-${String(index)}`,
      })),
    )
    const { user } = renderApp({ at: `${checkout}/dependencies` })
    const card = await screen.findByRole('region', { name: 'Depends on components' })
    const rows = () => within(card).getAllByRole('listitem')
    expect(await within(card).findAllByText(/^Not found, or no access/)).toHaveLength(10)
    expect(relatedAsked()).toBe(1)
    await user.click(within(card).getByRole('button', { name: 'Show more (990 left)' }))
    await waitFor(() => {
      expect(within(card).getAllByText(/^Not found, or no access/)).toHaveLength(60)
    })
    expect(rows()).toHaveLength(60)
    expect(relatedAsked()).toBe(1)
    expect(within(card).getByRole('button', { name: 'Show more (940 left)' })).toBeVisible()
  })

  it('names the first of very many missing entities, and more on demand', async () => {
    isRelatedTo(
      Array.from({ length: 200 }, (_none, index) => ({
        type: 'dependsOn',
        targetRef: `resource:default/gone-${String(index)}`,
      })),
    )
    const { user } = renderApp({ at: checkout })
    await user.click(await screen.findByRole('button', { name: '200 related entities missing' }))
    const message = screen.getByText('resource:default/gone-0').closest('ul') as HTMLElement
    expect(within(message).getAllByRole('listitem')).toHaveLength(10)
    await user.click(screen.getAllByRole('button', { name: 'Show more (190 left)' })[0] as Element)
    expect(within(message).getAllByRole('listitem')).toHaveLength(60)
  })

  it.each([
    [0, 0],
    [1_000, 1],
    [1_001, 0],
  ])('with %d relations looks %d times whether their targets are there', async (count, times) => {
    isRelatedTo(
      Array.from({ length: count }, (_none, index) => ({
        type: 'custom',
        targetRef: `component:default/gone-${String(index)}`,
      })),
    )
    renderApp({ at: `${checkout}/dependencies` })
    await screen.findByText('This entity does not depend on any components.')
    const missing = { name: '1,000 related entities missing' }
    if (times > 0) expect(await screen.findByRole('button', missing)).toBeVisible()
    const looked = takeRequests().filter((request) => request.endsWith(presenceFields.join()))
    expect(looked).toHaveLength(times)
  })

  it('says that groups could not be looked up, and tries again', async () => {
    let isDown = true
    server.use(
      http.post(`${catalog}/entities/by-refs`, () =>
        isDown ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
    const { user } = renderApp({ at: '/catalog/default/group/storefront-team' })
    const card = await screen.findByRole('region', { name: 'Groups' })
    expect(await within(card).findByRole('alert')).toHaveTextContent(
      /^Couldn't load related entities/,
    )
    isDown = false
    await user.click(within(card).getByRole('button', { name: 'Retry' }))
    expect(await within(card).findByRole('link', { name: 'Engineering' })).toBeVisible()
    expect(within(card).queryByRole('alert')).toBeNull()
  })

  it('says once that relations could not be looked up, and tries again for all groups of them', async () => {
    let isDown = true
    server.use(
      http.post(`${catalog}/entities/by-refs`, () =>
        isDown ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
    const { user } = renderApp({ at: `${checkout}/api` })
    const fan = within(await screen.findByRole('region', { name: 'Relations' }))
    const alert = await fan.findByRole('alert')
    expect(fan.getAllByRole('alert')).toHaveLength(1)
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await fan.findByRole('link', { name: 'Inventory API' })).toBeVisible()
    expect(fan.queryByRole('alert')).toBeNull()
  })

  it('opens the tree of groups branch by branch, each asked for when it is opened', async () => {
    const { items } = recordedBody('every-entity') as { readonly items: readonly Entity[] }
    const refOf = (entity: Entity) => stringifyEntityRef(entityRefOf(entity))
    server.use(
      http.get(`${catalog}/entities/by-name/group/default/larkspur`, () =>
        HttpResponse.json(items.find((one) => refOf(one) === 'group:default/larkspur') as object),
      ),
      http.get(`${catalog}/entities/by-name/group/default/larkspur/ancestry`, () =>
        HttpResponse.json({ rootEntityRef: 'group:default/larkspur', items: [] }),
      ),
      http.get(`${catalog}/entity-facets`, () => HttpResponse.json({ facets: { kind: [] } })),
      http.get(`${catalog}/entities/by-query`, ({ request }) => {
        const filter = new URL(request.url).searchParams.get('filter') ?? ''
        const parent = /relations\.childOf=(.*)$/.exec(filter)?.[1]
        if (parent === undefined) return undefined
        const isBelow = ({ relations = [] }: Entity) =>
          relations.some(({ type, targetRef }) => type === 'childOf' && targetRef === parent)
        return HttpResponse.json({ items: items.filter(isBelow), pageInfo: {} } as object)
      }),
    )
    const { user } = renderApp({ at: '/catalog/default/group/larkspur' })
    const card = await screen.findByRole('region', { name: 'Groups' })
    const branch = await within(card).findByRole('button', { name: 'Child groups of Engineering' })
    expect(within(card).queryByRole('link', { name: 'Storefront' })).toBeNull()
    await user.click(branch)
    expect(branch).toHaveAttribute('aria-expanded', 'true')
    const below = await within(card).findByRole('list', { name: 'Child groups of Engineering' })
    expect(await within(below).findByRole('link', { name: 'Storefront' })).toBeVisible()
    await user.click(within(below).getByRole('button', { name: 'Child groups of Storefront' }))
    expect(await within(below).findByText('No child groups.')).toBeVisible()
  })

  it('names several owners in the header, and all of them on demand', async () => {
    isRelatedTo(
      ['ada', 'ben', 'cleo', 'dora', 'emil'].map((name) => ({
        type: 'ownedBy',
        targetRef: `user:default/${name}`,
      })),
    )
    // Resting on a name prefetches its entity.
    const opens = http.get(`${catalog}/entities/by-name/user/default/dora`, () =>
      HttpResponse.json({ error: { name: 'NotFoundError', message: 'none' } }, { status: 404 }),
    )
    server.use(opens)
    const { user } = renderApp({ at: checkout })
    const header = (await screen.findByRole('heading', { name: 'Checkout Service' })).closest(
      'header',
    )
    if (!header) throw new Error('A page has a header.')
    const owners = () => within(header).getAllByRole('link', { name: /^user:/ })
    expect(owners()).toHaveLength(3)
    await user.click(within(header).getByRole('button', { name: 'and 2 more' }))
    expect(owners()).toHaveLength(5)
    expect(owners()[3]).toHaveFocus()
  })
})
