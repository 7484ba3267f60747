// Saved views hold columns, density and sort order, can be shared, and one can open with the catalog.

import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const viewsKey = 'portico.catalogViews'
const narrow = '?sort=system,desc&columns=type,system&density=compact'

async function openCatalog(at = '/catalog') {
  rememberGuest()
  const app = renderApp({ at })
  await screen.findByText('28 entities')
  return app
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const density = () => screen.getByRole('table').parentElement?.dataset['density']
const defaults = ['', 'Name', 'Owner', 'System', 'Type', 'Lifecycle', 'Tags', 'Actions']

describe('savedViews', () => {
  it('saves the columns and the density of the list, and shows them again', async () => {
    const { router, user } = await openCatalog()
    await user.click(screen.getByRole('button', { name: 'Display' }))
    const panel = screen.getByRole('region', { name: 'Display' })
    for (const column of ['Lifecycle', 'Tags', 'System'])
      await user.click(within(panel).getByRole('checkbox', { name: column }))
    await user.click(within(panel).getByRole('radio', { name: 'Compact' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Saved views' }))
    await user.click(await screen.findByRole('button', { name: 'Save view' }))
    await user.type(screen.getByLabelText('Name'), 'Short{Enter}')
    const link = await screen.findByRole('link', { name: 'Short' })
    expect(link).toHaveAttribute('aria-current', 'page')
    expect(link).toHaveAttribute('href', '/catalog?columns=owner,type&density=compact')

    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
    await user.click(screen.getByRole('radio', { name: 'Comfortable' }))
    expect(heads()).toEqual(defaults)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Saved views' }))
    await user.click(await screen.findByRole('link', { name: 'Short' }))
    expect(heads()).toEqual(['', 'Name', 'Owner', 'Type', 'Actions'])
    expect(density()).toBe('compact')
    expect(router.state.location.search).toBe('?columns=owner,type&density=compact')
  })

  it('shows a shared view as it was saved, and leaves the own columns and density alone', async () => {
    const { router, user } = await openCatalog(`/catalog${narrow}`)
    expect(heads()).toEqual(['', 'Name', 'Type', 'System', 'Actions'])
    expect(density()).toBe('compact')
    expect(screen.getByRole('columnheader', { name: /^System/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(screen.getByRole('checkbox', { name: 'Type' }))
    await user.click(screen.getByRole('radio', { name: 'Comfortable' }))
    expect(router.state.location.search).toBe(
      '?sort=system,desc&columns=system&density=comfortable',
    )
    expect(localStorage.getItem('portico.catalogColumns')).toBeNull()
    expect(localStorage.getItem('portico.density')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
    expect(heads()).toEqual(defaults)
    expect(router.state.location.search).toBe('?sort=system,desc')
  })

  it('ignores columns and densities that do not exist', async () => {
    await openCatalog('/catalog?columns=type,nonsense,__proto__,type&density=huge')
    expect(heads()).toEqual(['', 'Name', 'Type', 'Actions'])
    expect(density()).toBe('comfortable')
  })

  it('opens the default view for who comes to the catalog, and the whole list on request', async () => {
    localStorage.setItem(viewsKey, JSON.stringify({ Narrow: narrow }))
    const { router, user } = await openCatalog()
    await user.click(screen.getByRole('button', { name: 'Saved views' }))
    const toggle = await screen.findByRole('button', { name: 'Open Narrow by default' })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(router.state.location.search).toBe('')

    await act(() => router.navigate('/settings'))
    await act(() => router.navigate('/catalog'))
    await waitFor(() => {
      expect(router.state.location.search).toBe(narrow)
    })
    await act(() => router.navigate('/catalog'))
    expect(router.state.location.search).toBe('')
    await act(() => router.navigate('/settings'))
    await act(() => router.navigate('/catalog?filters[kind]=api'))
    expect(router.state.location.search).toBe('?filters[kind]=api')
  })

  it.each([
    ['was deleted', '?filters[tags]=gone', '/catalog'],
    ['is of another kind than the page', narrow, '/api-docs'],
  ])('opens no default view that %s', async (_case, view, at) => {
    localStorage.setItem(viewsKey, JSON.stringify({ Narrow: narrow }))
    localStorage.setItem('portico.catalogDefaultView', view)
    rememberGuest()
    const { router } = renderApp({ at })
    expect(await screen.findByRole('columnheader', { name: /^Lifecycle/ })).toBeVisible()
    expect(router.state.location.search).toBe('')
  })
})
