// A session that ends during work: the page's content is kept.

import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { loggedOut } from '../../../src/features/session/login/providersSlice.ts'
import {
  endNeared,
  renewalFailed,
  renewed,
  sessionEnded,
} from '../../../src/features/session/sessionSlice.ts'
import type { Failure } from '../../../src/model/failure.ts'
import { noSession, popupBlocked } from '../../../src/model/session/authFailures.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { fakeWindows, octavia, servePage } from '../../support/signIn.ts'

const unreachable: Failure = { kind: 'unreachable', name: 'TypeError', message: 'No network' }
const ways = '{ id: guest }, { id: custom }, { id: github }'
const findEnd = () => screen.findByRole('dialog', { name: 'Session ended' })
/** Three parts; its content is never read. */
const token = 'not-signed.by.anybody'

type View = ReturnType<typeof renderApp>

const dispatch = ({ portal }: View, action: Parameters<View['portal']['store']['dispatch']>[0]) => {
  act(() => {
    portal.store.dispatch(action)
  })
}

/** The user has typed into the page, which must still be there afterwards. */
async function workAs(method: 'guest' | 'github') {
  servePage(ways)
  const windows = fakeWindows()
  if (method === 'guest') rememberGuest()
  const view = renderApp({ at: '/catalog', services: windows.services })
  if (method === 'github') {
    await view.user.click(await screen.findByRole('button', { name: 'Sign In GitHub' }))
    windows.opened[0]?.finish(octavia)
  }
  await screen.findByText('28 entities')
  await view.user.type(screen.getByRole('searchbox'), 'pay')
  await screen.findByText('2 entities')
  await view.user.tab()
  return { ...view, ...windows, view }
}

describe('end', () => {
  it('signs in again in place, and the page is as it was', async () => {
    const { view, user } = await workAs('guest')
    const box = screen.getByRole('searchbox')
    dispatch(view, sessionEnded(noSession().failure))
    const dialog = await findEnd()
    expect(dialog).toHaveAccessibleDescription(/^Sign in as user:default\/guest/)
    expect(within(dialog).getByText('Session rejected')).toBeVisible()
    // It came under typing hands.
    expect(dialog).toHaveFocus()
    await user.keyboard(' {Enter}{Escape}')
    expect(dialog).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Sign in again' })).toBeEnabled()
    await user.click(within(dialog).getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(screen.getByRole('searchbox')).toBe(box)
    expect(box).toHaveValue('pay')
  })

  it('gives the field behind it the focus and the place in its text back', async () => {
    const { view, user } = await workAs('guest')
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    await user.click(box)
    box.setSelectionRange(1, 2)
    dispatch(view, sessionEnded(noSession().failure))
    await user.click(within(await findEnd()).getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(box).toHaveFocus()
    expect([box.selectionStart, box.selectionEnd]).toEqual([1, 2])
    await user.keyboard('a')
    expect([box.value, box.selectionStart]).toEqual(['pay', 2])
  })

  it('waits for the window of a provider, which may be cancelled or blocked', async () => {
    const { view, user, opened, left } = await workAs('github')
    dispatch(view, loggedOut({ providerId: 'github' }))
    dispatch(view, sessionEnded(noSession().failure))
    const dialog = within(await findEnd())
    await user.click(dialog.getByRole('button', { name: 'Sign in again' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(opened[1]?.isClosed()).toBe(true)
    expect(dialog.getByText('Session rejected')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Sign in again' }))
    act(() => opened[2]?.fail(popupBlocked()))
    await user.click(await dialog.findByRole('button', { name: 'Continue here' }))
    expect(left).toEqual(['github'])
  })

  it('lets whoever does not want to sign in again go', async () => {
    const { view, user } = await workAs('guest')
    dispatch(view, sessionEnded(noSession().failure))
    await user.click(within(await findEnd()).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('You signed out.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says until when a session lasts that cannot be renewed, and tries when asked', async () => {
    const { view, user, recorder } = await workAs('guest')
    const expiresAt = new Date(2030, 0, 1, 14, 5).getTime()
    const { identity, profile } = octavia
    if (!identity) throw new Error('No identity')
    dispatch(view, renewed({ identity, profile, expiresAt }))
    dispatch(view, renewalFailed(unreachable))
    const notice = await screen.findByText(/^Session refresh failed: /)
    expect(notice).toHaveTextContent("Can't reach the backend. Retrying until 2:05 PM.")
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      expect(screen.queryByText(/^Session refresh failed: /)).toBeNull()
    })
    expect(recorder.log().map(({ type }) => type)).toContain('session/renewalRequested')
  })

  it('takes a new token from a custom user before the end, and after it', async () => {
    servePage(ways)
    const { services } = fakeWindows()
    const kept: unknown[] = []
    const details = {
      identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
      profile: {},
      expiresAt: new Date(2030, 0, 1, 14, 5).getTime(),
    }
    const session = {
      ...services.session,
      keep: (user: unknown) => void kept.push(user),
      enterAsCustomUser: () => details,
    }
    const view = renderApp({ at: '/catalog', services: { ...services, session } })
    await view.user.click(await screen.findByRole('button', { name: 'Other user' }))
    await view.user.type(await screen.findByLabelText('User ID'), 'user:default/guest')
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('28 entities')
    dispatch(view, endNeared())
    expect(screen.getByText(/^Your session ends at 2:05 PM/)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Sign in again' }))
    await view.user.type(screen.getByLabelText('ID Token'), `${token}{Enter}`)
    expect(screen.queryByText(/^Your session ends/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    dispatch(view, sessionEnded(noSession().failure))
    const end = within(await findEnd())
    const button = end.getByRole('button', { name: 'Sign in again' })
    expect(button).toHaveAccessibleDescription('Enter a new token.')
    await view.user.type(end.getByLabelText('ID Token'), token)
    await view.user.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(kept).toEqual([
      { userId: 'user:default/guest', idToken: null },
      { userId: 'user:default/guest', idToken: token },
      { userId: 'user:default/guest', idToken: token },
    ])
    expect(view.portal.store.getState().session).toMatchObject({ status: 'signedIn' })
  })

  it('signs out of the portal where somebody signs out of the provider they came in by', async () => {
    servePage('{ id: github }')
    const { opened, services } = fakeWindows()
    const { router, user } = renderApp({ services })
    await user.click(await screen.findByRole('button', { name: 'Sign In GitHub' }))
    opened[0]?.finish(octavia)
    await screen.findByRole('heading', { name: 'Larkspur Catalog', level: 1 })
    await act(() => router.navigate('/settings'))
    await user.click(await screen.findByRole('button', { name: 'Sign out GitHub' }))
    expect(await screen.findByText('You signed out.')).toBeVisible()
  })
})
