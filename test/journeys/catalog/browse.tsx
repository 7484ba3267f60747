import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest, rowNames } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { servePage } from '../../support/signIn.ts'

describe('browse', () => {
  it('takes a newcomer from sign-in to the first rows, and counts only after them', async () => {
    servePage('{ id: guest }')
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Enter' }))
    expect(await screen.findByRole('heading', { name: 'Larkspur Catalog', level: 1 })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
    expect(await screen.findByText('28 entities')).toBeVisible()
    const requests = takeRequests()
    expect(requests.findIndex((line) => line.includes('limit=50'))).toBeLessThan(
      requests.findIndex((line) => line.includes('limit=0') || line.includes('facet')),
    )
    expect(localStorage.getItem('@backstage/core:SignInPage:provider')).toBe('guest')
  })

  it('enters by itself where the browser remembers the guest', async () => {
    rememberGuest()
    renderApp()
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Signed in as guest' })).toBeVisible()
  })

  it('follows each keystroke in rows and URL, and undoes the whole word with one step back', async () => {
    rememberGuest()
    const { user, router } = renderApp({ at: '/catalog' })
    await screen.findByRole('link', { name: 'Checkout Service' })
    await user.type(screen.getByRole('searchbox'), 'pay')
    expect(await screen.findByText('2 entities')).toBeVisible()
    expect(rowNames()).toEqual(['Payments Gateway', 'Payments Ledger'])
    expect(router.state.location.search).toBe('?filters[text]=pay')
    await user.keyboard('{Enter}')
    await act(() => router.navigate(-1))
    expect(await screen.findByText('28 entities')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('narrows by kind and type, each a step of the history', async () => {
    rememberGuest()
    const { user, router } = renderApp({ at: '/catalog' })
    const types = await screen.findByRole('group', { name: 'Type' })
    await user.click(await within(types).findByRole('checkbox', { name: /website/ }))
    expect(await screen.findByText('5 entities')).toBeVisible()
    expect(router.state.location.search).toBe('?filters[type]=website')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'api')
    expect(await screen.findByText('8 entities')).toBeVisible()
    expect(router.state.location.search).toBe('?filters[kind]=api')
    await act(() => router.navigate(-1))
    expect(await screen.findByText('5 entities')).toBeVisible()
  })

  it('says that nothing was found, and leads back to everything', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/catalog?filters[text]=nosuchthing' })
    expect(await screen.findByRole('heading', { name: 'No records to display' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }))
    expect(await screen.findByText('28 entities')).toBeVisible()
  })

  it('opens an entity and comes back to the same filters', async () => {
    rememberGuest()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/group/*`, () =>
        HttpResponse.json({}, { status: 404 }),
      ),
    )
    const { user, router } = renderApp({ at: '/catalog' })
    await user.click(await screen.findByRole('link', { name: 'Checkout Service' }))
    const heading = await screen.findByRole('heading', { name: 'Checkout Service', level: 1 })
    expect(heading).toBeVisible()
    expect(router.state.location.pathname).toBe('/catalog/default/component/checkout-service')
    const relations = await screen.findByRole('region', { name: 'Relations graph' })
    expect(await within(relations).findByRole('link', { name: 'Orders database' })).toHaveAttribute(
      'href',
      '/catalog/default/resource/orders-db',
    )
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toHaveFocus()
    // The same owner is in many rows.
    const row = screen.getByRole('row', { name: /^Select Gift Cards/ })
    const ownerOf = (of: HTMLElement) => within(of).getByTitle(/^group:default\/payments-team/)
    await user.click(ownerOf(row))
    expect(await screen.findByText('Entity was not found')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    await act(() => router.navigate(-1))
    const again = await screen.findByRole('row', { name: /^Select Gift Cards/ })
    expect(ownerOf(again)).toHaveFocus()
  })

  it('says that the list has changed where it cannot be read on, keeps its rows, and reads them anew', async () => {
    rememberGuest()
    const rowOf = (name: string) => ({ kind: 'Component', metadata: { name } })
    let isRestarted = false
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
        const { searchParams } = new URL(request.url)
        if (searchParams.get('limit') !== '50')
          return HttpResponse.json({ items: [], totalItems: 3 })
        const cursor = searchParams.get('cursor')
        if (cursor === null) {
          const items = ['first', 'second'].map(rowOf)
          const nextCursor = isRestarted ? 'of now' : 'of before'
          return HttpResponse.json({ items, pageInfo: { nextCursor } })
        }
        if (cursor === 'of now') return HttpResponse.json({ items: [rowOf('third')], pageInfo: {} })
        const message = 'Malformed cursor, could not be parsed'
        return HttpResponse.json({ error: { name: 'InputError', message } }, { status: 400 })
      }),
    )
    const { user } = renderApp({ at: '/catalog' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This list is out of date/)
    expect(rowNames()).toEqual(['first', 'second'])
    isRestarted = true
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByRole('link', { name: 'third' })).toBeVisible()
    expect(rowNames()).toEqual(['first', 'second', 'third'])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
