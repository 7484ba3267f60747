import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { catalogPlugin } from '../../../src/plugins/catalog/catalogPlugin.ts'
import { portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { servePage } from '../../support/signIn.ts'

const intro = 'The configuration failed to load, someone should have a look at this error: '

const serveConfig = (text: string, status = 200) => {
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(text, { status })))
}

const app = "app: { baseUrl: 'http://localhost:3000' }"
const backend = "backend: { baseUrl: 'http://localhost:7007' }"

describe('bootFailures', () => {
  it.each([
    ['is missing', 'nothing here', 404, /app-config.yaml could not be fetched: 404 Not Found/],
    [
      'is a page',
      '<!doctype html><p>Hello',
      200,
      /app-config.yaml is missing: the server answered/,
    ],
    ['is empty', '', 200, /The configuration must be object/],
    ['is malformed', 'app: [', 200, /Flow sequence/],
    ['lacks the backend', app, 200, /^Missing required config value at 'backend'$/],
    [
      'lacks an address in a section',
      `app: {}\n${backend}`,
      200,
      /^Missing required config value at 'app.baseUrl'$/,
    ],
    [
      'has a list for a text',
      `app: { baseUrl: [] }\n${backend}`,
      200,
      /'app.baseUrl' must be string/,
    ],
    [
      'has no address',
      `app: { baseUrl: somewhere }\n${backend}`,
      200,
      /Invalid value in config for key 'app.baseUrl': 'somewhere' is not an http URL/,
    ],
    [
      'has the address of another path',
      `app: { baseUrl: 'http://localhost:3000/portal' }\n${backend}`,
      200,
      /^'app.baseUrl' has the path '\/portal', but this page is at '\/'/,
    ],
    [
      'has an address that could run a program',
      `app: { baseUrl: 'javascript:alert(1)' }\n${backend}`,
      200,
      /'javascript:alert\(1\)' is not an http URL/,
    ],
  ])('says so when the configuration %s', async (_case, text, status, reason) => {
    serveConfig(text, status)
    renderApp()
    const message = await screen.findByText((content) => content.startsWith(intro))
    expect(message).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Something Went Wrong', level: 1 })).toBeVisible()
    expect(message.textContent.slice(intro.length)).toMatch(reason)
  })

  it('shows progress while the configuration loads, and nothing of the portal', async () => {
    servePage('{ id: guest }')
    renderApp()
    expect(screen.getByRole('progressbar', { name: 'Loading configuration…' })).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Sign in to Portico' })).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('goes on as if nothing had happened once a retry finds the configuration', async () => {
    servePage('{ id: guest }')
    server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.error(), { once: true }))
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Sign in to Portico' })).toBeVisible()
  })

  it('names the chunk that did not come, and what to do', async () => {
    rememberGuest()
    const chunkError = Object.assign(new Error('Loading chunk catalog failed.'), {
      name: 'ChunkLoadError',
    })
    renderApp({
      at: '/catalog',
      definition: { plugins: [{ ...catalogPlugin, load: () => Promise.reject(chunkError) }] },
    })
    expect(
      await screen.findByText(
        'Lazy loaded chunk failed to load, try to reload the page: Loading chunk catalog failed.',
      ),
    ).toBeVisible()
    expect(
      screen.getByRole('heading', {
        name: 'Failed lazy loading of the CatalogIndexPage extension, try to reload the page',
      }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
  })
})
