// Searching in the command palette: in one kind, and with typos.

import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const entities = [
  {
    kind: 'Component',
    metadata: { name: 'old-shop' },
    spec: { type: 'website', lifecycle: 'deprecated' },
    status: { items: [{ type: 'processing', level: 'error', message: 'No such file' }] },
  },
  { kind: 'Component', metadata: { name: 'new-shop' }, spec: { lifecycle: 'production' } },
  { kind: 'Component', metadata: { name: 'checkout-service', title: 'Checkout Service' } },
  { kind: 'API', metadata: { name: 'payments-api', title: 'Payments API' } },
  { kind: 'Component', metadata: { name: 'payments', title: 'Payments' } },
]

async function openPalette() {
  server.use(
    http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const term = searchParams.get('fullTextFilterTerm') ?? ''
      const kind = searchParams.get('filter')?.replace('kind=', '')
      const items = entities.filter(
        (entity) =>
          entity.metadata.name.includes(term) &&
          (kind === undefined || entity.kind.toLowerCase() === kind),
      )
      return HttpResponse.json({ items })
    }),
  )
  rememberGuest()
  const app = renderApp({ at: '/settings' })
  await screen.findByRole('heading', { name: 'Settings' })
  await app.user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('group', { name: 'Pages' })
  return app
}

const namesIn = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('search', () => {
  it('completes a kind, searches in it, and leaves pages and actions out', async () => {
    const { user } = await openPalette()
    await user.click(screen.getByRole('option', { name: 'Search by kind' }))
    const field = screen.getByRole('combobox', { name: /^Search for/ })
    expect(field).toHaveValue('kind:')
    expect(field).toHaveFocus()
    expect(await namesIn('Kinds')).toContain('Resource')
    await user.keyboard('ap')
    expect(await namesIn('Kinds')).toEqual(['API'])
    await user.keyboard('{Enter}')
    expect(field).toHaveValue('kind:api ')
    expect(await namesIn('Catalog: API')).toEqual(['Payments APIAPI'])
    await user.keyboard('pay')
    expect(await namesIn('Catalog: API')).toEqual(['Payments APIAPI'])
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull()
    expect(screen.getByRole('option', { name: 'Search catalog for “pay”' })).toHaveAttribute(
      'href',
      '/catalog?filters[kind]=api&filters[text]=pay',
    )
  })

  it('marks entities with errors, and those that are not in production', async () => {
    const { user } = await openPalette()
    await user.keyboard('shop')
    expect(await namesIn('Catalog')).toEqual([
      'old-shopErrorsdeprecatedComponent · website',
      'new-shopComponent',
    ])
  })

  it('finds an entity and a page in spite of a typo', async () => {
    const { user } = await openPalette()
    const field = screen.getByRole('combobox', { name: /^Search for/ })
    await user.type(field, 'chekout')
    expect(await namesIn('Catalog')).toEqual(['Checkout ServiceComponent'])
    await user.clear(field)
    await user.type(field, 'setings')
    expect(await namesIn('Pages')).toEqual(['Settingsg s'])
  })
})
