// Documentation that is elsewhere: borrowed from another entity, moved to another page, or of an entity that is not there.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const techdocs = `${backendUrl}/api/techdocs`
const notFound = () =>
  HttpResponse.json({ error: { name: 'NotFoundError', message: 'There is none' } }, { status: 404 })

interface Docs {
  readonly annotations?: Readonly<Record<string, string>>
  /** By path; missing ones are not found. */
  readonly pages?: Readonly<Record<string, string>>
}

function answerDocs(all: Readonly<Record<string, Docs>>) {
  server.use(
    http.get(`${techdocs}/metadata/entity/default/component/:name`, ({ params }) => {
      const name = String(params['name'])
      const docs = all[name]
      // As the backend: it has only entities with a documentation of their own.
      if (!docs?.pages) return notFound()
      const metadata = { name, namespace: 'default', annotations: docs.annotations ?? {} }
      return HttpResponse.json({ kind: 'Component', metadata, spec: {} })
    }),
    http.get(`${backendUrl}/api/catalog/entities/by-name/component/default/:name`, ({ params }) => {
      const name = String(params['name'])
      const docs = all[name]
      if (!docs) return notFound()
      const metadata = { name, namespace: 'default', annotations: docs.annotations ?? {} }
      return HttpResponse.json({ kind: 'Component', metadata, spec: {} })
    }),
    http.get(`${techdocs}/metadata/techdocs/default/component/:name`, ({ params }) =>
      HttpResponse.json({ site_name: String(params['name']), site_description: '' }),
    ),
    http.get(`${techdocs}/static/docs/default/component/:name/*`, ({ params, request }) => {
      const name = String(params['name'])
      const path = new URL(request.url).pathname.split(`/${name}/`)[1] ?? ''
      const html = all[name]?.pages?.[path]
      return html === undefined ? notFound() : HttpResponse.html(html)
    }),
    http.get(`${techdocs}/sync/default/component/:name`, () => HttpResponse.json({})),
    http.get(`${techdocs}/.backstage/auth/v1/cookie`, () =>
      HttpResponse.json({ expiresAt: '2030-01-01T00:00:00.000Z' }),
    ),
  )
}

const page = (title: string) => `<main><h1>${title}</h1></main>`
const titleIs = (title: string) =>
  waitFor(() => {
    expect(document.title).toContain(title)
  })

const borrowed = (name: string, path = '') => ({
  'backstage.io/techdocs-entity': `component:default/${name}`,
  ...(path !== '' && { 'backstage.io/techdocs-entity-path': path }),
})

describe('documentation elsewhere', () => {
  /** jsdom has no constructed style sheets. */
  beforeAll(() => {
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  })
  afterAll(() => {
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  })
  beforeEach(rememberGuest)

  it.each([
    ['', '', '/docs/default/component/lender', 'Of the lender'],
    ['guides/start', '', '/docs/default/component/lender/guides/start', 'Start'],
    ['', '/guides/start', '/docs/default/component/lender/guides/start', 'Start'],
  ])('of another entity is read there: page "%s", path "%s"', async (read, path, at, title) => {
    answerDocs({
      borrower: { annotations: borrowed('lender', path) },
      lender: {
        pages: { 'index.html': page('Of the lender'), 'guides/start/index.html': page('Start') },
      },
    })
    const { router } = renderApp({ at: `/docs/default/component/borrower/${read}` })
    await titleIs(title)
    expect(router.state.location.pathname).toBe(at)
  })

  it('of two entities that borrow from each other ends', async () => {
    answerDocs({ a: { annotations: borrowed('b') }, b: { annotations: borrowed('a') } })
    const { router } = renderApp({ at: '/docs/default/component/a' })
    await waitFor(() => {
      expect(router.state.location.state).toEqual({ hops: 5 })
    })
    expect(await screen.findByText(/^Page not found/)).toBeVisible()
  })

  it('of a page that has moved is read in its new place, with the same heading', async () => {
    const to = (url: string) => `<head><meta http-equiv="refresh" content="0; url=${url}"></head>`
    answerDocs({
      shop: {
        pages: {
          'old/index.html': to('../new/'),
          'new/index.html': page('The new page'),
          'round/index.html': to('../about/'),
          'about/index.html': to('../round/'),
        },
      },
    })
    const { router } = renderApp({ at: '/docs/default/component/shop/old/#part' })
    await titleIs('The new page')
    const { pathname, hash } = router.state.location
    expect(pathname + hash).toBe('/docs/default/component/shop/new/#part')
  })

  it('of an entity that is not there says so, and blames no build', async () => {
    answerDocs({})
    renderApp({ at: '/docs/default/component/no-such-thing' })
    expect(await screen.findByText(/^There is no entity .*no-such-thing/)).toBeVisible()
    expect(screen.queryByText(/index\.md/)).toBeNull()
  })
})
