// Generated locations are shown by their target instead of a hash.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { graphHref } from '../../../src/model/graph/graphQuery.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const catalog = `${backendUrl}/api/catalog`
const name = `generated-${'a1'.repeat(20)}`
const ref = `location:default/${name}`
const target = 'https://github.com/larkspur/shop/blob/main/catalog-info.yaml'
const location = { kind: 'Location', metadata: { name }, spec: { type: 'url', target } }
const title = 'shop/catalog-info.yaml'

describe('locationNames', () => {
  beforeEach(() => {
    rememberGuest()
    server.use(
      http.get(`${catalog}/entities/by-query`, () =>
        HttpResponse.json({ items: [location], totalItems: 1, pageInfo: {} }),
      ),
      http.get(`${catalog}/entity-facets`, () => HttpResponse.json({ facets: { kind: [] } })),
      http.get(`${catalog}/entities/by-name/location/default/${name}`, () =>
        HttpResponse.json(location),
      ),
      http.get(`${catalog}/entities/by-name/location/default/${name}/ancestry`, () =>
        HttpResponse.json({
          rootEntityRef: ref,
          items: [{ entity: location, parentEntityRefs: [] }],
        }),
      ),
      http.post(`${catalog}/entities/by-refs`, async ({ request }) => {
        const { entityRefs } = (await request.json()) as { readonly entityRefs: readonly string[] }
        return HttpResponse.json({
          items: entityRefs.map((one) => (one === ref ? location : null)),
        })
      }),
    )
  })

  it('names it in the list and on its page', async () => {
    const { user } = renderApp({ at: '/catalog?filters[kind]=location' })
    const link = await screen.findByRole('link', { name: title })
    expect(link).toHaveAttribute('title', `${title} | ${ref}`)
    expect(screen.queryByText(name)).toBeNull()
    await user.click(link)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(screen.getByText(ref)).toBeVisible()
  })

  it('names it in links', async () => {
    renderApp({ at: `/catalog/default/location/${name}?inspect=ancestry` })
    const graph = await screen.findByRole('group', { name: `Ancestry graph of ${title}` })
    const link = await within(graph).findByRole('link', { name: title })
    expect(link.title).toMatch(new RegExp(`^${ref} \\| url`))
  })

  it('names it in the graph', async () => {
    renderApp({ at: graphHref({ roots: [ref], maxDepth: 1 }) })
    expect(await screen.findByRole('heading', { name: `Graph of ${title}` })).toBeVisible()
  })

  it('names it in the palette', async () => {
    const { user } = renderApp({ at: '/settings' })
    await screen.findByRole('heading', { name: 'Settings' })
    await user.keyboard('{Control>}k{/Control}generated')
    const hits = await screen.findByRole('group', { name: 'Catalog' })
    expect(await within(hits).findByText(title)).toBeVisible()
  })
})
