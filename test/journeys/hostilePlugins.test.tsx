import { beforeEach, expect, it, jest } from '@jest/globals'
import { createSlice } from '@reduxjs/toolkit'
import { render, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../config/plugins.ts'
import { createSubRouteRef } from '../../src/model/routes/routeRefs.ts'
import { entityExtensionsOf } from '../../src/plugins/extension.tsx'
import type { PluginManifest, PluginModule } from '../../src/plugins/plugin.ts'
import { createRegistry } from '../../src/plugins/registry.ts'
import { useService } from '../../src/ui/page/portalContext.ts'
import { configYaml, portalUrl, server } from '../support/backend.ts'
import { rememberGuest } from '../support/catalog.ts'
import { renderApp } from '../support/renderApp.tsx'
import { pulseRoute } from '../support/samplePlugin/model/pulse/pulseRoutes.ts'
import { sampleModule } from '../support/samplePlugin/plugins/pulse/pulseModule.ts'
import { samplePlugin } from '../support/samplePlugin/plugins/pulse/pulsePlugin.ts'

beforeEach(() => {
  rememberGuest()
  // React, the router and the error report also print errors to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const withPlugin = (manifest: Partial<PluginManifest>) => ({
  plugins: [...definition.plugins, { ...samplePlugin, ...manifest }],
})
const withModule = (module: Partial<PluginModule>) =>
  withPlugin({ load: () => Promise.resolve({ ...sampleModule, ...module }) })
const entityPage = '/catalog/default/component/checkout-service'

it('that break rules stop the start, and each is named', async () => {
  renderApp({
    definition: withPlugin({
      subRoutes: [createSubRouteRef({ id: 'pulse.day', parent: pulseRoute, path: 'days/' })],
      featureFlags: [{ name: 'No' }],
      themes: [{ id: 'dark', variant: 'dark', titles: { en: 'My own dark' } }],
      services: [...(samplePlugin.services ?? []), ...(samplePlugin.services ?? [])],
    }),
  })
  expect(await screen.findByText('Plugin conflict. Contact the maintainers:')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "Plugin 'pulse' breaks rule 'uniqueTheme': theme 'dark' is declared more than once",
    "Plugin 'pulse' breaks rule 'featureFlagName': feature flag 'No' must have at least 3 characters",
    "Plugin 'pulse' breaks rule 'pathStart': path of 'pulse.day' must start with '/', got 'days/'",
    "Plugin 'pulse' breaks rule 'pathEnd': path of 'pulse.day' must not end with '/', got 'days/'",
    "Plugin 'pulse' breaks rule 'serviceFactories': Duplicate factory for pulse.stethoscope of priority 'default'",
  ])
})

it('with one id are refused', async () => {
  renderApp({ definition: { plugins: [...definition.plugins, samplePlugin, samplePlugin] } })
  expect(await screen.findByText(/Duplicate plugin found: 'pulse'/)).toBeVisible()
})

it('whose chunk does not come are named one by one, break nothing else, and can be asked for again', async () => {
  let isThere = false
  const { user } = renderApp({
    at: entityPage,
    definition: withPlugin({
      load: () =>
        isThere ? Promise.resolve(sampleModule) : Promise.reject(new Error('Loading chunk failed')),
    }),
  })
  expect(
    await screen.findByText('Failed lazy loading of the card extension, try to reload the page'),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Error in pulse' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'About' })).toBeVisible()
  const tabs = screen.getByRole('navigation', { name: 'Entity tabs' })
  await user.click(within(tabs).getByRole('link', { name: 'Pulse' }))
  expect(
    await screen.findByText('Failed lazy loading of the tab extension, try to reload the page'),
  ).toBeVisible()
  await user.click(within(tabs).getByRole('link', { name: 'Overview' }))
  await screen.findByText('Failed lazy loading of the card extension, try to reload the page')
  isThere = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'Pulse' })).toBeVisible()
})

const thrower = (thrown: unknown) => () => {
  throw thrown
}

it.each([
  ['no pulse', new Error('no pulse')],
  ['undefined', undefined],
])('that break in a card break alone: %s', async (message, thrown) => {
  renderApp({
    at: entityPage,
    definition: withModule({ entityComponents: { card: thrower(thrown) } }),
  })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('region', { name: 'About' })).toBeVisible()
})

it('that throw nothing at all in their page break alone, and are drawn anew on request', async () => {
  let isBroken = true
  const Page = () => {
    if (isBroken) thrower(undefined)()
    return <h1>Mended</h1>
  }
  const { user } = renderApp({
    at: '/pulse',
    definition: withModule({ pages: { pulse: Page } }),
  })
  expect(await screen.findByRole('heading', { name: 'Error in pulse' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible()
})

it('that take the whole page down leave one that says so, and is drawn anew on request', async () => {
  let isBroken = true
  const plugin = Object.defineProperty({ ...samplePlugin }, 'selectionActions', {
    get: () => (isBroken ? thrower(undefined)() : []),
  })
  const support = "app: { support: { items: [{ title: '#portal-help' }] },"
  server.use(
    http.get(`${portalUrl}/app-config.yaml`, () =>
      HttpResponse.text(configYaml.replace('app: {', support)),
    ),
  )
  const { user } = renderApp({
    at: '/pulse',
    definition: { plugins: [...definition.plugins, plugin] },
  })
  expect(
    await screen.findByRole('heading', { name: 'Something Went Wrong', level: 1 }),
  ).toBeVisible()
  expect(screen.getByText('Please contact #portal-help for help.')).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})

it('that break in their reducer keep the others’ state', async () => {
  const bad = createSlice({
    name: 'bad',
    initialState: (): { status: string } => ({ status: 'good' }),
    reducers: {},
    extraReducers: (builder) => {
      builder.addMatcher(
        ({ type }) => type === 'location/navigated',
        () => {
          throw new Error('reducer broke')
        },
      )
    },
  })
  const { user } = renderApp({
    at: '/pulse',
    definition: withModule({ slices: [...sampleModule.slices, bad] }),
  })
  await user.click(await screen.findByRole('link', { name: 'Catalog' }))
  expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
  expect(await screen.findByText('Error: reducer broke')).toBeVisible()
})

it('that break in their process are named, and the rest works', async () => {
  const { user } = renderApp({
    at: '/pulse',
    definition: withModule({
      processes: [
        {
          name: 'hopeless',
          saga: () => {
            throw new Error('saga broke')
          },
        },
      ],
    }),
  })
  await user.click(await screen.findByRole('link', { name: 'Catalog' }))
  expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
  expect(await screen.findByText(/process stopped: hopeless/, {}, { timeout: 5_000 })).toBeVisible()
})

it('that ask for a service that nobody makes break alone, and it is named', async () => {
  const Asking = () => <>{useService({ id: 'nobody.makes' })}</>
  renderApp({ at: entityPage, definition: withModule({ entityComponents: { card: Asking } }) })
  expect(await screen.findByText('No implementation available for nobody.makes')).toBeVisible()
})

it('reach no service outside of the portal', () => {
  const Asking = () => <>{useService({ id: 'pulse.stethoscope' })}</>
  expect(() => render(<Asking />)).toThrow(
    "Service 'pulse.stethoscope' was used outside of the portal's tree",
  )
})

it('do not stand outside of the portal', () => {
  const registry = createRegistry([samplePlugin], () => undefined)
  const [card] = entityExtensionsOf(registry).cards
  const Card = card?.Component ?? (() => null)
  expect(() => render(<Card entity={{ kind: 'Component', metadata: { name: 'a' } }} />)).toThrow(
    "Routable extension 'card' was used outside of the portal's tree",
  )
})
