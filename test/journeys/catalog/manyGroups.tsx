// A person in hundreds of groups: no address is over 4,000 characters, whatever the backend knows.

import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { parse } from 'yaml'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const [file = ''] = readFileSync('test/fixtures/c02-many-groups.yaml', 'utf8').split('\n---')
const person = parse(file) as {
  readonly metadata: { readonly name: string }
  readonly spec: { readonly memberOf: readonly string[] }
}
const groups = person.spec.memberOf.map((name) => `group:default/${name}`)
const catalog = `${backendUrl}/api/catalog`
const entities = [{ value: 'Component', count: 3 }]

const addresses: string[] = []
server.events.on('request:start', ({ request }) => {
  addresses.push(request.url)
})

/** A backend with or without the questions that go by POST. */
function answer(hasPost: boolean) {
  const asked: string[] = []
  const missing = () => HttpResponse.json({}, { status: 404 })
  const note = (text: string) => {
    asked.push(text)
  }
  const rows = recordedBody('rows-components') as object
  server.use(
    http.get(`${backendUrl}/api/auth/guest/refresh`, () =>
      HttpResponse.json({
        backstageIdentity: {
          token: 'not-signed',
          identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: groups },
        },
      }),
    ),
    http.get(`${catalog}/entities/by-query`, ({ request }) => {
      note(decodeURIComponent(request.url))
      return HttpResponse.json({ ...rows, pageInfo: {} })
    }),
    http.post(`${catalog}/entities/by-query`, async ({ request }) => {
      if (!hasPost) return missing()
      note(await request.text())
      return HttpResponse.json({ ...rows, pageInfo: {} })
    }),
    // In parts, the same entities match each of them.
    http.get(`${catalog}/entities`, ({ request }) => {
      note(decodeURIComponent(request.url))
      const named = (name: string) => ({ kind: 'Component', metadata: { name } })
      return HttpResponse.json(['a', 'b', 'c'].map(named))
    }),
    http.get(`${catalog}/entity-facets`, ({ request }) => {
      note(decodeURIComponent(request.url))
      const [facet = ''] = new URL(request.url).searchParams.getAll('facet')
      return HttpResponse.json({ facets: { [facet]: entities } })
    }),
    http.post(`${catalog}/entity-facets`, async ({ request }) => {
      if (!hasPost) return missing()
      const text = await request.text()
      note(text)
      const [facet = ''] = (JSON.parse(text) as { facets: string[] }).facets
      return HttpResponse.json({ facets: { [facet]: entities } })
    }),
    http.get(`${catalog}/entities/by-name/user/default/${person.metadata.name}`, () =>
      HttpResponse.json({
        ...person,
        relations: groups.map((targetRef) => ({ type: 'memberOf', targetRef })),
      }),
    ),
    http.get(`${catalog}/entities/by-name/user/default/${person.metadata.name}/ancestry`, () =>
      HttpResponse.json({
        rootEntityRef: `user:default/${person.metadata.name}`,
        items: [{ entity: person, parentEntityRefs: [] }],
      }),
    ),
  )
  rememberGuest()
  return asked
}

describe('manyGroups', () => {
  afterEach(() => {
    addresses.length = 0
  })

  it.each([
    ['by POST', true],
    ['in parts', false],
  ])('finds what a person of many groups owns, %s', async (_how, hasPost) => {
    const asked = answer(hasPost)
    renderApp({ at: '/catalog?filters[user]=owned' })
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
    const text = asked.join('\n')
    for (const group of groups) expect(text).toContain(group)
    expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThan(4_000)
    expect(screen.queryByText(/reach the backend/)).toBeNull()
  })

  it.each([
    ['by POST', true],
    ['in parts', false],
  ])('counts what a person of many groups owns, %s', async (_how, hasPost) => {
    const asked = answer(hasPost)
    renderApp({ at: `/catalog/default/user/${person.metadata.name}` })
    const card = within(await screen.findByRole('region', { name: 'Ownership' }))
    expect((await card.findAllByText('Component')).length).toBeGreaterThan(0)
    expect(card.getAllByText('3').length).toBeGreaterThan(0)
    for (const group of groups) expect(asked.join('\n')).toContain(group)
    expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThan(4_000)
    for (const link of card.queryAllByRole('link'))
      expect(link.getAttribute('href')?.length).toBeLessThan(4_000)
  })

  it('tells a request that the server cuts for its length from an outage', async () => {
    answer(true)
    const identity = { userEntityRef: 'user:default/guest', ownershipEntityRefs: groups }
    server.use(
      http.get(`${backendUrl}/api/auth/guest/refresh`, () =>
        HttpResponse.json({ backstageIdentity: { token: 't'.repeat(20_000), identity } }),
      ),
      http.get(`${catalog}/*`, () => HttpResponse.error()),
      http.post(`${catalog}/*`, () => HttpResponse.error()),
      http.get(`${backendUrl}/`, () => new HttpResponse('A backend')),
    )
    renderApp({ at: '/catalog' })
    expect((await screen.findAllByText(/its token is too long/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/reach the backend/)).toBeNull()
  })
})
