import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const dialog = () => within(screen.getByRole('dialog', { name: 'Command palette' }))
const group = (name: string) => dialog().findByRole('group', { name })
const optionsIn = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function openPalette(text = '') {
  const app = renderApp({ at: '/settings' })
  await screen.findByRole('heading', { name: 'Settings' })
  await app.user.keyboard('{Control>}k{/Control}')
  await group('Pages')
  if (text !== '') await app.user.paste(text)
  return app
}

describe('index', () => {
  beforeEach(() => {
    rememberGuest()
  })

  it('lists documentation beside the catalog, and entities once', async () => {
    const { user, router } = await openPalette('checkout')
    expect((await optionsIn('Documentation'))[0]).toMatch(/^Checkout ServiceThe checkout service/)
    expect(await optionsIn('Catalog')).toHaveLength(1)
    expect(dialog().queryByRole('group', { name: 'More entities' })).toBeNull()
    const [first] = within(await group('Documentation')).getAllByRole('option')
    expect(first).toHaveAttribute('href', '/docs/default/component/checkout-service/?h=checkout')
    await user.click(dialog().getByRole('option', { name: 'All results for “checkout”' }))
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/search?query=checkout',
    )
  })

  it('says which type failed, beside the results of the others, and searches again', async () => {
    let isMissing = true
    server.use(
      http.get(`${backendUrl}/api/search/query`, ({ request }) =>
        isMissing && request.url.includes('techdocs')
          ? HttpResponse.json(
              { error: { name: 'MissingIndexError', message: 'Missing index' } },
              { status: 500 },
            )
          : undefined,
      ),
    )
    const { user } = await openPalette('checkout')
    expect(await optionsIn('Documentation')).toEqual(['Not indexed yet: DocumentationRetry'])
    expect(await optionsIn('Catalog')).toHaveLength(1)
    isMissing = false
    await user.click(dialog().getByRole('option', { name: /^Not indexed yet/ }))
    await dialog().findByRole('option', { name: /^Orders fail at payment/ })
  })

  it('offers the latest searches while nothing is typed', async () => {
    localStorage.setItem('portico.recentSearches', JSON.stringify(['ledger', 'orders', 'a', 'b']))
    await openPalette()
    expect(await optionsIn('Recent searches')).toEqual(['ledger', 'orders', 'a'])
    expect(dialog().getByRole('option', { name: 'ledger' })).toHaveAttribute(
      'href',
      '/search?query=ledger',
    )
  })
})
