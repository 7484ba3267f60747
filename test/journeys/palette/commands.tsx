import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import { palettePlugin } from '../../../src/plugins/palette/palettePlugin.ts'
import { backendUrl, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp, type AppOptions } from '../../support/renderApp.tsx'
import { samplePlugin } from '../../support/samplePlugin/plugins/pulse/pulsePlugin.ts'

async function openPortal(options: AppOptions = {}) {
  rememberGuest()
  const app = renderApp({ at: '/settings', ...options })
  await screen.findByRole('heading', { name: 'Settings' })
  const button = screen.getByRole('button', { name: 'Search' })
  return { ...app, button, press: () => app.user.keyboard('{Control>}k{/Control}') }
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Command palette' }))
const field = () => dialog().getByRole('combobox')
const group = (name: string) => dialog().findByRole('group', { name })
/** Without its keyboard shortcut. */
const nameOf = (option: Element) =>
  [...option.childNodes]
    .filter(({ nodeName }) => nodeName !== 'KBD')
    .map(({ textContent }) => textContent)
    .join('')
const namesIn = (list: HTMLElement) => within(list).getAllByRole('option').map(nameOf)
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  const option = id === null ? null : document.getElementById(id)
  expect(option).toHaveAttribute('aria-selected', 'true')
  expect(dialog().getAllByRole('option', { selected: true })).toEqual([option])
  return option && nameOf(option)
}

describe('commands', () => {
  it('opens by its keys with pages and actions, closes by Escape, and gives the focus back', async () => {
    const { button, press, user } = await openPortal()
    button.focus()
    await press()
    expect(field()).toHaveFocus()
    expect(namesIn(await group('Pages'))).toEqual([
      'Start',
      'Catalog',
      'Graph',
      'APIs',
      'Docs',
      'Kubernetes',
      'Create',
      'Tasks',
      'Settings',
    ])
    expect(namesIn(await group('Actions'))).toContain('Use dark theme')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
    await press()
    await press()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps what is typed while its list is on the way', async () => {
    const chunk = Promise.withResolvers<undefined>()
    const slow = {
      ...palettePlugin,
      load: async () => {
        await chunk.promise
        return palettePlugin.load()
      },
    }
    const others = definition.plugins.filter(({ id }) => id !== 'palette')
    const { press, user } = await openPortal({ definition: { plugins: [...others, slow] } })
    await press()
    const first = field()
    await user.keyboard('sett')
    expect(dialog().queryByRole('option')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Searching…' })).toBeInTheDocument()
    server.use(http.get(`${backendUrl}/*`, () => HttpResponse.json({ items: [] })))
    chunk.resolve(undefined)
    expect(namesIn(await group('Pages'))).toEqual(['Settings'])
    expect(field()).toBe(first)
    expect(first).toHaveValue('sett')
  })

  it('moves by arrows, Home and End, round about', async () => {
    const { press, user } = await openPortal()
    await press()
    await group('Pages')
    expect(active()).toBe('Start')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Catalog')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Use compact rows')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Start')
    await user.keyboard('{End}')
    expect(active()).toBe('Use compact rows')
    await user.keyboard('{Home}')
    expect(active()).toBe('Start')
  })

  it('finds entities, opens the best by Enter, and offers it again as visited', async () => {
    const { press, router, user } = await openPortal()
    await press()
    await group('Pages')
    await user.paste('api orders')
    expect(namesIn(await group('Catalog'))).toEqual([expect.stringMatching(/^Orders API/)])
    expect(
      takeRequests().filter((line) => line.includes('fullTextFilterTerm=orders')),
    ).toHaveLength(1)
    await user.clear(field())
    await user.paste('checkout')
    expect(await screen.findByText('6 results')).toBeInTheDocument()
    expect(active()).toMatch(/^Checkout Service/)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Checkout Service' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/catalog/default/component/checkout-service')
    await press()
    expect(namesIn(await group('Recently visited'))).toEqual([
      expect.stringMatching(/^Checkout Service/),
    ])
  })

  it('offers a starred entity as such once it is not among the last visits on screen', async () => {
    const stars = ['component:default/a5', 'component:default/a0', 'api:default/orders-api']
    localStorage.setItem('/starredEntities/entityRefs', JSON.stringify(stars))
    const visited = Array.from({ length: 6 }, (_, index) => `a${String(index)}`).map((title) => ({
      ref: `Component:default/${title}`,
      title,
    }))
    localStorage.setItem('portico.recentEntities', JSON.stringify(visited))
    const { press } = await openPortal()
    await press()
    expect(namesIn(await group('Recently visited'))).toHaveLength(5)
    expect(namesIn(await group('Starred'))).toEqual(['a5Component', 'orders-apiAPI'])
  })

  it('opens the best hit for who pressed Enter before it was there', async () => {
    const { press, router, user } = await openPortal()
    await press()
    await group('Pages')
    await user.paste('checkout')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Checkout Service' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/catalog/default/component/checkout-service')
  })

  it('opens beside what is chosen with Ctrl', async () => {
    const open = jest.fn<(href: string) => void>()
    const { press, router, user } = await openPortal({
      services: { windows: { open, leave: jest.fn() } },
    })
    await press()
    await group('Pages')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(open.mock.calls).toEqual([['/']])
    expect(router.state.location.pathname).toBe('/settings')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that nothing was found, and what to do then', async () => {
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({ items: [] }),
      ),
    )
    const { press, user } = await openPortal()
    await press()
    await group('Pages')
    await user.paste('nosuchthing')
    expect(namesIn(await group('No results'))).toEqual([
      'Search catalog for “nosuchthing”',
      'All results for “nosuchthing”',
    ])
    expect(dialog().getByRole('status')).toHaveTextContent('No results')
  })

  it('names why the catalog could not be searched; the rest works, and so does Retry', async () => {
    const { press, user } = await openPortal()
    await press()
    await group('Pages')
    let isBroken = true
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        isBroken ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
    await user.paste('pay')
    const retry = await dialog().findByRole('option', {
      name: /^Couldn't search the catalog\s*Backend error: .*503/,
    })
    expect(dialog().getByRole('status')).toHaveTextContent("Couldn't search the catalog")
    isBroken = false
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(active()).toBe(nameOf(retry))
    await user.keyboard('{Enter}')
    expect(namesIn(await group('Catalog'))[0]).toMatch(/^Payments/)
    expect(dialog().queryByRole('option', { name: /Couldn't search/ })).toBeNull()
  })

  it('does what is chosen: the theme, the sidebar, nothing that is so already', async () => {
    const { press, user } = await openPortal()
    await press()
    await user.click(await dialog().findByRole('option', { name: 'Use dark theme' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await press()
    expect(namesIn(await group('Actions'))).not.toContain('Use dark theme')
    await user.click(dialog().getByRole('option', { name: 'Unpin sidebar' }))
    expect(screen.getByRole('button', { name: 'Pin sidebar' })).toBeVisible()
  })

  it('offers what plugins contribute, and fetches the plugin whose event it is', async () => {
    const { press, portal, user } = await openPortal({
      definition: { plugins: [...definition.plugins, samplePlugin] },
    })
    await press()
    const actions = await group('Actions')
    expect(namesIn(actions)).toEqual(
      expect.arrayContaining(['Take the pulse', 'Everything with a pulse']),
    )
    expect(
      within(actions).getByRole('option', { name: 'Everything with a pulse' }),
    ).toHaveAttribute('href', '/catalog')
    await user.click(dialog().getByRole('option', { name: 'Take the pulse' }))
    await act(() => Promise.resolve())
    expect(portal.store.getState().plugins.loaded).toContain('pulse')
  })

  it('offers what is starred, and leads there', async () => {
    localStorage.setItem(
      '/starredEntities/entityRefs',
      JSON.stringify(['component:default/checkout-service', 'malformed:']),
    )
    const { press, router, user } = await openPortal()
    await press()
    expect(namesIn(await group('Starred'))).toEqual([expect.stringContaining('checkout-service')])
    await user.click(within(await group('Starred')).getByRole('option'))
    expect(router.state.location.pathname).toBe('/catalog/default/component/checkout-service')
    expect(await screen.findByRole('heading', { name: 'Checkout Service' })).toBeVisible()
  })
})
