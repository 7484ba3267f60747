// The error page (spec 1 §2): status, message, links back and to support.

import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('errorPage', () => {
  it('shows the page that does not exist as such, and where to find help', async () => {
    rememberGuest()
    const support =
      "app: { baseUrl: 'http://localhost:3000', support: { url: 'https://help.example/' } }"
    server.use(
      http.get(`${portalUrl}/app-config.yaml`, () =>
        HttpResponse.text(configYaml.replace(/app: .*/, support)),
      ),
    )
    renderApp({ at: '/no/such/page' })
    expect(await screen.findByRole('heading', { name: 'PAGE NOT FOUND', level: 1 })).toBeVisible()
    expect(screen.getByText('404')).toBeVisible()
    expect(screen.getByText('No page at /no/such/page.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to catalog' })).toHaveAttribute('href', '/catalog')
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://help.example/',
    )
  })

  it.each([
    '/%0a',
    '/%0d%0a/x',
    '/catalog/default/component/a%0ab/%0a',
    '/create/%0a',
    '/docs/%0a',
  ])('keeps the frame around the address %s', async (at) => {
    rememberGuest()
    renderApp({ at })
    expect(await screen.findByRole('link', { name: 'Catalog' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(document.body).not.toHaveTextContent('[object Object]')
  })

  it('says that an area is not part of this portal, and offers the search', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/tech-radar' })
    expect(
      await screen.findByText('Tech Radar is not part of this portal: no page at /tech-radar.'),
    ).toBeVisible()
    const page = within(screen.getByRole('main'))
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible()
  })

  it('opens classic addresses of the settings', async () => {
    rememberGuest()
    const { router } = renderApp({ at: '/settings/auth-providers' })
    expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/settings', hash: '#providers' })
  })

  it('goes back to where one came from', async () => {
    rememberGuest()
    const { user, router } = renderApp({ at: '/settings' })
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    await act(() => router.navigate('/no/such/page'))
    await user.click(await screen.findByRole('button', { name: 'Go back' }))
    expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })

  it('goes to the first page where one came from nowhere', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/no/such/page' })
    await user.click(await screen.findByRole('button', { name: 'Go back' }))
    expect(await screen.findByRole('region', { name: 'Needs attention' })).toBeVisible()
  })
})
