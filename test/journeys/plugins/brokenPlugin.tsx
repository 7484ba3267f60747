import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createRouteRef } from '../../../src/model/routes/routeRefs.ts'
import { catalogPlugin } from '../../../src/plugins/catalog/catalogPlugin.ts'
import type { PluginManifest } from '../../../src/plugins/plugin.ts'
import { configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

let isBroken = true

function BrokenPage() {
  if (isBroken) throw new Error('no such thing as eyJhbGciOi.eyJzdWIiOi.c2ln')
  return <h1>Mended</h1>
}

const broken: PluginManifest = {
  id: 'broken',
  pages: [{ route: createRouteRef({ id: 'broken.page' }), path: '/broken', page: 'page' }],
  load: () =>
    Promise.resolve({
      pages: { page: BrokenPage },
      messages: { en: {} },
      slices: [],
      processes: [],
    }),
}

const definition = { plugins: [catalogPlugin, broken] }

describe('brokenPlugin', () => {
  beforeEach(() => {
    isBroken = true
    // React and the router also print the error to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('names the plugin whose page broke, and draws it anew on request', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/broken', definition })
    expect(await screen.findByRole('heading', { name: 'Error in broken' })).toBeVisible()
    expect(screen.getByText(/^Error: no such thing/, { selector: 'p' })).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible()
  })

  it('leaves the rest of the portal alone', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/broken', definition })
    await screen.findByRole('heading', { name: 'Error in broken' })
    await user.click(screen.getByRole('link', { name: 'Catalog' }))
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
  })

  it('offers a report without secrets, the stack, and where to find help', async () => {
    rememberGuest()
    const support =
      "app: { baseUrl: 'http://localhost:3000', support: { url: 'https://help.example/' } }"
    server.use(
      http.get(`${portalUrl}/app-config.yaml`, () =>
        HttpResponse.text(configYaml.replace(/app: .*/, support)),
      ),
    )
    const written: string[] = []
    const { user } = renderApp({
      at: '/broken?token=abc',
      definition,
      services: { clipboard: { write: (text) => Promise.resolve(void written.push(text)) } },
    })
    expect(
      await screen.findByText('Please contact https://help.example/ for help.', { exact: false }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://help.example/',
    )
    const stack = screen.getByText(/at BrokenPage/, { selector: 'pre' })
    expect(stack).not.toBeVisible()
    await user.click(screen.getByText('Stack trace'))
    expect(stack).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy report' }))
    expect(await screen.findByText('Copied!')).toBeVisible()
    expect(written.join()).toContain(
      'Error in broken\nError: no such thing as <token>\nPage: /broken\n',
    )
  })
})
