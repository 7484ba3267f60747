// Actions on selected rows of the catalog.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const catalog = `${backendUrl}/api/catalog`
const checkout = 'component:default/checkout-service'
const gifts = 'component:default/gift-cards'
const location = { id: 'l1', type: 'url', target: 'https://example.org/catalog-info.yaml' }

describe('bulk', () => {
  beforeEach(rememberGuest)

  async function select(...names: readonly string[]) {
    const app = renderApp({ at: '/catalog' })
    for (const name of names)
      await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    return app
  }

  const entity = (name: string) => ({
    kind: 'Component',
    metadata: {
      name,
      uid: `uid-of-${name}`,
      annotations: { 'backstage.io/managed-by-origin-location': `url:${location.target}` },
    },
  })

  /** Both entities come from one location, with a third one. */
  function answerRemoval(): readonly string[] {
    const removed: string[] = []
    server.use(
      http.post(`${catalog}/entities/by-refs`, async ({ request }) => {
        const { fields } = (await request.clone().json()) as { readonly fields: readonly string[] }
        if (!fields.includes('metadata.uid')) return undefined
        return HttpResponse.json({ items: [entity('checkout-service'), entity('gift-cards')] })
      }),
      http.get(`${catalog}/locations/by-entity/*`, () => HttpResponse.json(location)),
      http.get(`${catalog}/entities/by-query`, ({ request }) =>
        request.url.includes('managed-by-origin-location')
          ? HttpResponse.json({
              items: ['checkout-service', 'gift-cards', 'price-list'].map(entity),
              pageInfo: {},
            })
          : undefined,
      ),
      http.delete(`${catalog}/locations/:id`, ({ request }) => {
        removed.push(request.url.slice(catalog.length))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    return removed
  }

  const itemOf = (dialog: HTMLElement, text: string) => {
    const item = within(dialog).getByText(text).closest('li')?.parentElement?.closest('li')
    if (!item) throw new Error(`No item has ${text}`)
    return within(item)
  }

  it('refreshes what is selected, sums up each entity, and retries what failed', async () => {
    const refused = new Set([gifts])
    server.use(
      http.post(`${catalog}/refresh`, async ({ request }) => {
        const { entityRef } = (await request.json()) as { readonly entityRef: string }
        return refused.delete(entityRef)
          ? HttpResponse.json({ error: { name: 'Error', message: 'No worker' } }, { status: 503 })
          : new HttpResponse(null, { status: 200 })
      }),
    )
    const { user } = await select('Checkout Service', 'Gift Cards')
    await user.click(await screen.findByRole('button', { name: 'Refresh' }))
    const dialog = await screen.findByRole('dialog', { name: 'Refresh 2 entities' })
    expect(await within(dialog).findByText('Scheduled refresh of 1 of 2 entities.')).toBeVisible()
    expect(itemOf(dialog, checkout).getByText('Succeeded')).toBeVisible()
    expect(itemOf(dialog, gifts).getByText('Failed')).toBeVisible()
    expect(itemOf(dialog, gifts).getByText('No worker')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Retry failed' }))
    expect(await within(dialog).findByText('Scheduled refresh of 2 of 2 entities.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('2 selected')).toBeVisible()
  })

  it('names entities that leave with a location before it unregisters, and drops the selection', async () => {
    const removed = answerRemoval()
    const { user } = await select('Checkout Service', 'Gift Cards')
    await user.click(await screen.findByRole('button', { name: 'Unregister' }))
    const dialog = await screen.findByRole('dialog', { name: 'Unregister 2 entities?' })
    expect(
      await within(dialog).findByText(
        'Removes 3 entities from the catalog. 1 of them is not selected but shares a location.',
      ),
    ).toBeVisible()
    expect(within(dialog).getByText(location.target)).toBeVisible()
    expect(
      within(dialog).getByText('component:default/price-list').parentElement,
    ).toHaveTextContent('Not selected')
    expect(removed).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Unregister' }))
    expect(await within(dialog).findByText('Removed 3 of 3 entities.')).toBeVisible()
    expect(removed).toEqual(['/locations/l1'])
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(screen.queryByText(/ selected$/)).toBeNull()
    })
  })

  it('removes nothing on cancel', async () => {
    const removed = answerRemoval()
    const { user } = await select('Checkout Service', 'Gift Cards')
    await user.click(await screen.findByRole('button', { name: 'Unregister' }))
    const dialog = await screen.findByRole('dialog', { name: 'Unregister 2 entities?' })
    await within(dialog).findByText(/^Removes 3 entities/)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(removed).toEqual([])
    expect(screen.getByText('2 selected')).toBeVisible()
  })

  it('says why an action is not possible', async () => {
    turnPermissionsOn()
    answerChecks((name) => (name === 'catalog.entity.delete' ? 'DENY' : 'ALLOW'))
    await select('Checkout Service')
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Unregister' })).toHaveAccessibleDescription(
        "You can't unregister entities. Ask your platform team for access.",
      )
    })
  })

  it('does not offer to unregister where the portal hides it', async () => {
    server.use(
      http.get(`${portalUrl}/app-config.yaml`, () =>
        HttpResponse.text(configYaml.replace('app: {', 'app: { catalog: { unregister: hidden },')),
      ),
    )
    await select('Checkout Service')
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Unregister' })).toBeNull()
  })
})
