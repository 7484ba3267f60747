import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { posted, selectAlerts } from '../../../src/features/shell/alerts/alertsSlice.ts'
import { entitiesQueryPath } from '../../../src/model/entities/catalogPaths.ts'
import { groupsRequest } from '../../../src/model/shell/groupsRequest.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const answerGroups = (items: readonly unknown[]) => {
  const wanted = `${backendUrl}/api/catalog${entitiesQueryPath(groupsRequest('user:default/guest'))}`
  server.use(
    http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) =>
      request.url === wanted ? HttpResponse.json({ items }) : undefined,
    ),
  )
}

const { items: groups } = recordedBody('groups-of-guest') as { items: readonly unknown[] }

describe('frame', () => {
  it('lists several groups in a submenu', async () => {
    rememberGuest()
    renderApp({ at: '/catalog' })
    const menu = await screen.findByRole('button', { name: 'My groups' })
    expect(menu).toHaveAttribute('popovertarget')
    const list = screen.getByRole('list', { name: 'My groups', hidden: true })
    expect(
      within(list)
        .getAllByRole('link', { hidden: true })
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Guests', '/catalog/default/group/guests'],
      ['Platform', '/catalog/default/group/platform-team'],
    ])
  })

  it('links to an only group, and shows nothing for none', async () => {
    rememberGuest()
    answerGroups(groups.slice(0, 1))
    const { unmount } = renderApp({ at: '/catalog' })
    expect(await screen.findByRole('link', { name: 'Guests' })).toHaveAttribute(
      'href',
      '/catalog/default/group/guests',
    )
    unmount()
    answerGroups([])
    renderApp({ at: '/catalog' })
    await screen.findByText('28 entities')
    expect(screen.queryByText('My groups')).toBeNull()
  })

  it('has everything of the frame in a landmark', async () => {
    rememberGuest()
    renderApp({ at: '/settings' })
    // The head of a page is one for jsdom only: within `main` it is no landmark.
    const [banner] = await screen.findAllByRole('banner')
    const frame = within(banner ?? document.body)
    expect(frame.getByRole('button', { name: 'Signed in as guest' })).toBeVisible()
    expect(frame.getByRole('link', { name: 'Portico' })).toBeVisible()
  })

  it.each([
    ['/', 'Start'],
    ['/catalog?filters[kind]=api', 'Catalog'],
    ['/create', 'Create'],
    ['/create/tasks', 'Tasks'],
    ['/settings', 'Settings'],
  ])('marks one item as that of the page %s: %s', async (at, name) => {
    rememberGuest()
    server.use(
      http.get(`${backendUrl}/api/scaffolder/v2/tasks`, () => HttpResponse.json({ tasks: [] })),
    )
    renderApp({ at })
    const navigation = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    const current = () =>
      navigation.getAllByRole('link', { current: 'page' }).map((one) => one.textContent)
    await waitFor(() => {
      expect(current()).toEqual([name])
    })
  })

  it('pins and unpins, and the browser remembers', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/catalog' })
    await user.click(await screen.findByRole('button', { name: 'Unpin sidebar' }))
    expect(localStorage.getItem('sidebarPinState')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Pin sidebar' }))
    expect(localStorage.getItem('sidebarPinState')).toBe('true')
  })

  it('says what was posted until it is dismissed, and how much waits behind it', async () => {
    rememberGuest()
    const { portal, user } = renderApp({ at: '/catalog' })
    await screen.findByText('28 entities')
    act(() => {
      for (const id of ['first', 'second']) {
        portal.store.dispatch(
          posted({ id, message: `It is the ${id}`, severity: 'error', display: 'permanent' }),
        )
      }
    })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('It is the first')).toBeVisible()
    expect(within(alert).getByText('1 more')).toBeVisible()
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('It is the second')).toBeVisible()
  })

  it('lets nothing expire under the focus once the pointer has gone', async () => {
    rememberGuest()
    const { portal, user } = renderApp({ at: '/catalog' })
    await screen.findByText('28 entities')
    const status = () => selectAlerts(portal.store.getState()).status
    act(() => {
      portal.store.dispatch(
        posted({ id: 'short', message: 'Saved', severity: 'success', display: 'transient' }),
      )
    })
    const button = screen.getByRole('button', { name: 'Dismiss' })
    act(() => {
      button.focus()
    })
    await user.hover(button)
    await user.unhover(button)
    expect(status()).toBe('held')
    act(() => {
      button.blur()
    })
    expect(status()).toBe('shown')
  })

  it('says what went wrong where nobody took care of it', async () => {
    rememberGuest()
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    renderApp({ at: '/catalog' })
    await screen.findByRole('link', { name: 'Checkout Service' })
    const reason = new Error('a promise was broken')
    act(() => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    })
    expect(await screen.findByText('Error: a promise was broken')).toBeVisible()
    said.mockRestore()
  })
})
