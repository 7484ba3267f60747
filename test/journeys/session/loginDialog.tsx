// The dialog of logins that wait for the user (AUTH-43 to AUTH-48).

import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { opened as paletteOpened } from '../../../src/features/palette/paletteSlice.ts'
import { loginRequested } from '../../../src/features/session/login/providersSlice.ts'
import { popupBlocked } from '../../../src/model/session/authFailures.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { fakeWindows, octavia, servePage } from '../../support/signIn.ts'

async function openPortal(more = '') {
  servePage('{ id: guest }, { id: github, title: Our GitHub }', more)
  rememberGuest()
  const windows = fakeWindows()
  const view = renderApp({ at: '/catalog', services: windows.services })
  await screen.findByText('28 entities')
  const ask = (providerId: string, scopes: readonly string[], isInstant = false) => {
    act(() => {
      view.portal.store.dispatch(loginRequested({ providerId, scopes, isInstant }))
    })
  }
  return { ...view, ...windows, ask }
}

const findDialog = () => screen.findByRole('dialog', { name: 'Sign-in required' })

describe('loginDialog', () => {
  it('lists every provider that waits, with what is asked for, and those alone', async () => {
    const { ask } = await openPortal()
    expect(screen.queryByRole('dialog')).toBeNull()
    ask('okta', [], true)
    expect(screen.queryByRole('dialog')).toBeNull()
    ask('github', ['repo'])
    ask('github', ['read:org'])
    ask('gitlab', [])
    const dialog = await findDialog()
    const titles = within(dialog).getAllByRole('heading', { level: 3 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Our GitHub', 'GitLab'])
    expect(within(dialog).getByText('Requested permissions')).toBeVisible()
    expect(within(dialog).getByText('read:org')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Login Our GitHub' })).toHaveFocus()
    expect(dialog).toHaveAccessibleDescription('Sign in to Our GitHub and GitLab to continue.')
  })

  it('opens a window in the click, says so, and is gone once it is done', async () => {
    const { ask, opened, user, portal } = await openPortal()
    ask('github', ['repo'])
    const dialog = await findDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Login Our GitHub' }))
    expect(opened).toHaveLength(1)
    expect(within(dialog).getByText('Complete sign-in in the popup.')).toBeVisible()
    await act(() => {
      opened[0]?.finish(octavia)
      return Promise.resolve()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(portal.store.getState().providers['github']?.status).toBe('signedIn')
  })

  it('lets go of a window that is cancelled, and goes on asking', async () => {
    const { ask, opened, user } = await openPortal()
    ask('github', ['repo'])
    await user.click(await screen.findByRole('button', { name: 'Login Our GitHub' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(opened[0]?.isClosed()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Login Our GitHub' }))
    expect(opened).toHaveLength(2)
  })

  it.each(['the button', 'Escape'])('rejects all by %s, windows included', async (way) => {
    const { ask, opened, user, portal } = await openPortal()
    ask('github', ['repo'])
    ask('gitlab', [])
    const dialog = within(await findDialog())
    await user.click(dialog.getByRole('button', { name: 'Login GitLab' }))
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(dialog.getByRole('button', { name: 'Reject all' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opened[0]?.isClosed()).toBe(true)
    expect(Object.values(portal.store.getState().providers)).toEqual([
      { status: 'signedOut' },
      { status: 'signedOut' },
    ])
  })

  it('says below a provider why its login failed, and goes on without a window', async () => {
    const { ask, opened, left, user } = await openPortal()
    ask('github', ['repo'])
    const button = await screen.findByRole('button', { name: 'Login Our GitHub' })
    await user.click(button)
    await act(() => {
      opened[0]?.fail(new Error('Out of order'))
      return Promise.resolve()
    })
    expect(within(screen.getByRole('alert')).getByText('Out of order')).toBeVisible()
    await user.click(button)
    await act(() => {
      opened[1]?.fail(popupBlocked())
      return Promise.resolve()
    })
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue here' }))
    expect(left).toEqual(['github'])
  })

  it('leaves the page where the configuration says so, and says it before', async () => {
    const { ask, opened, left, user } = await openPortal('enableExperimentalRedirectFlow: true')
    ask('github', ['repo'])
    expect(await findDialog()).toHaveAccessibleDescription(/^You'll be redirected\./)
    await user.click(screen.getByRole('button', { name: 'Login Our GitHub' }))
    expect([opened.length, left]).toEqual([0, ['github']])
  })

  it('opens above the command palette, which is there again afterwards', async () => {
    const { ask, user, portal } = await openPortal()
    act(() => {
      portal.store.dispatch(paletteOpened())
    })
    const field = await screen.findByRole('combobox', { name: /^Search for/ })
    expect(field).toHaveFocus()
    ask('github', ['repo'])
    await findDialog()
    await user.click(screen.getByRole('button', { name: 'Reject all' }))
    expect(field).toHaveFocus()
  })

  it('is not needed by the settings, where one click signs in and failures are said in place', async () => {
    const { opened, user, router } = await openPortal()
    await act(() => router.navigate('/settings'))
    const card = within(await screen.findByRole('region', { name: 'Sign-in providers' }))
    expect(card.getByText('Not signed in.')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Sign in Our GitHub' }))
    expect(opened).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(card.getByRole('button', { name: 'Cancel' }))
    expect(opened[0]?.isClosed()).toBe(true)
    await user.click(card.getByRole('button', { name: 'Sign in Our GitHub' }))
    act(() => opened[1]?.fail(new Error('The e-mail is not verified')))
    expect(await card.findByText('The e-mail is not verified')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Sign in Our GitHub' }))
    await act(() => {
      opened[2]?.finish(octavia)
      return Promise.resolve()
    })
    expect(card.getByText('Signed in as Octavia')).toBeVisible()
    expect(card.getByText('read:user')).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Sign out Our GitHub' }))
    expect(card.getByText('Not signed in.')).toBeVisible()
  })
})
