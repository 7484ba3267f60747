// The error page (spec 1 §2): status, message, a way back, where to find help.

import { expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { configYaml, portalUrl, server } from '../support/backend.ts'
import { rememberGuest } from '../support/catalog.ts'
import { renderApp } from '../support/renderApp.tsx'

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
  expect(screen.getByText('There is nothing at /no/such/page.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the catalog' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'https://help.example/',
  )
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
  expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
})
