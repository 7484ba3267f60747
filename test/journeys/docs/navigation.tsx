// Documentation with thousands of pages and headings.

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const docs = `${backendUrl}/api/techdocs`

const listOf = (count: number, hrefOf: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<li class="md-nav__item"><a class="md-nav__link" href="${hrefOf(index)}">Entry ${String(index)}</a></li>`,
  ).join('')

const headings = Array.from(
  { length: 1_000 },
  (_, index) => `<h2 id="h${String(index)}">Heading ${String(index)}</h2>`,
).join('')

const html = `<!doctype html><title>Some</title>
  <nav class="md-nav md-nav--primary"><ul class="md-nav__list">${listOf(2_000, (index) => `p${String(index)}/`)}</ul></nav>
  <article class="md-content__inner"><h1>Some</h1>${headings}</article>`

describe('navigation', () => {
  /** jsdom has no constructed style sheets. */
  beforeAll(() => {
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  })
  afterAll(() => {
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  })

  it('is shown whole, each page and each heading once', async () => {
    rememberGuest()
    server.use(
      http.get(`${docs}/static/docs/default/component/some/index.html`, () =>
        HttpResponse.text(html),
      ),
      http.get(`${docs}/metadata/entity/default/component/some`, () =>
        HttpResponse.json({ kind: 'Component', metadata: { name: 'some' }, spec: {} }),
      ),
      http.get(`${docs}/*`, () => new HttpResponse(null, { status: 404 })),
    )
    renderApp({ at: '/docs/default/component/some' })
    const pages = await screen.findByRole('navigation', { name: 'Pages' })
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    await waitFor(() => {
      expect(pages.querySelectorAll('a')).toHaveLength(2_000)
      expect(contents.querySelectorAll('a')).toHaveLength(1_000)
    })
    expect(within(pages).getByText('Entry 1999')).toBeInTheDocument()
  })
})
