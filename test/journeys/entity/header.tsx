// The header of an entity's page, while loading and after a failure too.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const byName = `${backendUrl}/api/catalog/entities/by-name`
const page = '/catalog/default/component/some'
const some = {
  kind: 'Component',
  metadata: { name: 'some', namespace: 'default', title: 'Some Thing', uid: 'u' },
  spec: { type: 'service', lifecycle: 'production', owner: 'storefront-team' },
  relations: [
    { type: 'ownedBy', targetRef: 'group:default/storefront-team' },
    { type: 'partOf', targetRef: 'system:default/storefront' },
  ],
}

describe('header', () => {
  beforeEach(() => {
    rememberGuest()
    server.use(
      http.get(`${byName}/component/default/some/ancestry`, () =>
        HttpResponse.json({ rootEntityRef: 'component:default/some', items: [] }),
      ),
    )
  })

  it('says title, kind and type, owner and lifecycle, and what the entity is part of', async () => {
    server.use(http.get(`${byName}/component/default/some`, () => HttpResponse.json(some)))
    renderApp({ at: page })
    const title = await screen.findByRole('heading', { name: 'Some Thing', level: 1 })
    const header = within(title.closest('header') ?? title)
    expect(header.getByText(/^Component · service/)).toHaveTextContent(
      'Component · servicecomponent:default/some',
    )
    expect(header.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Owner',
      'Lifecycle',
    ])
    const [owner = title, lifecycle] = header.getAllByRole('definition')
    expect(lifecycle).toHaveTextContent('production')
    expect(await within(owner).findByRole('link', { name: 'Storefront' })).toHaveAttribute(
      'href',
      '/catalog/default/group/storefront-team',
    )
    const crumbs = within(header.getByRole('navigation', { name: 'Breadcrumbs' }))
    await waitFor(() => {
      expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/catalog',
        '/catalog/default/domain/commerce',
        '/catalog/default/system/storefront',
      ])
    })
    expect(crumbs.getByText('Some Thing')).toHaveAttribute('aria-current', 'page')
  })

  it('shows progress while the entity is loading, then why it could not be loaded', async () => {
    const answered = Promise.withResolvers<undefined>()
    let isDown = true
    server.use(
      http.get(`${byName}/component/default/some`, async () => {
        await answered.promise
        return isDown
          ? HttpResponse.json(
              { error: { name: 'Error', message: 'no such table' } },
              { status: 500 },
            )
          : HttpResponse.json(some)
      }),
    )
    const { user } = renderApp({ at: page })
    expect(await screen.findByRole('progressbar', { name: 'Loading entity…' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    answered.resolve(undefined)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText("Couldn't load the entity")).toBeVisible()
    expect(within(alert).getByText('Backend error: no such table')).toBeVisible()
    expect(screen.queryByRole('progressbar', { name: 'Loading entity…' })).toBeNull()
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Some Thing', level: 1 })).toBeVisible()
  })
})
