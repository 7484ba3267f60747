// The filter panel: scope, owner, tags; and saved views.

import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { starredRefs } from '../../fixtures/requests.ts'
import { backendUrl, server, takeRequests, takeUnexpected } from '../../support/backend.ts'
import { rememberGuest, rowNames } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const starsKey = '/starredEntities/entityRefs'

async function openCatalog(at = '/catalog') {
  rememberGuest()
  const app = renderApp({ at })
  // Waits for the filters' chunk, which loads after the rows.
  await screen.findByRole('combobox', { name: 'Owner' })
  return app
}

const choose = async (user: { click: (element: Element) => Promise<void> }, name: RegExp) => {
  await user.click(await screen.findByRole('option', { name }))
}

describe('filters', () => {
  it('shows what is owned by oneself, and what is starred, with their counts', async () => {
    localStorage.setItem(starsKey, JSON.stringify(starredRefs))
    const { router, user } = await openCatalog()
    const show = screen.getByRole('navigation', { name: 'Show' })
    const owned = await within(show).findByRole('link', { name: 'Owned by me 4' })
    await user.click(owned)
    expect(await screen.findByText('4 entities')).toBeVisible()
    expect(router.state.location.search).toBe('?filters[user]=owned')
    expect(rowNames()).toContain('Design Tokens')
    await user.click(await within(show).findByRole('link', { name: 'Starred 1' }))
    expect(await screen.findByText('1 entity')).toBeVisible()
    expect(rowNames()).toEqual(['Checkout Service'])
  })

  it('asks nobody for the stars of someone who has none', async () => {
    await openCatalog('/catalog?filters[user]=starred')
    expect(screen.getByRole('heading', { name: 'No records to display' })).toBeVisible()
    expect(screen.getByText('0 entities')).toBeVisible()
    expect(
      takeRequests().filter((line) =>
        line.includes(
          'limit=50&fields=kind%2Cmetadata.name%2Cmetadata.namespace%2Cmetadata.title%2Cmetadata.description',
        ),
      ),
    ).toEqual([])
  })

  it('offers what fits the kind, and what the URL asks for', async () => {
    const ofUsers = (answer: object) => (request: { readonly request: Request }) =>
      request.request.url.includes('kind%3Duser') ? HttpResponse.json(answer) : undefined
    server.use(
      http.get(
        `${backendUrl}/api/catalog/entities/by-query`,
        ofUsers({ items: [], totalItems: 0, pageInfo: {} }),
      ),
      http.get(`${backendUrl}/api/catalog/entity-facets`, ofUsers({ facets: {} })),
    )
    const { user } = await openCatalog()
    const offered = () =>
      within(screen.getByRole('region', { name: 'Filters' }))
        .getAllByRole('combobox')
        .map((field) => field.getAttribute('aria-label'))
    expect(offered()).toEqual(['Kind', 'Owner', 'System', 'Lifecycle', 'Tags', 'Namespace'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'user')
    expect(await screen.findByText('0 entities')).toBeVisible()
    expect(offered()).toEqual(['Kind', 'Tags', 'Namespace'])
  })

  it('leads the keyboard past the filters to the first row', async () => {
    const { user } = await openCatalog()
    act(() => {
      screen.getByRole('button', { name: 'Skip to list' }).focus()
    })
    await user.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: rowNames()[0] ?? '' })).toHaveFocus()
  })

  it('finds an owner on the server, by keyboard alone', async () => {
    const { router, user } = await openCatalog()
    const asked = () => takeRequests().filter((line) => line.includes('kind%3Dgroup%2Ckind%3Duser'))
    // No request before the picker opens.
    expect(asked()).toEqual([])
    const field = screen.getByRole('combobox', { name: 'Owner' })
    act(() => {
      field.focus()
    })
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: /Amélie Dubois/ })).toBeVisible()
    await user.keyboard('pay')
    await waitFor(() => {
      expect(screen.queryByRole('option', { name: /Amélie Dubois/ })).toBeNull()
    })
    expect(await screen.findByRole('option', { name: /payments-team/ })).toBeVisible()
    await waitFor(() => {
      expect(asked().filter((line) => line.includes('fullTextFilterTerm'))).toHaveLength(1)
    })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(router.state.location.search).toBe('?filters[owners]=group%3Adefault%2Fpayments-team')
    await user.keyboard('{Escape}')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await user.click(await screen.findByRole('button', { name: 'Remove Owner Payments' }))
    expect(router.state.location.search).toBe('')
  })

  it('counts the tags when their picker opens, and takes a choice back', async () => {
    const { router, user } = await openCatalog()
    expect(takeRequests().filter((line) => line.includes('facet=metadata.tags'))).toEqual([])
    const field = screen.getByRole('combobox', { name: 'Tags' })
    await user.type(field, 'typesc')
    await choose(user, /^typescript/)
    expect(router.state.location.search).toBe('?filters[tags]=typescript')
    expect(screen.getByRole('option', { name: /^typescript/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(await screen.findByText(/^[2-9] entities$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Tags typescript' }))
    expect(router.state.location.search).toBe('')
  })

  it('opens a picker with the press, before the list of another closes under the pointer', async () => {
    const { user } = await openCatalog()
    const field = (name: string) => screen.getByRole('combobox', { name })
    await user.click(field('Tags'))
    await user.pointer({ keys: '[MouseLeft>]', target: field('Owner') })
    expect(field('Owner')).toHaveAttribute('aria-expanded', 'true')
    expect(field('Tags')).toHaveAttribute('aria-expanded', 'false')
    expect(await screen.findByRole('option', { name: /Amélie Dubois/ })).toBeVisible()
  })

  it('says what failed in a picker, and asks again', async () => {
    const { user } = await openCatalog()
    server.use(
      http.get(
        `${backendUrl}/api/catalog/entity-facets`,
        () => HttpResponse.json({}, { status: 500 }),
        {
          once: true,
        },
      ),
    )
    await user.click(screen.getByRole('combobox', { name: 'Tags' }))
    expect(await screen.findByText(/Couldn't load: Request failed with 500/)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('option', { name: /^typescript/ })).toBeVisible()
  })

  it('says that the types could not be counted, and counts them again', async () => {
    server.use(
      http.get(`${backendUrl}/api/catalog/entity-facets`, ({ request }) =>
        request.url.includes('spec.type') ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    )
    const { user } = await openCatalog()
    const types = within(screen.getByRole('group', { name: 'Type' }))
    expect(await types.findByText("Couldn't load the counts.")).toBeVisible()
    server.resetHandlers()
    await user.click(types.getByRole('button', { name: 'Retry' }))
    expect(await types.findByRole('checkbox', { name: /^website/ })).toBeVisible()
    expect(types.queryByText("Couldn't load the counts.")).toBeNull()
  })

  it('reads a picker’s list anew where it cannot be read on', async () => {
    const groupOf = (name: string) => ({ kind: 'Group', metadata: { name } })
    let isRestarted = false
    const { user } = await openCatalog()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor')
        if (cursor === null) {
          const nextCursor = isRestarted ? 'of now' : 'of before'
          return HttpResponse.json({ items: [groupOf('team-a')], pageInfo: { nextCursor } })
        }
        if (cursor === 'of now')
          return HttpResponse.json({ items: [groupOf('team-b')], pageInfo: {} })
        const message = 'Malformed cursor, could not be parsed'
        return HttpResponse.json({ error: { name: 'InputError', message } }, { status: 400 })
      }),
    )
    await user.click(screen.getByRole('combobox', { name: 'Owner' }))
    expect(await screen.findByRole('option', { name: 'team-a' })).toBeVisible()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(await screen.findByText(/^This list is out of date/)).toBeVisible()
    isRestarted = true
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('button', { name: 'Load more' })).toBeVisible()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: 'team-b' })).toBeVisible()
  })

  it('shows what no location refers to any more', async () => {
    const { router, user } = await openCatalog()
    await user.click(screen.getByRole('checkbox', { name: 'Is orphan' }))
    expect(router.state.location.search).toBe('?filters[orphan]=true')
    expect(await screen.findByText('1 entity')).toBeVisible()
    expect(rowNames()).toEqual(['Gift Wrapping (legacy)'])
  })

  it.each(['%', 'filters', 'filters[kind]=%00', 'filters[owners]=a:b:c&filters[owners]=::', '['])(
    'opens the whole list where the URL says nothing of sense: ?%s',
    async (garbage) => {
      await openCatalog(`/catalog?${garbage}`)
      expect(await screen.findByText('28 entities')).toBeVisible()
      expect(takeUnexpected()).toEqual([])
    },
  )

  it('saves a view under a name, marks it, renames and deletes it', async () => {
    const { router, user } = await openCatalog('/catalog?filters[tags]=typescript')
    const menu = screen.getByRole('button', { name: 'Saved views' })
    await user.click(menu)
    await user.click(await screen.findByRole('button', { name: 'Save view' }))
    const dialog = screen.getByRole('dialog', { name: 'Save view' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('Enter a name.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Name'), 'Front end{Enter}')
    const link = await screen.findByRole('link', { name: 'Front end' })
    expect(link).toHaveAttribute('aria-current', 'page')
    const kept = () => JSON.parse(localStorage.getItem('portico.catalogViews') ?? '') as unknown
    const search =
      '?filters[tags]=typescript&columns=owner,system,type,lifecycle,tags&density=comfortable'
    expect(kept()).toEqual({ 'Front end': search })
    // The button that asked for the name is gone.
    expect(menu).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Rename Front end' }))
    const name = screen.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'TypeScript{Enter}')
    expect(kept()).toEqual({ TypeScript: search })

    await act(() => router.navigate('/catalog'))
    expect(await screen.findByText('28 entities')).toBeVisible()
    await user.click(menu)
    const renamed = await screen.findByRole('link', { name: 'TypeScript' })
    expect(renamed).not.toHaveAttribute('aria-current')
    await user.click(renamed)
    expect(router.state.location.search).toBe(search)

    await user.click(menu)
    await user.click(await screen.findByRole('button', { name: 'Delete TypeScript' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(kept()).toEqual({})
    expect(menu).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Save view' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveFocus()
    await user.click(menu)
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  it('has the saved views of APIs among the APIs, too', async () => {
    const views = {
      Contracts: '?filters[kind]=api&filters[type]=openapi',
      Mine: '?filters[user]=owned',
    }
    localStorage.setItem('portico.catalogViews', JSON.stringify(views))
    const { router, user } = await openCatalog()
    const menu = screen.getByRole('button', { name: 'Saved views' })
    await user.click(menu)
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contracts' })).toHaveAttribute(
      'href',
      `/catalog${views.Contracts}`,
    )
    await act(() => router.navigate('/api-docs'))
    await user.click(await screen.findByRole('button', { name: 'Saved views' }))
    const contracts = await screen.findByRole('link', { name: 'Contracts' })
    expect(contracts).toHaveAttribute('href', '/api-docs?filters[type]=openapi')
    expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull()
  })
})
