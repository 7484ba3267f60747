// The dialog for unregistering: the choices in each state, and the page afterwards.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const page = '/catalog/default/component/checkout-service'
const catalog = `${backendUrl}/api/catalog`
const entity = recordedBody('entity-component-default-checkout-service') as Entity
const location = { id: 'l1', type: 'url', target: 'https://example.org/catalog-info.yaml' }
const redirected = { bindings: { 'catalog.unregisterRedirect': 'settings.root' } }

const byEntity = `${catalog}/locations/by-entity/component/default/checkout-service`
const removal = `${catalog}/locations/l1`

const names = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

async function openDialog(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ at: page, ...options })
  await app.user.click(await screen.findByRole('button', { name: 'Entity actions' }))
  await app.user.click(screen.getByRole('menuitem', { name: 'Unregister entity' }))
  return { ...app, dialog: await screen.findByRole('dialog') }
}

describe('unregisterStates', () => {
  beforeEach(() => {
    rememberGuest()
    server.use(
      http.get(byEntity, () => HttpResponse.json(location)),
      http.get(`${catalog}/entities/by-query`, ({ request }) =>
        request.url.includes('managed-by-origin-location')
          ? HttpResponse.json({ items: [entity], pageInfo: {} })
          : undefined,
      ),
    )
  })

  it('says that it looks the location up, then what came of it: unregister, or delete after all', async () => {
    const answered = Promise.withResolvers<undefined>()
    server.use(
      http.get(byEntity, async () => {
        await answered.promise
        return HttpResponse.json(location)
      }),
    )
    const { dialog, user } = await openDialog()
    const looking = 'Looking up the location of Checkout Service…'
    expect(within(dialog).getByText(looking)).toBeVisible()
    expect(within(dialog).getByRole('progressbar', { name: looking })).toBeVisible()
    expect(names(dialog)).toEqual(['Cancel'])
    answered.resolve(undefined)
    await within(dialog).findByRole('button', { name: 'Unregister location' })
    expect(names(dialog)).toEqual(['Advanced', 'Cancel', 'Unregister location'])
    await user.click(within(dialog).getByRole('button', { name: 'Advanced' }))
    expect(dialog).toHaveAccessibleName('Are you sure you want to delete this entity?')
    expect(names(dialog)).toEqual(['Back', 'Delete entity'])
  })

  it('says that the location could not be looked up, and tries again', async () => {
    server.use(
      http.get(
        byEntity,
        () => HttpResponse.json({ error: { message: 'broken' } }, { status: 500 }),
        {
          once: true,
        },
      ),
    )
    const { dialog, user } = await openDialog()
    const failed = "Couldn't look up the location of Checkout Service."
    expect(await within(dialog).findByText(failed)).toBeVisible()
    expect(within(dialog).getByText('broken')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
    expect(await within(dialog).findByRole('button', { name: 'Unregister location' })).toBeVisible()
  })

  it('can do nothing else while it is busy, and leads to the page that is bound for afterwards', async () => {
    const answered = Promise.withResolvers<undefined>()
    let removals = 0
    server.use(
      http.delete(removal, async () => {
        removals += 1
        await answered.promise
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { dialog, router, user } = await openDialog({ definition: redirected })
    await user.click(await within(dialog).findByRole('button', { name: 'Unregister location' }))
    for (const button of within(dialog).getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await user.click(button)
    }
    expect(names(dialog)).toEqual(['Cancel', 'Unregistering…'])
    expect(dialog).toBeVisible()
    answered.resolve(undefined)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/settings')
    })
    expect(removals).toBe(1)
  })

  it('offers to delete an orphan, asks before, and leads to the catalog whatever else is bound', async () => {
    const annotations = { 'backstage.io/orphan': 'true' }
    const removed: string[] = []
    server.use(
      http.get(`${catalog}/entities/by-name/component/default/checkout-service`, () =>
        HttpResponse.json({ ...entity, metadata: { ...entity.metadata, annotations } }),
      ),
      http.delete(`${catalog}/entities/by-uid/:uid`, ({ params }) => {
        removed.push(String(params['uid']))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { router, user } = renderApp({ at: page, definition: redirected })
    const warning = 'No location references this entity. It no longer gets updates.'
    expect(await screen.findByText(warning)).toBeVisible()
    const remove = screen.getByRole('button', { name: 'Delete entity' })
    await user.click(remove)
    const question = { name: 'Are you sure you want to delete this entity?' }
    await user.click(
      within(screen.getByRole('dialog', question)).getByRole('button', { name: 'Cancel' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(removed).toEqual([])
    await user.click(remove)
    await user.click(
      within(screen.getByRole('dialog', question)).getByRole('button', { name: 'Delete entity' }),
    )
    expect(await screen.findByText('Deleted entity Checkout Service')).toBeVisible()
    expect(removed).toEqual([entity.metadata.uid])
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/catalog')
    })
  })

  it('warns of no orphan where the annotation says anything but true', async () => {
    const annotations = { 'backstage.io/orphan': 'false' }
    server.use(
      http.get(`${catalog}/entities/by-name/component/default/checkout-service`, () =>
        HttpResponse.json({ ...entity, metadata: { ...entity.metadata, annotations } }),
      ),
    )
    renderApp({ at: page })
    await screen.findByRole('region', { name: 'About' })
    expect(screen.queryByText(/No location references this entity/)).toBeNull()
  })
})
