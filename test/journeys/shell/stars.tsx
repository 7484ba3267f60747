// Stars: added in the list and on an entity's page, listed, removed.

import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { selectUserSettings } from '../../../src/features/preferences/userSettingsSlice.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { enterAsCustomUser } from '../../support/customUser.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { createSettingsServer } from '../../support/settingsServer.ts'

const starsKey = '/starredEntities/entityRefs'
const checkout = 'component:default/checkout-service'

const starOf = (name: string) => screen.findByRole('button', { name: `Star ${name}` })

describe('stars', () => {
  it('keeps a star that was given in the list, over a reload, and shows it on the entity’s page', async () => {
    rememberGuest()
    const { unmount, user } = renderApp({ at: '/catalog' })
    const star = await starOf('Checkout Service')
    expect(star).toHaveAttribute('aria-pressed', 'false')
    await user.click(star)
    expect(star).toHaveAttribute('aria-pressed', 'true')
    expect(await starOf('Design Tokens')).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem(starsKey)).toBe(JSON.stringify([checkout]))
    unmount()

    const again = renderApp({ at: '/catalog' })
    expect(await starOf('Checkout Service')).toHaveAttribute('aria-pressed', 'true')
    await act(() => again.router.navigate('/catalog/default/component/checkout-service'))
    await screen.findByRole('heading', { name: 'Checkout Service', level: 1 })
    const onPage = await starOf('Checkout Service')
    expect(onPage).toHaveAttribute('aria-pressed', 'true')
    await again.user.click(onPage)
    expect(localStorage.getItem(starsKey)).toBe('[]')
    await act(() => again.router.navigate(-1))
    expect(await starOf('Checkout Service')).toHaveAttribute('aria-pressed', 'false')
  })

  it('gives a star by keyboard alone', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/catalog' })
    const star = await starOf('Checkout Service')
    act(() => {
      star.focus()
    })
    await user.keyboard('{Enter}')
    expect(star).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard(' ')
    expect(star).toHaveAttribute('aria-pressed', 'false')
  })

  it('brings the stars of an old Backstage along', async () => {
    rememberGuest()
    localStorage.setItem(
      '/settings/starredEntities',
      JSON.stringify(['entity:Component:default:Checkout-Service']),
    )
    renderApp({ at: '/catalog' })
    expect(await starOf('Checkout Service')).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('/settings/starredEntities')).toBeNull()
    expect(localStorage.getItem(starsKey)).toBe(JSON.stringify([checkout]))
  })

  it('says that the kept stars cannot be read, and goes on without them', async () => {
    rememberGuest()
    localStorage.setItem(starsKey, '["component:')
    renderApp({ at: '/catalog' })
    expect(await starOf('Checkout Service')).toHaveAttribute('aria-pressed', 'false')
    const message = 'Error when parsing JSON config from storage for: entityRefs'
    expect(screen.getAllByText(new RegExp(message))).toHaveLength(1)
  })

  it('saves a star on the server, where the backend has a place for it; never that of a guest', async () => {
    const settings = createSettingsServer()
    server.use(
      http.all(`${backendUrl}/api/user-settings/*`, async ({ request }) => {
        const path = request.url.slice(`${backendUrl}/api/user-settings`.length)
        const body = (await request.json()) as object
        const { status, text } = settings.answer(request.method, path, body)
        return new HttpResponse(text, { status })
      }),
    )
    rememberGuest()
    const guest = renderApp({ at: '/catalog' })
    await guest.user.click(await starOf('Checkout Service'))
    expect(selectUserSettings(guest.portal.store.getState()).status).toBe('guest')
    guest.unmount()
    expect(settings.values.size).toBe(0)
    await enterAsCustomUser('/catalog')
    await waitFor(() => {
      expect(settings.values.get('default.starredEntities/entityRefs')).toEqual([checkout])
    })
  })
})
