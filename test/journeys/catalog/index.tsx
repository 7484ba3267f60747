// The index as specified: a table beside its filters, for every kind.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const catalog = `${backendUrl}/api/catalog`

describe('index', () => {
  beforeEach(rememberGuest)

  it('is a table beside its filters, and leads to no page that makes new ones where there is none', async () => {
    const plugins = definition.plugins.filter(({ id }) => id !== 'scaffolder')
    renderApp({ at: '/catalog', definition: { ...definition, plugins } })
    const table = await screen.findByRole('table', { name: /^Catalog entities/ })
    expect(within(table).getByRole('columnheader', { name: /^Name/ })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Filters' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull()
  })

  it('knows search, filters and whether the filters are open, each whatever the others are', async () => {
    const { user, router } = renderApp({ at: '/catalog' })
    const types = await screen.findByRole('group', { name: 'Type' })
    const button = screen.getByRole('button', { name: /^Filters/ })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(await within(types).findByRole('checkbox', { name: /website/ }))
    expect(await screen.findByText('5 entities')).toBeVisible()
    expect(router.state.location.search).toBe('?filters[type]=website')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(await within(types).findByRole('checkbox', { name: /website/ }))
    await user.type(screen.getByRole('searchbox'), 'pay')
    expect(await screen.findByText('2 entities')).toBeVisible()
    expect(router.state.location.search).toBe('?filters[text]=pay')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull()
    expect(screen.getByRole('searchbox')).toHaveValue('pay')
    expect(localStorage.getItem('portico.filtersOpen')).toBe('closed')
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue(/^Component/)
    expect(screen.getByRole('link', { name: 'Owned by me' })).toBeVisible()
  })

  it.each([
    'Component',
    'API',
    'System',
    'Resource',
    'Domain',
    'Location',
    'User',
    'Group',
    'Template',
  ])('browses and inspects entities of the kind %s', async (kind) => {
    const entity = { kind, metadata: { name: 'some', namespace: 'default', uid: 'u' }, spec: {} }
    const asked: (string | null)[] = []
    server.use(
      http.get(`${catalog}/entity-facets`, ({ request }) => {
        const facets = new URL(request.url).searchParams.getAll('facet')
        return HttpResponse.json({ facets: Object.fromEntries(facets.map((one) => [one, []])) })
      }),
      http.get(`${catalog}/entities/by-query`, ({ request }) => {
        const { searchParams } = new URL(request.url)
        const isForRows = searchParams.get('orderField') === 'metadata.name,asc'
        if (isForRows) asked.push(searchParams.get('filter'))
        return HttpResponse.json({ items: isForRows ? [entity] : [], totalItems: 1, pageInfo: {} })
      }),
      http.get(`${catalog}/entities/by-name/*/default/some`, () => HttpResponse.json(entity)),
      http.get(`${catalog}/entities/by-name/*/default/some/ancestry`, () =>
        HttpResponse.json({ rootEntityRef: `${kind}:default/some`, items: [] }),
      ),
    )
    const { user } = renderApp({ at: `/catalog?filters[kind]=${kind.toLowerCase()}` })
    await user.click(await screen.findByRole('link', { name: 'some' }))
    expect(asked).toContain(`kind=${kind.toLowerCase()}`)
    expect(await screen.findByRole('heading', { name: 'some', level: 1 })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Entity actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Inspect entity' }))
    expect(await screen.findByRole('dialog', { name: 'Inspect some' })).toBeVisible()
  })
})
