import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import { flagSwitched } from '../../../src/features/preferences/flagsSlice.ts'
import { createServiceFactory } from '../../../src/model/plugins/serviceFactories.ts'
import type { PortalDefinition } from '../../../src/plugins/plugin.ts'
import { configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { stethoscopeRef } from '../../support/samplePlugin/model/pulse/stethoscope.ts'
import { samplePlugin } from '../../support/samplePlugin/plugins/pulse/pulsePlugin.ts'

// As in `config/plugins.ts` of a portal with the plugin.
const sample: PortalDefinition = {
  plugins: [...definition.plugins, samplePlugin],
  services: [
    createServiceFactory({
      ref: stethoscopeRef,
      priority: 'app',
      create: () => ({ maker: 'Bowles', listen: () => Promise.resolve(72) }),
    }),
  ],
}

const configure = (app: string) => {
  server.use(
    http.get(`${portalUrl}/app-config.yaml`, () =>
      HttpResponse.text(configYaml.replace(/app: .*/, `app: ${app}`)),
    ),
  )
}

describe('samplePlugin', () => {
  it('brings a page, a process and links to other plugins', async () => {
    rememberGuest()
    const { portal, user, router } = renderApp({ at: '/catalog', definition: sample })
    await user.click(await screen.findByRole('link', { name: 'Pulse' }))
    await user.click(await screen.findByRole('button', { name: 'Listen' }))
    expect(await screen.findByText('72 beats a minute')).toBeVisible()
    expect(screen.getByText('Bowles')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pulse' })).toHaveAttribute('aria-current', 'page')
    // Hidden by the plugin's flag.
    expect(screen.queryByRole('link', { name: 'Today' })).toBeNull()
    act(() => {
      portal.store.dispatch(flagSwitched({ name: 'pulse-history', isActive: true }))
    })
    await user.click(screen.getByRole('link', { name: 'Today' }))
    expect(router.state.location.pathname).toBe('/pulse/days/2026-11-21')
    await user.click(await screen.findByRole('link', { name: 'All entities' }))
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
  })

  it('leads where the configuration says, which may name what this build does not have', async () => {
    rememberGuest()
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    configure(
      "{ baseUrl: 'http://localhost:3000', routes: { bindings: { pulse.list: settings.root, catalog.createComponent: pulse.root, gone.x: gone.y } } }",
    )
    renderApp({ at: '/pulse', definition: sample })
    expect(await screen.findByRole('link', { name: 'All entities' })).toHaveAttribute(
      'href',
      '/settings',
    )
    expect(said.mock.calls.map(([, thrown]) => String(thrown))).toEqual([
      "Error: 'gone.x' is not an external route",
    ])
    expect(screen.queryByRole('alert')).toBeNull()
    said.mockRestore()
  })

  it('is where the catalog leads to, once it is bound', async () => {
    rememberGuest()
    const { router } = renderApp({
      at: '/catalog',
      definition: {
        ...sample,
        bindings: { 'catalog.createComponent': 'pulse.root', 'api-docs.registerApi': 'pulse.root' },
      },
    })
    await screen.findByRole('table')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: 'Create' })).toHaveAttribute('href', '/pulse')
    await act(() => router.navigate('/api-docs'))
    const register = await screen.findByRole('link', { name: 'Register API' })
    expect(register).toHaveAttribute('href', '/pulse')
  })

  it('adds a card and a tab to the entities it applies to, and no others', async () => {
    rememberGuest()
    const { user, router } = renderApp({
      at: '/catalog/default/component/checkout-service',
      definition: sample,
    })
    const card = await screen.findByRole('region', { name: 'Pulse' })
    await user.click(within(card).getByRole('button', { name: 'Listen' }))
    expect(await within(card).findByText('72 beats a minute')).toBeVisible()
    const tabs = screen.getByRole('navigation', { name: 'Entity tabs' })
    await user.click(within(tabs).getByRole('link', { name: 'Pulse' }))
    expect(await screen.findByRole('heading', { name: 'Pulse of Checkout Service' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/catalog/default/component/checkout-service/pulse')
    expect(within(tabs).getByRole('link', { name: 'Pulse' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await act(() => router.navigate('/catalog/default/group/storefront-team'))
    expect(await screen.findByRole('region', { name: 'Members' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Pulse' })).toBeNull()
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('link', { name: 'Pulse' })).toBeNull()
  })

  it('says that there is no such tab', async () => {
    rememberGuest()
    renderApp({ at: '/catalog/default/component/checkout-service/nothing', definition: sample })
    expect(await screen.findByText('PAGE NOT FOUND')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Checkout Service' })).toBeVisible()
  })

  it('brings a theme, which is offered, worn and kept, and missed where the plugin is gone', async () => {
    rememberGuest()
    const { dataset, style } = document.documentElement
    const first = renderApp({ at: '/settings', definition: sample })
    const radio = (name: string) => screen.findByRole('radio', { name })
    await first.user.click(await radio('Pulse by night'))
    expect(dataset['theme']).toBe('dark')
    expect(style.getPropertyValue('--ant-color-primary')).toBe('#ff9aa2')
    await first.user.click(await radio('Dark'))
    expect(dataset['theme']).toBe('dark')
    expect(style).toHaveLength(0)
    await first.user.click(await radio('Pulse by night'))
    first.unmount()

    const again = renderApp({ at: '/settings', definition: sample })
    expect(await radio('Pulse by night')).toBeChecked()
    expect(style.getPropertyValue('--ant-color-link')).toBe('#ff9aa2')
    again.unmount()

    // A reloaded page starts without them.
    style.removeProperty('--ant-color-primary')
    style.removeProperty('--ant-color-link')
    renderApp({ at: '/settings' })
    expect(await radio('Same as system')).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'Pulse by night' })).toBeNull()
    expect(dataset['theme']).toBe('light')
    expect(style).toHaveLength(0)
    expect(localStorage.getItem('theme')).toBe('pulse-night')
  })

  it('stands with its theme beside those that a portal has of its own', async () => {
    rememberGuest()
    const themes = [{ id: 'house', variant: 'light' as const, titles: { en: 'House', de: 'Haus' } }]
    localStorage.setItem('language', 'de')
    renderApp({ at: '/settings', definition: { ...sample, themes } })
    const group = await screen.findByRole('radiogroup', { name: 'Design' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Wie im System', 'Hell', 'Dunkel', 'Haus', 'Puls bei Nacht'])
  })

  it('speaks the language that is read', async () => {
    rememberGuest()
    localStorage.setItem('language', 'de')
    const { user } = renderApp({ at: '/pulse', definition: sample })
    await user.click(await screen.findByRole('button', { name: 'Abhören' }))
    expect(await screen.findByText('72 Schläge pro Minute')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Puls' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Einstellungen' }))
    expect(
      await screen.findByRole('switch', { name: /Behält, was zuvor zu hören war/ }),
    ).toBeVisible()
  })
})
