// Descriptions in lists are plain text, without the marks of their Markdown.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const catalog = `${backendUrl}/api/catalog`
const checkout = '/catalog/default/component/checkout-service'
const prices: Entity = {
  kind: 'Component',
  metadata: {
    name: 'price-calculator',
    title: 'Price Calculator',
    description: 'Works out **what the customer pays**.\n\n- See the [handbook](https://a.example)',
  },
}
const plain = 'Works out what the customer pays. See the handbook'

describe('descriptions', () => {
  beforeEach(rememberGuest)

  it('shows the description of a row of the catalog', async () => {
    renderApp({ at: '/catalog' })
    const row = await screen.findByRole('row', { name: /Price Calculator/ })
    const description = within(row).getByText(
      /^Works out what the customer pays\. See the pricing handbook\./,
    )
    expect(description.title).not.toMatch(/\*\*|\]\(/)
  })

  it.each([
    ['docs/guide.md', 'https://github.com/o/r/tree/main/services/docs/guide.md'],
    ['../README.md#use', 'https://github.com/o/r/tree/main/README.md#use'],
    ['/docs/default/component/checkout-service', '/docs/default/component/checkout-service'],
    ['https://a.example/b', 'https://a.example/b'],
  ])('leads a link to %s into the repository of its file', async (href, expected) => {
    const entity = recordedBody('entity-component-default-checkout-service') as Entity
    const file = 'url:https://github.com/o/r/blob/main/services/catalog-info.yaml'
    const metadata = {
      ...entity.metadata,
      annotations: { 'backstage.io/managed-by-location': file },
      description: `Read the [guide](${href}).`,
    }
    server.use(
      http.get(`${catalog}/entities/by-name/component/default/checkout-service`, () =>
        HttpResponse.json({ ...entity, metadata } as object),
      ),
    )
    renderApp({ at: checkout })
    const about = await screen.findByRole('region', { name: 'About' })
    expect(await within(about).findByRole('link', { name: /^guide/ })).toHaveAttribute(
      'href',
      expected,
    )
  })

  it('shows the description of a related entity', async () => {
    const entity = recordedBody('entity-component-default-checkout-service') as Entity
    const relations = [{ type: 'dependsOn', targetRef: 'component:default/price-calculator' }]
    server.use(
      http.get(`${catalog}/entities/by-name/component/default/checkout-service`, () =>
        HttpResponse.json({ ...entity, relations } as object),
      ),
      http.post(`${catalog}/entities/by-refs`, async ({ request }) => {
        const { entityRefs } = (await request.json()) as { readonly entityRefs: readonly string[] }
        const items = entityRefs.map((ref) => (ref.endsWith('/price-calculator') ? prices : null))
        return HttpResponse.json({ items } as object)
      }),
    )
    renderApp({ at: `${checkout}/dependencies` })
    const card = await screen.findByRole('region', { name: 'Depends on components' })
    expect(await within(card).findByText(plain)).toHaveAttribute('title', plain)
  })

  it('shows the description of an entity from the same location', async () => {
    server.use(
      http.get(`${catalog}/entities/by-query`, () =>
        HttpResponse.json({ items: [prices], pageInfo: {} } as object),
      ),
    )
    renderApp({ at: `${checkout}?inspect=colocated` })
    const dialog = await screen.findByRole('dialog', { name: 'Inspect Checkout Service' })
    expect(await within(dialog).findByText(plain)).toBeVisible()
  })

  it('shows the description of an entity in the palette', async () => {
    server.use(
      http.get(`${catalog}/entities/by-query`, () =>
        HttpResponse.json({ items: [prices] } as object),
      ),
    )
    const { user } = renderApp({ at: '/settings' })
    await screen.findByRole('heading', { name: 'Settings' })
    await user.keyboard('{Control>}k{/Control}price')
    expect(await screen.findByText(plain)).toBeVisible()
  })
})
