// The sign-in page (AUTH-01 to AUTH-21).

import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signedOut } from '../../../src/features/session/sessionSlice.ts'
import { guestRefused, popupBlocked, popupClosed } from '../../../src/model/session/authFailures.ts'
import { legacyGuestKey, rememberedProviderKey } from '../../../src/model/session/guestSession.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { fakeWindows, octavia, servePage } from '../../support/signIn.ts'

const all =
  "{ id: guest }, { id: custom }, { id: github }, { id: oidc, title: Work, message: 'By SSO' }"
const findPortal = () => screen.findByRole('heading', { name: 'Larkspur Catalog', level: 1 })
const cardOf = (name: string) => screen.findByRole('region', { name })

const failGuest = () => {
  server.use(
    http.get(`${backendUrl}/api/auth/guest/refresh`, () => HttpResponse.json({}, { status: 404 })),
  )
}

describe('signInPage', () => {
  it('offers a card for each way in: providers as configured, then the guest, then a custom user', async () => {
    servePage(all)
    renderApp()
    await screen.findByRole('heading', { name: 'Sign in to Portico', level: 1 })
    expect(screen.getByText('Larkspur')).toBeVisible()
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(['GitHub', 'Work', 'Guest', 'Custom User'])
    expect(within(await cardOf('Work')).getByText('By SSO')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Enter' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign In GitHub' })).toBeVisible()
  })

  it('speaks the language that is chosen there, and speaks it from then on', async () => {
    servePage(all)
    const { user } = renderApp()
    const choice = await screen.findByRole('combobox', { name: 'Language' })
    await user.selectOptions(choice, 'Deutsch')
    expect(await screen.findByRole('heading', { name: 'Bei Portico anmelden' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Sprache' })).toHaveDisplayValue('Deutsch')
    expect(localStorage.getItem('language')).toBe('de')
  })

  it('shows no page where none is configured', async () => {
    const { recorder } = renderApp()
    expect(screen.queryByRole('button', { name: 'Enter' })).toBeNull()
    expect(await findPortal()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Signed in as guest' })).toBeVisible()
    expect(recorder.log()).toContainEqual(
      expect.objectContaining({ type: 'session/resumeRequested', payload: { method: 'guest' } }),
    )
  })

  it('offers what the backend offers where no page is configured and no guest is let in', async () => {
    failGuest()
    const known = ['github', 'oidc']
    server.use(
      http.get(`${backendUrl}/api/auth/:id/refresh`, ({ params }) =>
        HttpResponse.json({}, { status: known.includes(String(params['id'])) ? 401 : 404 }),
      ),
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({}, { status: 401 }),
      ),
    )
    const { recorder } = renderApp()
    await cardOf('GitHub')
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(['GitHub', 'OpenID Connect'])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(recorder.log()).toContainEqual(expect.objectContaining({ payload: known }))
  })

  it('says what to configure where nobody can sign in', async () => {
    failGuest()
    server.use(
      http.get(`${backendUrl}/api/auth/:id/refresh`, () => HttpResponse.json({}, { status: 404 })),
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({}, { status: 401 }),
      ),
    )
    renderApp()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(guestRefused().message)).toBeVisible()
    expect(alert.getByText(/^Configure auth\.providers in the backend/)).toBeVisible()
    expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('names CORS where the backend answers others, and stores nothing', async () => {
    servePage(all)
    server.use(
      http.get(`${backendUrl}/api/auth/guest/refresh`, () => HttpResponse.error()),
      http.get(`${backendUrl}/`, () => new HttpResponse(null, { status: 404 })),
    )
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Enter' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(`Couldn't reach ${backendUrl} from this page.`)).toBeVisible()
    expect(
      alert.getByText(/^The backend refuses http:\/\/localhost.*backend\.cors\.origin/),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem(legacyGuestKey)).toBeNull()
    expect(localStorage.getItem(rememberedProviderKey)).toBeNull()
  })

  it('shows whoever is remembered progress, and never the ways in', async () => {
    servePage(all)
    rememberGuest()
    const { portal } = renderApp()
    const seen: string[] = []
    portal.store.subscribe(() => seen.push(document.body.textContent))
    expect(await findPortal()).toBeVisible()
    expect(seen.some((text) => text.includes('Signing you in…'))).toBe(true)
    expect(seen.some((text) => text.includes('Custom User'))).toBe(false)
  })

  it('takes a custom user, whose token nobody else hears of', async () => {
    servePage(all)
    const { user, portal, recorder } = renderApp()
    const form = within(await cardOf('Custom User'))
    const open = form.getByRole('button', { name: 'Other user' })
    expect(open).toHaveAttribute('aria-expanded', 'false')
    expect(form.queryByLabelText('User ID')).toBeNull()
    await user.click(open)
    expect(open).toHaveAttribute('aria-expanded', 'true')
    await form.findByLabelText('User ID')
    const button = form.getByRole('button', { name: 'Continue' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Enter a user ID.')
    const userId = form.getByLabelText('User ID')
    await user.type(userId, 'm')
    await user.clear(userId)
    await user.keyboard('{Enter}')
    expect(form.getByRole('textbox', { name: 'User ID' })).toHaveAccessibleDescription(
      'Enter a user ID.',
    )
    await user.type(userId, 'user:default/guest')
    const token = form.getByLabelText('ID Token (optional)')
    expect(token).toHaveAttribute('type', 'password')
    await user.type(token, 'se.cret')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(token).toHaveAccessibleDescription('Token is not a valid OpenID Connect JWT Token')
    await user.click(button)
    expect(portal.store.getState().session.status).toBe('signedOut')
    await user.type(token, '.token')
    expect(button).not.toHaveAttribute('aria-disabled')
    await user.click(button)
    expect(await findPortal()).toBeVisible()
    expect(JSON.stringify([recorder.log(), portal.store.getState()])).not.toContain('se.cret')
    expect(Object.values(localStorage).join()).not.toContain('se.cret')
  })

  it('signs in through a provider, in a window', async () => {
    servePage(all)
    const { opened, services } = fakeWindows()
    const { user } = renderApp({ services })
    await user.click(await screen.findByRole('button', { name: 'Sign In GitHub' }))
    const card = within(await cardOf('GitHub'))
    expect(card.getByText('Complete sign-in in the popup.')).toBeVisible()
    expect(card.getByRole('button', { name: 'Sign In GitHub' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    expect(opened.map(({ providerId }) => providerId)).toEqual(['github'])
    opened[0]?.finish(octavia)
    expect(await findPortal()).toBeVisible()
    expect(localStorage.getItem(rememberedProviderKey)).toBe('github')
  })

  it('lets go of the window of whoever cancels, or goes another way', async () => {
    servePage(all)
    const { opened, services } = fakeWindows()
    const { user } = renderApp({ services })
    await user.click(await screen.findByRole('button', { name: 'Sign In GitHub' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(opened[0]?.isClosed()).toBe(true)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(localStorage.getItem(rememberedProviderKey)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign In GitHub' }))
    await user.click(screen.getByRole('button', { name: 'Sign In Work' }))
    expect(opened.map((window) => window.isClosed())).toEqual([true, true, false])
    expect(within(await cardOf('Work')).getByRole('button', { name: 'Cancel' })).toBeVisible()
  })

  it('says calmly that the browser blocked the window, and offers to go on without', async () => {
    servePage(all)
    const { opened, left, services } = fakeWindows()
    const { user } = renderApp({ services })
    await user.click(await screen.findByRole('button', { name: 'Sign In GitHub' }))
    act(() => opened[0]?.fail(popupBlocked()))
    expect(await screen.findByText('Your browser blocked the popup.')).toBeVisible()
    expect(screen.queryByText('Login failed')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(opened).toHaveLength(2)
    act(() => opened[1]?.fail(popupBlocked()))
    await user.click(await screen.findByRole('button', { name: 'Continue here' }))
    expect(left).toEqual(['github'])
    expect(screen.getByText('Redirecting to GitHub…')).toBeVisible()
  })

  it('says quietly that the window was closed, and aloud what else failed', async () => {
    servePage(all)
    const { opened, services } = fakeWindows()
    const { user } = renderApp({ services })
    await user.click(await screen.findByRole('button', { name: 'Sign In GitHub' }))
    act(() => opened[0]?.fail(popupClosed()))
    expect(await screen.findByText('Login failed, popup was closed')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign In GitHub' }))
    act(() => opened[1]?.fail(new Error('The e-mail is not verified')))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Login failed')).toBeVisible()
    expect(within(alert).getByText('The e-mail is not verified')).toBeVisible()
  })

  it('asks a guest without a backend for the legacy token, and takes no for an answer', async () => {
    servePage(all)
    failGuest()
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Enter' }))
    const question = await screen.findByRole('dialog', { name: 'Guest sign-in' })
    expect(question).toHaveAccessibleDescription(
      'Failed to sign in as a guest using the auth backend. Do you want to fallback to the legacy guest token?',
    )
    await user.click(within(question).getByRole('button', { name: 'No' }))
    expect(await screen.findByText(guestRefused().message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enter' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await findPortal()).toBeVisible()
    expect(localStorage.getItem(legacyGuestKey)).toBe('true')
  })

  it('asks a legacy guest whether to go over to the backend; Escape leaves all as it is', async () => {
    servePage(all)
    localStorage.setItem(legacyGuestKey, 'true')
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Enter' }))
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'You are currently using the legacy guest token, but you have the new guest backend module installed. Do you want to use the new module?',
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem(legacyGuestKey)).toBe('true')
  })

  it.each([
    ['user', 'You signed out.'],
    ['inactivity', /^Signed out due to inactivity/],
    ['otherTab', 'You signed out in another tab.'],
    ['otherUser', /^Another user signed in/],
  ] as const)('says why somebody is out, by %s', async (by, sentence) => {
    servePage(all)
    rememberGuest()
    const { portal } = renderApp()
    await findPortal()
    // Otherwise the user remembered by another tab would be signed in.
    localStorage.removeItem(rememberedProviderKey)
    act(() => {
      portal.store.dispatch(signedOut({ by }))
    })
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('signs out from the sidebar', async () => {
    servePage(all)
    rememberGuest()
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Signed in as guest' }))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('You signed out.')).toBeVisible()
    await waitFor(() => {
      expect(localStorage.getItem(rememberedProviderKey)).toBeNull()
    })
  })

  it('signs out from the command palette', async () => {
    servePage(all)
    rememberGuest()
    const { user } = renderApp()
    await findPortal()
    await user.keyboard('{Control>}k{/Control}')
    await user.click(await screen.findByRole('option', { name: 'Sign out' }))
    expect(await screen.findByText('You signed out.')).toBeVisible()
  })
})
