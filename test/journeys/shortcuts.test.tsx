// Keyboard shortcuts, as somebody uses them on the page.

import { expect, it } from '@jest/globals'
import { screen, waitFor as becomes, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../support/backend.ts'
import { rememberGuest } from '../support/catalog.ts'
import { renderApp, type AppOptions } from '../support/renderApp.tsx'

const known = 'checkout-service'

/** A list of which only one entity has a page; the others are asked for because they have the focus. */
async function openCatalog(options: AppOptions = {}) {
  server.use(
    http.get<{ name: string }>(
      `${backendUrl}/api/catalog/entities/by-name/component/default/:name`,
      ({ params: { name } }) =>
        name === known ? undefined : HttpResponse.json({}, { status: 404 }),
    ),
  )
  rememberGuest()
  const app = renderApp({ at: '/catalog', ...options })
  const link = await screen.findByRole('link', { name: 'Checkout Service' })
  return { ...app, link }
}

const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

it.each([
  ['gc', '/catalog'],
  ['ga', '/api-docs'],
  ['gg', '/catalog-graph'],
  ['gs', '/settings'],
  ['gi', '/catalog-import'],
])('leads by %s to %s', async (keys, path) => {
  rememberGuest()
  const { user, router } = renderApp({ at: '/catalog-unprocessed-entities' })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard(keys)
  await becomes(() => {
    expect(router.state.location.pathname).toBe(path)
  })
  await screen.findByRole('heading', { level: 1 })
})

it('opens the palette by "/" where the page has no search', async () => {
  rememberGuest()
  const { user } = renderApp({ at: '/catalog-unprocessed-entities' })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('/')
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible()
  await user.keyboard('gs')
  expect(screen.getByRole('combobox')).toHaveValue('gs')
})

it('lists all shortcuts in a sheet, by its key and from the palette', async () => {
  const { user } = await openCatalog()
  await user.keyboard('?')
  const dialog = within(await sheet())
  expect(dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'General',
    'Go to',
    'Lists',
  ])
  const goTo = within(dialog.getByRole('region', { name: 'Go to' }))
  expect(goTo.getAllByRole('term').map((one) => one.textContent)).toEqual([
    'Catalog',
    'Catalog graph',
    'Register entities',
    'APIs',
    'Settings',
  ])
  expect(goTo.getAllByRole('definition')[0]).toHaveTextContent('g then c')
  await user.keyboard('gs')
  expect(await sheet()).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/ }))
  expect(await sheet()).toBeVisible()
})

it('is switched off in the settings, for every later visit', async () => {
  rememberGuest()
  const { user, router } = renderApp({ at: '/settings' })
  const choice = await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' })
  const link = screen.getByRole('link', { name: 'Catalog' })
  expect(link).toHaveAttribute('title', 'Catalog (g c)')
  await user.click(choice)
  expect(choice).not.toBeChecked()
  expect(link).not.toHaveAttribute('title')
  await user.keyboard('gc?/')
  expect(router.state.location.pathname).toBe('/settings')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('portico.shortcutKeys')).toBe('false')
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/ }))
  expect(within(await sheet()).getByText('Single keys are off. Turn on in settings')).toBeVisible()
})
