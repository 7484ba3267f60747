// Addons of plugins on pages of documentation.

import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import type { DocsAddonPlace } from '../../../src/model/plugins/docsAddon.ts'
import type { PortalDefinition } from '../../../src/plugins/plugin.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { sampleModule } from '../../support/samplePlugin/plugins/pulse/pulseModule.ts'
import { samplePlugin } from '../../support/samplePlugin/plugins/pulse/pulsePlugin.ts'

const at = '/docs/default/component/some'
const docs = `${backendUrl}/api/techdocs`

const html = `<!doctype html><title>Some</title>
  <nav class="md-nav md-nav--primary"><ul class="md-nav__list"><li class="md-nav__item">
    <a class="md-nav__link" href=".">Home</a></li></ul></nav>
  <article class="md-content__inner"><h1>Some</h1><p>Six words are on this page.</p>
    <h2 id="more">More</h2></article>`

describe('addons', () => {
  /** jsdom has no constructed style sheets. */
  beforeAll(() => {
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  })
  afterAll(() => {
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  })

  beforeEach(() => {
    rememberGuest()
    server.use(
      http.get(`${docs}/static/docs/default/component/some/index.html`, () =>
        HttpResponse.text(html, { headers: { 'content-type': 'text/html' } }),
      ),
      http.get(`${docs}/metadata/entity/default/component/some`, () =>
        HttpResponse.json({ kind: 'Component', metadata: { name: 'some' }, spec: {} }),
      ),
      http.get(`${docs}/metadata/techdocs/default/component/some`, () =>
        HttpResponse.json({ site_name: 'Some', site_description: '' }),
      ),
      http.get(`${docs}/*`, () => new HttpResponse(null, { status: 404 })),
    )
  })

  const withPlugin = (more: Partial<typeof samplePlugin>): PortalDefinition => ({
    plugins: [...definition.plugins, { ...samplePlugin, ...more }],
  })

  it('get the page that is shown, in the place that they name', async () => {
    renderApp({ at, definition: withPlugin({}) })
    const note = await screen.findByText('7 words beat here')
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(pages.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  const places: readonly DocsAddonPlace[] = [
    'header',
    'navigation',
    'primarySidebar',
    'content',
    'secondarySidebar',
    'settings',
  ]

  it.each(places)('are shown in the place %s', async (place) => {
    const shown = withPlugin({ docsAddons: [{ place, component: 'words' }] })
    const { user } = renderApp({ at, definition: shown })
    await user.click(await screen.findByRole('button', { name: 'Reader settings' }))
    expect(await screen.findByText(/^(?:7|No) words beat here$/)).toBeVisible()
  })

  it('that throw fail alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('no words')
    }
    const broken = withPlugin({
      load: () => Promise.resolve({ ...sampleModule, docsComponents: { words: Broken } }),
    })
    const { user } = renderApp({ at, definition: broken })
    expect(await screen.findByText('no words')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reader settings' }))
    expect(await screen.findByRole('slider', { name: 'Text size' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Expand all navigation' })).toBeVisible()
  })
})
