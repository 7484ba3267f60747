import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { rememberedProviderKey } from '../../../src/model/session/guestSession.ts'
import { formatLastSeen, lastSeenKey } from '../../../src/model/session/inactivity.ts'
import { configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const minute = 60_000
const at = '/catalog/default/component/checkout-service'
const findPage = () => screen.findByRole('heading', { name: 'Checkout Service' })

/** Signs out after ten minutes of inactivity. */
function serveLimits(): void {
  const limits = 'autologout: { enabled: true, idleTimeoutMinutes: 10 }'
  const yaml = configYaml
    .replace('environment: default', `environment: default, ${limits}`)
    .replace('title: Portico,', 'title: Portico, signInPage: { providers: [{ id: guest }] },')
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(yaml)))
}

/** Opens a page and lets this many milliseconds pass without activity. */
async function openAfter(silence: number) {
  serveLimits()
  rememberGuest()
  let offset = 0
  const view = renderApp({ at, services: { clock: { now: () => Date.now() + offset } } })
  await findPage()
  await waitFor(() => {
    expect(view.portal.store.getState().inactivity.status).toBe('active')
  })
  offset = silence
  // A message from another tab makes the portal check the clock.
  await act(() => {
    fireEvent(window, new StorageEvent('storage', { key: lastSeenKey, newValue: '' }))
    return Promise.resolve()
  })
  return view
}

describe('inactivity', () => {
  it('asks whoever is silent, and goes on with them who answer', async () => {
    const { user } = await openAfter(10 * minute - 5_000)
    const dialog = await screen.findByRole('dialog', { name: 'Logging out due to inactivity' })
    expect(dialog).toHaveAccessibleDescription(/^You'll be signed out in [45] seconds\.$/)
    expect(within(dialog).getByRole('status')).toHaveTextContent('in 5 seconds')
    await user.click(within(dialog).getByRole('button', { name: "Yes! Don't log me out" }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await findPage()).toBeVisible()
  })

  it('takes Escape for an answer', async () => {
    const { portal } = await openAfter(10 * minute - 5_000)
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(portal.store.getState().inactivity.status).toBe('active')
  })

  it('signs out, says why, and leads back to where one was', async () => {
    const { router, user } = await openAfter(11 * minute)
    expect(await screen.findByText(/^Signed out due to inactivity/)).toBeVisible()
    expect(localStorage.getItem(rememberedProviderKey)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Checkout Service' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enter' }))
    expect(await findPage()).toBeVisible()
    expect(router.state.location.pathname).toBe(at)
  })

  it('does not sign in whoever comes back too late', async () => {
    serveLimits()
    rememberGuest()
    localStorage.setItem(lastSeenKey, formatLastSeen(Date.now() - 11 * minute))
    const { recorder } = renderApp({ at })
    expect(await screen.findByText(/^Signed out due to inactivity/)).toBeVisible()
    expect(recorder.log().map(({ type }) => type)).not.toContain('session/signInSucceeded')
  })
})
