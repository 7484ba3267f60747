import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import { flagSwitched } from '../../../src/features/preferences/flagsSlice.ts'
import { selectSession } from '../../../src/features/session/sessionSlice.ts'
import { FailureError, type Failure } from '../../../src/model/failure.ts'
import { noSession } from '../../../src/model/session/authFailures.ts'
import { backendUrl, portalUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { enterAsCustomUser } from '../../support/customUser.ts'
import { fakeProviders } from '../../support/fakeSessions.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { fakeWindows, octavia, servePage } from '../../support/signIn.ts'

const starsKey = '/starredEntities/entityRefs'
const unreachable: Failure = { kind: 'unreachable', name: 'TypeError', message: 'Failed to fetch' }
const checkout = 'component:default/checkout-service'

const card = (name: string) => screen.findByRole('region', { name })

describe('settings', () => {
  it('shows who one is, and keeps how it looks', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/settings' })
    const profile = await card('Profile')
    expect(await within(profile).findByRole('link', { name: 'Guest' })).toHaveAttribute(
      'href',
      '/catalog/default/user/guest',
    )
    expect(within(profile).getByRole('link', { name: 'guest@larkspur.example' })).toHaveAttribute(
      'href',
      'mailto:guest@larkspur.example',
    )
    expect(within(profile).getByText('user:default/guest')).toBeVisible()
    expect(await within(profile).findByRole('link', { name: 'Platform' })).toHaveAttribute(
      'href',
      '/catalog/default/group/platform-team',
    )
    expect(within(await card('Sign-in providers')).getByText('Signed in')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'My groups' })).toBeVisible()
    const themes = screen.getByRole('radiogroup', { name: 'Theme' })
    expect(within(themes).getByRole('radio', { name: 'Same as system' })).toBeChecked()
    await user.click(within(themes).getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(within(themes).getByRole('radio', { name: 'Same as system' }))
    expect(document.documentElement.dataset['theme']).toBe('light')
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('copies the ref of whoever is signed in', async () => {
    rememberGuest()
    const copied: string[] = []
    const clipboard = { write: (text: string) => Promise.resolve(void copied.push(text)) }
    const { user } = renderApp({ at: '/settings', services: { clipboard } })
    const profile = await card('Profile')
    await user.click(within(profile).getByRole('button', { name: 'Copy ref' }))
    expect(await within(profile).findByText('Copied!')).toBeVisible()
    expect(copied).toEqual(['user:default/guest'])
  })

  const answerGuest = (answer: () => Response) => {
    server.use(http.get(`${backendUrl}/api/catalog/entities/by-name/user/default/guest`, answer))
  }

  it('shows the picture that the catalog has, and initials where it cannot be shown', async () => {
    rememberGuest()
    const guest = recordedBody('entity-user-default-guest') as { readonly spec: object }
    const profile = { displayName: 'Ada Lovelace', picture: 'https://example.org/ada.png' }
    answerGuest(() => HttpResponse.json({ ...guest, spec: { ...guest.spec, profile } }))
    const { container } = renderApp({ at: '/settings' })
    await within(await card('Profile')).findByRole('link', { name: 'Ada Lovelace' })
    const picture = container.querySelector('img')
    expect(picture).toHaveAttribute('src', 'https://example.org/ada.png')
    if (picture) fireEvent.error(picture)
    expect(await screen.findByText('AL')).toBeVisible()
  })

  it('shows the person as the session says, before what the catalog says', async () => {
    servePage('{ id: github }')
    const { opened, services } = fakeWindows()
    const { user } = renderApp({ at: '/settings', services })
    await user.click(await screen.findByRole('button', { name: 'Sign In GitHub' }))
    opened[0]?.finish(octavia)
    const profile = within(await card('Profile'))
    expect(await profile.findByText('Octavia')).toBeVisible()
    expect(profile.getByRole('link', { name: 'octavia@example.org' })).toBeVisible()
    await user.click(profile.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('You signed out.')).toBeVisible()
  })

  it('says so where the catalog does not know the user', async () => {
    rememberGuest()
    answerGuest(() => HttpResponse.json({}, { status: 404 }))
    renderApp({ at: '/settings' })
    const profile = await card('Profile')
    expect(await within(profile).findByText(/^This user is not in the catalog/)).toBeVisible()
    expect(within(profile).getByText('user:default/guest')).toBeVisible()
  })

  it('opens from the sidebar, and lets it be unpinned', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/catalog' })
    await user.click(await screen.findByRole('link', { name: 'Settings' }))
    const box = await screen.findByRole('checkbox', { name: 'Keep sidebar open' })
    expect(box).toBeChecked()
    await user.click(box)
    expect(box).not.toBeChecked()
    expect(localStorage.getItem('sidebarPinState')).toBe('false')
  })

  const flagsOf = (id: string) =>
    id === 'catalog'
      ? [
          { name: 'graph-view', description: { en: 'Draws the relations of an entity' } },
          { name: 'bulk-edit' },
        ]
      : [{ name: `${id}-beta` }]

  const withFlags = definition.plugins.map((plugin) => ({
    ...plugin,
    featureFlags: flagsOf(plugin.id),
  }))

  it('lists the flags of each plugin, finds and switches them, and knows them after a reload', async () => {
    rememberGuest()
    const { unmount, user } = renderApp({ at: '/settings', definition: { plugins: withFlags } })
    const flags = await card('Feature flags')
    expect(within(flags).getAllByRole('group')).toHaveLength(definition.plugins.length)
    const ofCatalog = within(flags).getByRole('group', { name: 'catalog' })
    expect(within(ofCatalog).getAllByRole('switch')).toHaveLength(2)
    await user.click(within(ofCatalog).getByRole('switch', { name: /^graph-view/ }))
    expect(localStorage.getItem('featureFlags')).toBe('{"graph-view":1}')
    await user.type(within(flags).getByRole('searchbox'), 'RELATIONS')
    expect(within(flags).getAllByRole('switch')).toHaveLength(1)
    await user.type(within(flags).getByRole('searchbox'), ' no such')
    expect(within(flags).getByText('No feature flags match.')).toBeVisible()
    unmount()
    const again = renderApp({ at: '/settings', definition: { plugins: withFlags } })
    const box = await screen.findByRole('switch', { name: /^graph-view/ })
    expect(box).toBeChecked()
    await again.user.click(box)
    expect(localStorage.getItem('featureFlags')).toBe('{"graph-view":0}')
    again.portal.store.dispatch(flagSwitched({ name: 'nobodys', isActive: true }))
    expect(localStorage.getItem('featureFlags')).toBe('{"graph-view":0}')
  })

  it('lists what is starred on the settings page, what is gone too, and takes it back there', async () => {
    rememberGuest()
    const gone = 'component:default/no-such-thing'
    localStorage.setItem(starsKey, JSON.stringify([gone, checkout]))
    const { user } = renderApp({ at: '/settings' })
    const stars = await card('Starred')
    expect(await within(stars).findByRole('link', { name: 'Checkout Service' })).toHaveAttribute(
      'href',
      '/catalog/default/component/checkout-service',
    )
    await user.click(within(stars).getByRole('button', { name: 'Star component:no-such-thing' }))
    expect(within(stars).getAllByRole('listitem')).toHaveLength(1)
    expect(localStorage.getItem(starsKey)).toBe(JSON.stringify([checkout]))
    await user.click(within(stars).getByRole('button', { name: 'Star Checkout Service' }))
    expect(within(stars).getByText(/^No starred entities yet/)).toBeVisible()
  })

  it('shows at first few of many stars', async () => {
    rememberGuest()
    const refs = Array.from({ length: 20 }, (_, index) => `component:default/c${String(index)}`)
    localStorage.setItem(starsKey, JSON.stringify(refs))
    const { user } = renderApp({ at: '/settings' })
    const stars = await card('Starred')
    expect(within(stars).getAllByRole('listitem')).toHaveLength(12)
    await user.click(within(stars).getByRole('button', { name: 'Show all 20' }))
    expect(within(stars).getAllByRole('listitem')).toHaveLength(20)
  })

  it('says where things are kept, without and with a reason', async () => {
    rememberGuest()
    const { unmount } = renderApp({ at: '/settings' })
    expect(await screen.findByText(/^Saved in this browser only\. Guests share/)).toBeVisible()
    // Nothing of what is empty.
    const sections = within(screen.getByRole('navigation', { name: 'Settings sections' }))
    expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Appearance',
      'Sign-in providers',
      'Storage',
      'About this portal',
    ])
    for (const empty of ['Permissions', 'Starred', 'Feature flags'])
      expect(screen.queryByRole('region', { name: empty })).toBeNull()
    unmount()
    let asked = 0
    server.use(
      http.post(`${backendUrl}/api/user-settings/multiget`, () => {
        asked += 1
        return HttpResponse.json({}, { status: 503 })
      }),
    )
    const { portal, user } = await enterAsCustomUser('/settings')
    expect(
      await screen.findByText('Saved in this browser, not on the server: Backend error'),
    ).toBeVisible()
    const before = asked
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('button', { name: 'Retry' })
    expect(asked).toBeGreaterThan(before)
    expect(selectSession(portal.store.getState()).status).toBe('signedIn')
  })

  it('asks the backend who is signed in at a provider before it says that nobody is', async () => {
    rememberGuest()
    servePage('{ id: guest }, { id: github }, { id: gitlab }, { id: oidc, title: Work }')
    const providers = fakeProviders({
      refresh: (id) => {
        if (id === 'github') return Promise.resolve(octavia)
        if (id === 'gitlab') return Promise.reject(noSession())
        return Promise.reject(new FailureError(unreachable))
      },
    })
    const { user, portal } = renderApp({ at: '/settings', services: { providers } })
    const list = within(await card('Sign-in providers'))
    const row = async (name: string) => {
      const title = await list.findByRole('heading', { name })
      return title.parentElement ?? title
    }
    expect(await within(await row('GitHub')).findByText('Signed in as Octavia')).toBeVisible()
    expect(await within(await row('GitLab')).findByText('Not signed in.')).toBeVisible()
    expect(await within(await row('Work')).findByText(/^Couldn't check:/)).toBeVisible()
    expect(providers.refresh.calls.map(([id]) => id).sort()).toEqual(['github', 'gitlab', 'oidc'])
    // Signed out by hand, nothing is asked again.
    await user.click(list.getByRole('button', { name: 'Sign out GitHub' }))
    expect(await within(await row('GitHub')).findByText('Not signed in.')).toBeVisible()
    expect(providers.refresh.calls).toHaveLength(3)
    expect(selectSession(portal.store.getState()).status).toBe('signedIn')
  })

  it('says so where the browser refuses to keep anything', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/settings' })
    await screen.findByText(/^Saved in this browser only\./)
    const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(await screen.findByText(/^Browser storage is full or blocked/)).toBeVisible()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await user.click(screen.getByRole('radio', { name: 'Same as system' }))
    refusing.mockRestore()
  })

  it('says what it is, and under which licences', async () => {
    rememberGuest()
    let answers = 0
    server.use(
      http.get(`${portalUrl}/licences.json`, () => {
        answers += 1
        if (answers === 1) return HttpResponse.text('<html>', { status: 200 })
        return HttpResponse.json([
          { name: 'left-pad', version: '1.3.0', licence: 'WTFPL', text: 'Do what you want.' },
          { name: 'bare', version: '0.0.1', licence: '', text: '' },
        ])
      }),
    )
    const { user } = renderApp({ at: '/settings' })
    const about = await card('About this portal')
    expect(within(about).getByText('0.0.0-test')).toBeVisible()
    expect(within(about).getByRole('link', { name: backendUrl })).toBeVisible()
    expect(answers).toBe(0)
    await user.click(within(about).getByText('Package licences'))
    expect(await within(about).findByText("Couldn't load licences")).toBeVisible()
    await user.click(within(about).getByRole('button', { name: 'Retry' }))
    expect(await within(about).findByText('left-pad 1.3.0')).toBeVisible()
    expect(within(about).getByText('WTFPL')).toBeVisible()
    expect(within(about).getByText('Unknown')).toBeVisible()
    expect(within(about).getByText('Do what you want.')).toBeInTheDocument()
  })
})
