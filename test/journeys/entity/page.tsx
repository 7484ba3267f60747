import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { relatedFields } from '../../../src/model/entities/relatedRefs.ts'
import { backendUrl, recordedBody, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const checkout = '/catalog/default/component/checkout-service'
/** Texts copied to the clipboard, in order. */
function fakeClipboard() {
  const copied: string[] = []
  const clipboard = {
    write: (text: string) => {
      copied.push(text)
      return Promise.resolve()
    },
  }
  return { copied, services: { clipboard } }
}

const region = (name: string) => screen.findByRole('region', { name })

describe('page', () => {
  beforeEach(rememberGuest)

  it('says who owns what, and the way up to the domain, after one request for all that belongs to it', async () => {
    renderApp({ at: checkout })
    const about = await region('About')
    for (const field of ['Description', 'Owner', 'System', 'Type', 'Lifecycle', 'Tags'])
      expect(within(about).getByText(field)).toBeVisible()
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' })
    await waitFor(() => {
      expect(within(crumbs).getAllByRole('link')).toHaveLength(3)
    })
    const catalog = takeRequests().filter((line) => line.includes('/api/catalog/'))
    expect(catalog.filter((line) => line.endsWith(relatedFields.join()))).toHaveLength(1)
    const tag = within(about).getByRole('link', { name: 'typescript' })
    expect(tag).toHaveAttribute('href', '/catalog?filters[kind]=component&filters[tags]=typescript')
  })

  it('has its relations in tabs of their own, and says so where there is none', async () => {
    const { user, router } = renderApp({ at: checkout })
    const tabs = await screen.findByRole('navigation', { name: 'Entity tabs' })
    await user.click(within(tabs).getByRole('link', { name: 'API' }))
    expect(router.state.location.pathname).toBe(`${checkout}/api`)
    expect(within(tabs).getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'page')
    const provided = await region('Provided APIs')
    expect(await within(provided).findByRole('link', { name: 'Orders API' })).toBeVisible()
    await user.click(within(tabs).getByRole('link', { name: 'Dependencies' }))
    await region('Depends on components')
    await act(() => router.navigate('/catalog/default/component/price-calculator/dependencies'))
    const none = await region('Depends on components')
    expect(none).toHaveTextContent('This entity does not depend on any components.')
    await act(() => router.navigate(`${checkout}/no-such-tab`))
    expect(await screen.findByText(/no-such-tab/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Checkout Service', level: 1 })).toBeVisible()
  })

  it('lists relations that lead nowhere, and copies the list', async () => {
    const { copied, services } = fakeClipboard()
    const { user } = renderApp({ at: '/catalog/default/component/voucher-service', services })
    await user.click(await screen.findByRole('button', { name: '3 related entities missing' }))
    const warning = await screen.findByRole('alert')
    expect(
      within(warning)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'api:default/coupon-api',
      'group:default/loyalty-team',
      'resource:default/voucher-db',
    ])
    await user.click(within(warning).getByRole('button', { name: 'Copy list' }))
    expect(await within(warning).findByText('Copied!')).toBeVisible()
    expect(copied).toEqual([
      'api:default/coupon-api\ngroup:default/loyalty-team\nresource:default/voucher-db',
    ])
  })

  it('says which ancestor could not be processed, and where it is read from', async () => {
    const broken = {
      kind: 'Location',
      metadata: {
        name: 'root',
        annotations: { 'backstage.io/managed-by-location': 'url:https://git.example/all.yaml' },
      },
      status: { items: [{ type: 'x', level: 'error', message: 'InputError: no such file' }] },
    }
    const { items } = recordedBody('ancestry-component-default-checkout-service') as {
      readonly items: readonly unknown[]
    }
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/*/ancestry`, () =>
        HttpResponse.json({
          rootEntityRef: 'location:default/root',
          items: [...items, { entity: broken, parentEntityRefs: [] }],
        }),
      ),
    )
    const { user } = renderApp({ at: checkout })
    await user.click(await screen.findByRole('button', { name: '1 ancestor error' }))
    const error = await screen.findByRole('alert')
    expect(error).toHaveTextContent(
      /^The catalog couldn't process an ancestor *location:root\b.* · url:https:\/\/git.example\/all.yaml/,
    )
    expect(error).toHaveTextContent('InputError: no such file')
  })

  it('formats Markdown, and neither runs nor fetches what somebody put into it', async () => {
    renderApp({ at: '/catalog/default/component/price-calculator' })
    const about = await region('About')
    expect(await within(about).findByRole('table')).toBeVisible()
    expect(within(about).getByRole('link', { name: /^pricing handbook/ })).toHaveAttribute(
      'href',
      'https://intranet.larkspur.example/pricing',
    )
    expect(within(about).queryByRole('link', { name: /must not run/ })).toBeNull()
    expect(about.querySelector('script, img')).toBeNull()
  })

  it('shows addresses that could run something as text, and says why', async () => {
    renderApp({ at: '/catalog/default/component/gift-cards' })
    const links = await region('Links')
    expect(
      within(links)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Live site'])
    expect(within(links).getAllByText(/unsafe URL/)).toHaveLength(2)
    expect(within(links).getByText('Dashboard (javascript)')).toBeVisible()
  })

  it('copies the address of an entity, and leads to its inspector, by keyboard', async () => {
    const { copied, services } = fakeClipboard()
    const { user, router } = renderApp({ at: `${checkout}/api?a=b`, services })
    const button = await screen.findByRole('button', { name: 'Entity actions' })
    button.focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'View source' })).toHaveFocus()
    await user.keyboard('c')
    expect(screen.getByRole('menuitem', { name: 'Copy entity URL' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Copied!' })).toBeVisible()
    expect(copied).toEqual([
      expect.stringMatching(/^http:\/\/[^/]+\/catalog\/default\/component\/checkout-service$/),
    ])
    await user.keyboard('i{Enter}')
    expect(router.state.location).toMatchObject({
      pathname: `${checkout}/api`,
      search: '?a=b&inspect=overview',
    })
  })

  it('shows a group with what it owns, how that is, and who belongs to it', async () => {
    const { user } = renderApp({ at: '/catalog/default/group/storefront-team' })
    const owned = await region('Ownership')
    expect(await within(owned).findByRole('link', { name: 'website' })).toHaveAttribute(
      'href',
      '/catalog?filters[kind]=component&filters[owners]=group%3Adefault%2Fstorefront-team&filters[type]=website',
    )
    const component = { name: 'Component, production: 7' }
    await user.click(within(owned).getByRole('radio', { name: 'Table' }))
    expect(within(owned).getByRole('link', component)).toHaveAttribute(
      'href',
      '/catalog?filters[kind]=component&filters[owners]=group%3Adefault%2Fstorefront-team&filters[lifecycles]=production',
    )
    const running = await region('Health')
    expect(await within(running).findByText('No catalog problems')).toBeVisible()
    const members = await region('Members')
    expect(await within(members).findByRole('link', { name: 'Priya Raman' })).toBeVisible()
    expect(within(members).getByText('2 members')).toBeVisible()
    expect(within(members).queryByRole('searchbox')).toBeNull()
  })

  it('searches the members of a large group by the backend', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
        const term = new URL(request.url).searchParams.get('fullTextFilterTerm')
        asked.push(term)
        const { items } = recordedBody('members-of-storefront-team') as { items: object[] }
        return HttpResponse.json(
          term === null
            ? { items, totalItems: 40, pageInfo: { nextCursor: 'next' } }
            : { items: [], totalItems: 0, pageInfo: {} },
        )
      }),
    )
    const { user } = renderApp({ at: '/catalog/default/group/storefront-team' })
    const members = await region('Members')
    expect(await within(members).findByText('40 members')).toBeVisible()
    await user.type(within(members).getByRole('searchbox'), 'z')
    expect(await within(members).findByText('No members match.')).toBeVisible()
    expect(asked.at(-1)).toBe('z')
  })
})
