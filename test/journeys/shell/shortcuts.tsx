// Keyboard shortcuts on the page.

import { describe, expect, it } from '@jest/globals'
import { screen, waitFor as becomes, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp, type AppOptions } from '../../support/renderApp.tsx'

const known = 'checkout-service'

/** A list in which only one entity has a page; the others are requested because they get the focus. */
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
  return { ...app, link, rows: rowLinks }
}

/** The rows' links, in order. */
const rowLinks = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('link'))

const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

describe('shortcuts', () => {
  it('moves through the rows, selects one, and opens it', async () => {
    const { link, rows, user, router } = await openCatalog()
    const [first, second] = rows()
    await user.keyboard('j')
    await becomes(() => {
      expect(first).toHaveFocus()
    })
    await user.keyboard('j')
    await becomes(() => {
      expect(second).toHaveFocus()
    })
    await user.keyboard('kk')
    await becomes(() => {
      expect(first).toHaveFocus()
    })
    await user.keyboard('x')
    const name = first?.textContent ?? ''
    const checkbox = screen.getByRole('checkbox', { name: `Select ${name}` })
    await becomes(() => {
      expect(checkbox).toBeChecked()
    })
    expect(first).toHaveFocus()
    await user.keyboard('x')
    await becomes(() => {
      expect(checkbox).not.toBeChecked()
    })
    link.focus()
    await user.keyboard('o')
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout Service' })).toBeVisible()
    expect(router.state.location.pathname).toBe(`/catalog/default/component/${known}`)
  })

  it('stays with the checkboxes, and opens their row by Enter', async () => {
    const { rows, user, router } = await openCatalog()
    const names = rows().map((row) => row.textContent)
    const before = names[names.indexOf('Checkout Service') - 1] ?? ''
    screen.getByRole('checkbox', { name: `Select ${before}` }).focus()
    await user.keyboard('j')
    await becomes(() => {
      expect(screen.getByRole('checkbox', { name: 'Select Checkout Service' })).toHaveFocus()
    })
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout Service' })).toBeVisible()
    expect(router.state.location.pathname).toBe(`/catalog/default/component/${known}`)
  })

  it('leaves the rows by Escape, and begins again with the first', async () => {
    const { rows, user } = await openCatalog()
    await user.keyboard('jj')
    await becomes(() => {
      expect(rows()[1]).toHaveFocus()
    })
    await user.keyboard('{Escape}')
    expect(document.body).toHaveFocus()
    await user.keyboard('xo')
    expect(screen.getByRole('table')).toBeVisible()
    await user.keyboard('j')
    await becomes(() => {
      expect(rows()[0]).toHaveFocus()
    })
  })

  it('goes to the search box and leaves it again; what is typed there is no shortcut', async () => {
    const { user } = await openCatalog()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({ items: [], totalItems: 0, pageInfo: {} }),
      ),
    )
    await user.keyboard('/')
    const box = screen.getByRole('searchbox', { name: /^Search/ })
    await becomes(() => {
      expect(box).toHaveFocus()
    })
    expect(box).toHaveValue('')
    expect(box).toHaveAttribute('aria-keyshortcuts', '/')
    await user.keyboard('gs?')
    expect(box).toHaveValue('gs?')
    expect(await screen.findByRole('heading', { name: /^No / })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Escape}')
    expect(box).not.toHaveFocus()
    expect(box).toHaveValue('gs?')
  })

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
      'Start',
      'Catalog',
      'Graph',
      'Register entities',
      'APIs',
      'Docs',
      'Kubernetes',
      'Create',
      'Tasks',
      'Search page',
      'Settings',
    ])
    expect(goTo.getAllByRole('definition')[1]).toHaveTextContent('g then c')
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
    expect(link).toHaveAttribute('title', 'Catalog')
    await user.keyboard('gc?/')
    expect(router.state.location.pathname).toBe('/settings')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('portico.shortcutKeys')).toBe('false')
    await user.keyboard('{Control>}k{/Control}')
    await user.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/ }))
    expect(
      within(await sheet()).getByText('Single keys are off. Turn on in settings'),
    ).toBeVisible()
  })
})
