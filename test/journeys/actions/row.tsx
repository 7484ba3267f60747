// Actions of one row of the catalog: refresh, graph, inspector, unregistering.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const catalog = `${backendUrl}/api/catalog`
const page = '/catalog/default/component/checkout-service'
const entity = recordedBody('entity-component-default-checkout-service')
const location = { id: 'l1', type: 'url', target: 'https://example.org/catalog-info.yaml' }

describe('row', () => {
  beforeEach(rememberGuest)

  async function openMenu() {
    const app = renderApp({ at: '/catalog' })
    await app.user.click(
      await screen.findByRole('button', { name: 'Actions for Checkout Service' }),
    )
    const menu = await screen.findByRole('menu', { name: 'Actions for Checkout Service' })
    const item = async (name: string) => within(menu).findByRole('menuitem', { name })
    return { ...app, item }
  }

  /** The location of the entity; the first attempt to remove it fails. */
  function failRemovalOnce(): void {
    server.use(
      http.get(`${catalog}/locations/by-entity/*`, () => HttpResponse.json(location)),
      http.get(`${catalog}/entities/by-query`, ({ request }) =>
        request.url.includes('managed-by-origin-location')
          ? HttpResponse.json({ items: [entity], pageInfo: {} })
          : undefined,
      ),
      http.delete(
        `${catalog}/locations/l1`,
        () => HttpResponse.json({ error: { name: 'Error', message: 'busy' } }, { status: 409 }),
        { once: true },
      ),
      http.delete(`${catalog}/locations/l1`, () => new HttpResponse(null, { status: 204 })),
    )
  }

  it('leads to the graph and to the inspector of the entity', async () => {
    const { item } = await openMenu()
    expect(await item('Show graph')).toHaveAttribute(
      'href',
      '/catalog-graph?rootEntityRefs[]=component%3Adefault%2Fcheckout-service',
    )
    expect(await item('Inspect entity')).toHaveAttribute('href', `${page}?inspect=overview`)
  })

  it('has the catalog refresh the entity, and stays', async () => {
    const refreshed: unknown[] = []
    server.use(
      http.post(`${catalog}/refresh`, async ({ request }) => {
        refreshed.push(await request.json())
        return new HttpResponse(null, { status: 200 })
      }),
    )
    const { user, item, router } = await openMenu()
    await user.click(await item('Refresh entity'))
    expect(await screen.findByText('Refresh scheduled')).toBeVisible()
    expect(refreshed).toEqual([{ entityRef: 'component:default/checkout-service' }])
    expect(router.state.location.pathname).toBe('/catalog')
  })

  it('says who may refresh and unregister where that is denied', async () => {
    turnPermissionsOn()
    answerChecks((name) =>
      ['catalog.entity.refresh', 'catalog.entity.delete'].includes(name) ? 'DENY' : 'ALLOW',
    )
    const { item } = await openMenu()
    for (const name of ['Refresh entity', 'Unregister entity']) {
      await waitFor(async () => {
        expect(await item(name)).toHaveAccessibleDescription(/Ask its owner for access/)
      })
    }
  })

  it('unregisters over the list, keeps the dialog when that fails, and removes the row', async () => {
    failRemovalOnce()
    const { user, item, router } = await openMenu()
    await user.click(await item('Unregister entity'))
    const dialog = await screen.findByRole('dialog', { name: /^Unregister this entity/ })
    await user.click(await within(dialog).findByRole('button', { name: 'Unregister location' }))
    expect(await within(dialog).findByText("Couldn't remove Checkout Service.")).toBeVisible()
    const rows = recordedBody('rows-components') as {
      readonly items: readonly { readonly metadata: { readonly name: string } }[]
    }
    server.use(
      http.get(`${catalog}/entities/by-query`, () =>
        HttpResponse.json({
          ...rows,
          items: rows.items.filter(({ metadata }) => metadata.name !== 'checkout-service'),
        }),
      ),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
    // The failure stays until it is closed, before the success is shown.
    await user.click(await screen.findByRole('button', { name: /^(?:Close|Dismiss)/ }))
    expect(await screen.findByText('Deleted entity Checkout Service')).toBeVisible()
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Checkout Service' })).toBeNull()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.pathname).toBe('/catalog')
  })
})
