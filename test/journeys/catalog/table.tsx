// The catalog's table: order, columns, selected rows, and actions for one or many.

import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { decodePage } from '../../../src/model/entities/answers.ts'
import { displayName, type Entity } from '../../../src/model/entities/entity.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest, rowNames } from '../../support/catalog.ts'
import { renderApp, type AppOptions } from '../../support/renderApp.tsx'

const checkout = 'component:default/checkout-service'

async function openCatalog(options: AppOptions = {}) {
  rememberGuest()
  const app = renderApp({ at: '/catalog', ...options })
  await screen.findByRole('link', { name: 'Checkout Service' })
  return app
}

/** Of several rows with the same value, any may be first. */
const firstOf = (recording: string) => {
  const [first] = decodePage(recordedBody(recording)).items
  return first && displayName(first)
}

interface Person {
  readonly name: string
  readonly picture?: string
}

/** A catalog of people or groups; `members` by the group's ref. What it was asked is noted. */
function answerPeople(
  kind: string,
  people: readonly Person[],
  members: Readonly<Record<string, number>> = {},
) {
  const asked = { rows: [] as string[], refs: [] as (readonly string[])[], counts: [] as string[] }
  const catalog = `${backendUrl}/api/catalog`
  const entityOf = ({ name, picture }: Person, hasPicture: boolean) => ({
    kind,
    metadata: { name, namespace: 'default' },
    spec: hasPicture ? { profile: { picture } } : {},
  })
  server.use(
    http.get(`${catalog}/entities/by-query`, ({ request }) => {
      asked.rows.push(decodeURIComponent(request.url))
      const items = people.map((person) => entityOf(person, false))
      return HttpResponse.json({ items, totalItems: people.length, pageInfo: {} })
    }),
    http.post(`${catalog}/entities/by-refs`, async ({ request }) => {
      const { entityRefs, fields } = (await request.json()) as Record<string, readonly string[]>
      if (!fields?.includes('spec.profile.picture') || !entityRefs)
        return HttpResponse.json({ items: entityRefs?.map(() => null) })
      asked.refs.push(entityRefs)
      const found = entityRefs.map((ref) => people.find(({ name }) => ref.endsWith(`/${name}`)))
      return HttpResponse.json({ items: found.map((one) => (one ? entityOf(one, true) : null)) })
    }),
    http.get(`${catalog}/entity-facets`, ({ request }) => {
      const facets = new URL(request.url).searchParams.getAll('facet')
      if (facets.includes('relations.memberOf')) asked.counts.push(request.url)
      const counts = Object.entries(members).map(([value, count]) => ({ value, count }))
      const valuesOf = (facet: string) => (facet === 'relations.memberOf' ? counts : [])
      return HttpResponse.json({
        facets: Object.fromEntries(facets.map((one) => [one, valuesOf(one)])),
      })
    }),
  )
  return asked
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const picked = () => screen.queryByText(/ selected$/)?.textContent

describe('table', () => {
  it('puts the rows into the order of a column, and says what is not listed in it', async () => {
    const { user, router } = await openCatalog()
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(head('System')).getByRole('button', { name: 'System' }))
    expect(router.state.location.search).toBe('?sort=system,asc')
    expect(
      await screen.findByText(/^\d+ entit(?:y|ies) without “System” (?:is|are) hidden/),
    ).toBeVisible()
    expect(head('System')).toHaveAttribute('aria-sort', 'ascending')
    expect(head('Name')).not.toHaveAttribute('aria-sort')
    expect(rowNames()[0]).toBe(firstOf('rows-components-by-system'))
    expect(screen.getByText('28 entities')).toBeVisible()
    await user.click(within(head('System')).getByRole('button', { name: 'System' }))
    expect(router.state.location.search).toBe('?sort=system,desc')
    await waitFor(() => {
      expect(rowNames()[0]).toBe(firstOf('rows-components-by-system-down'))
    })
    expect(within(head('Tags')).queryByRole('button')).toBeNull()
    await user.click(await screen.findByRole('link', { name: 'Sort by name' }))
    expect(router.state.location.search).toBe('')
  })

  it('shows the name that rows are sorted by, where it differs from the title', async () => {
    await openCatalog()
    const row = screen.getByRole('row', { name: /^Select Larkspur for iOS and Android/ })
    expect(within(row).getByText('shopper-app')).toBeVisible()
    expect(within(row).getByRole('link', { name: 'Larkspur for iOS and Android' })).toBeVisible()
    expect(screen.queryByText('checkout-service')).toBeNull()
  })

  it('marks rows of orphans', async () => {
    await openCatalog()
    const row = screen.getByRole('row', { name: /^Select Gift Wrapping \(legacy\)/ })
    expect(within(row).getByText('Orphan')).toBeVisible()
    expect(within(row).getByText('deprecated')).toBeVisible()
    expect(screen.getAllByText('Orphan')).toHaveLength(1)
  })

  it('shows the picture or the initials of each person, whose address may be data', async () => {
    const asked = answerPeople('User', [
      { name: 'ada', picture: 'https://example.org/ada.png' },
      { name: 'grace', picture: 'data:image/png;base64,AAAA' },
      { name: 'alan', picture: 'javascript:alert(1)' },
      { name: 'edsger' },
    ])
    rememberGuest()
    renderApp({ at: '/catalog?filters[kind]=user' })
    await screen.findByRole('rowheader', { name: /ada/ })
    const table = within(screen.getByRole('table'))
    const nameOf = (name: string) => table.getByRole('link', { name }).closest('th')
    const pictureOf = (name: string) => nameOf(name)?.querySelector('img')
    await waitFor(() => {
      expect(pictureOf('ada')).toHaveAttribute('src', 'https://example.org/ada.png')
    })
    expect(pictureOf('grace')).toHaveAttribute('src', 'data:image/png;base64,AAAA')
    for (const name of ['alan', 'edsger']) {
      expect(pictureOf(name)).toBeNull()
      expect(nameOf(name)).toHaveTextContent(/^[AE](?:alan|edsger)/)
    }
    expect(asked.rows.some((address) => /fields=[^&]*picture/.test(address))).toBe(false)
    expect(asked.refs).toEqual([
      ['user:default/ada', 'user:default/grace', 'user:default/alan', 'user:default/edsger'],
    ])
  })

  it('shows how many members each group has, in one question and without their names', async () => {
    const asked = answerPeople('Group', [{ name: 'Many' }, { name: 'one' }, { name: 'none' }], {
      'group:default/Many': 5_000,
      'group:default/one': 1,
      'group:default/another': 7,
    })
    rememberGuest()
    renderApp({ at: '/catalog?filters[kind]=group' })
    expect(await screen.findByRole('row', { name: /Many 5,000 members/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /one 1 member/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /none 0 members/ })).toBeVisible()
    expect(asked.counts).toHaveLength(1)
    expect(asked.rows.some((address) => /fields=[^&]*relations/.test(address))).toBe(false)
    expect(asked.refs).toEqual([])
  })

  it('shows the columns that were chosen, in their order, over a reload, until they are put back', async () => {
    const { user, unmount } = await openCatalog()
    const defaults = ['', 'Name', 'Owner', 'System', 'Type', 'Lifecycle', 'Tags', 'Actions']
    expect(heads()).toEqual(defaults)
    await user.click(screen.getByRole('button', { name: 'Display' }))
    const panel = screen.getByRole('region', { name: 'Display' })
    await user.click(within(panel).getByRole('checkbox', { name: 'Lifecycle' }))
    await user.click(within(panel).getByRole('checkbox', { name: 'Namespace' }))
    await user.click(within(panel).getByRole('button', { name: 'Move Type up' }))
    await user.click(within(panel).getByRole('button', { name: 'Move Type up' }))
    const chosen = ['', 'Name', 'Type', 'Owner', 'System', 'Tags', 'Namespace', 'Actions']
    expect(heads()).toEqual(chosen)
    await user.click(within(panel).getByRole('radio', { name: 'Compact' }))
    expect(document.documentElement).toHaveAttribute('data-density', 'compact')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Display' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Display' })).toHaveFocus()
    unmount()

    const again = await openCatalog()
    expect(heads()).toEqual(chosen)
    await again.user.click(screen.getByRole('button', { name: 'Display' }))
    await again.user.click(screen.getByRole('button', { name: 'Restore defaults' }))
    expect(heads()).toEqual(defaults)
    expect(JSON.parse(localStorage.getItem('portico.catalogColumns') ?? '')).toEqual({})
  })

  it('says how many values of a cell it does not show, and which', async () => {
    const rows = recordedBody('rows-components') as { readonly items: readonly Entity[] }
    const tags = ['one', 'two', 'three', 'four', 'five']
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({
          ...rows,
          items: rows.items.map((row) => ({ ...row, metadata: { ...row.metadata, tags } })),
        }),
      ),
    )
    await openCatalog()
    const row = screen.getByRole('row', { name: /^Select Checkout Service/ })
    expect(within(row).getByText('three')).toBeVisible()
    expect(within(row).getByText(/^\+2/)).toHaveAttribute('title', 'four\nfive')
  })

  it('sizes a column with the arrow keys', async () => {
    const { user } = await openCatalog()
    const edge = screen.getByRole('slider', { name: 'Width of Owner' })
    act(() => {
      edge.focus()
    })
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(edge).toHaveAttribute('aria-valuenow', '126')
    expect(document.querySelector('col[data-column=owner]')).toHaveStyle({ width: '126px' })
  })

  it('picks rows one by one, in a range and all at once, and keeps them over another order', async () => {
    const { user } = await openCatalog()
    const names = rowNames()
    act(() => {
      box(names[1] ?? '').focus()
    })
    await user.keyboard(' ')
    expect(picked()).toBe('1 selected')
    await user.keyboard('{Shift>}')
    await user.click(box(names[4] ?? ''))
    await user.keyboard('{/Shift}')
    expect(picked()).toBe('4 selected')
    await user.click(within(head('System')).getByRole('button', { name: 'System' }))
    await screen.findByRole('link', { name: 'Sort by name' })
    expect(picked()).toBe('4 selected')
    await user.click(screen.getByRole('link', { name: 'Sort by name' }))
    await screen.findByRole('checkbox', { name: 'Select 28 loaded rows' })
    await user.click(screen.getByRole('checkbox', { name: 'Select 28 loaded rows' }))
    expect(picked()).toBe('28 selected')
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(picked()).toBeUndefined()
    expect(box(names[0] ?? '')).toHaveFocus()
  })

  it('drops what is picked with the filters', async () => {
    const { user } = await openCatalog()
    await user.click(box('Checkout Service'))
    await user.click(await screen.findByRole('checkbox', { name: /website/ }))
    await screen.findByText('5 entities')
    expect(picked()).toBeUndefined()
  })

  it('stars, copies and unstars all that is picked', async () => {
    const copied: string[] = []
    const write = (text: string) => {
      copied.push(text)
      return Promise.resolve()
    }
    const { user } = await openCatalog({ services: { clipboard: { write } } })
    await user.click(box('basket-service'))
    await user.click(box('Checkout Service'))
    const stars = (): unknown =>
      JSON.parse(localStorage.getItem('/starredEntities/entityRefs') ?? '')
    await user.click(screen.getByRole('button', { name: 'Star' }))
    expect(stars()).toEqual(['component:default/basket-service', checkout])
    await user.click(screen.getByRole('button', { name: 'Copy refs' }))
    expect(copied).toEqual([`component:default/basket-service\n${checkout}`])
    await user.click(screen.getByRole('button', { name: 'Unstar' }))
    expect(stars()).toEqual([])
  })

  it('offers the actions of a row, by keyboard; of its links only those that are safe', async () => {
    server.use(
      http.get(
        `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service`,
        () =>
          HttpResponse.json({
            kind: 'Component',
            metadata: {
              name: 'checkout-service',
              annotations: {
                'backstage.io/view-url': 'https://git.example/checkout',
                'backstage.io/edit-url': 'javascript:alert(1)',
              },
            },
          }),
      ),
    )
    const { user } = await openCatalog()
    const button = screen.getByRole('button', { name: 'Actions for Checkout Service' })
    act(() => {
      button.focus()
    })
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Actions for Checkout Service' })
    await within(menu).findByText('No source URL')
    const item = (name: string) => within(menu).getByRole('menuitem', { name })
    expect(item('View source')).toHaveAttribute('href', 'https://git.example/checkout')
    expect(item('Edit')).not.toHaveAttribute('href')
    expect(item('Edit')).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Home}cc{Enter}')
    expect(await within(menu).findByRole('menuitem', { name: 'Copied!' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(button).toHaveFocus()
  })

  it('offers the same actions in a row and on the page of its entity', async () => {
    const { user, router } = await openCatalog()
    const actions = async (button: string) => {
      await user.click(await screen.findByRole('button', { name: button }))
      const menu = await screen.findByRole('menu')
      await within(menu).findByRole('menuitem', { name: 'Inspect entity' })
      const items = within(menu).getAllByRole('menuitem')
      await user.keyboard('{Escape}')
      return items.map(({ textContent }) => textContent)
    }
    const [open, ...ofRow] = await actions('Actions for Checkout Service')
    expect(open).toBe('Open')
    await act(() => router.navigate('/catalog/default/component/checkout-service'))
    expect(await actions('Entity actions')).toEqual(ofRow)
    expect(ofRow).toEqual([
      'View source',
      'Edit',
      'Copy entity URL',
      'Copy entity ref',
      'Show graph',
      'Refresh entity',
      'Inspect entity',
      'Unregister entity',
    ])
  })

  it('clears the selection by Escape in a row, but not by Escape in its menu', async () => {
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/*`, () =>
        HttpResponse.json({}, { status: 404 }),
      ),
    )
    const { user } = await openCatalog()
    const [first] = rowNames()
    await user.keyboard('j')
    // The focus moves after the next render.
    await waitFor(() => {
      expect(screen.getByRole('link', { name: first ?? '' })).toHaveFocus()
    })
    await user.keyboard('x')
    expect(await screen.findByText('1 selected')).toBeVisible()
    const button = screen.getByRole('button', { name: `Actions for ${first ?? ''}` })
    act(() => {
      button.focus()
    })
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await user.keyboard('{Escape}')
    expect(screen.getByText('1 selected')).toBeVisible()
    act(() => {
      screen.getByRole('link', { name: first ?? '' }).focus()
    })
    await user.keyboard('{Escape}')
    expect(screen.queryByText('1 selected')).toBeNull()
  })

  it('walks from row to row with the arrow keys', async () => {
    // Moving the focus loads the next pages.
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/*`, () =>
        HttpResponse.json({}, { status: 404 }),
      ),
    )
    const { user } = await openCatalog()
    const [first, second, third] = rowNames()
    act(() => {
      screen.getByRole('link', { name: first ?? '' }).focus()
    })
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: third ?? '' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('link', { name: second ?? '' })).toHaveFocus()
  })

  it('exports the list, after saying how many entities it has', async () => {
    const written: string[] = []
    const saved: string[] = []
    const files = {
      write: (place: number, text: string) => void written.splice(place, written.length, text),
      save: ({ name }: { readonly name: string }) => saved.push(name),
      isWritten: () => false,
      discard: () => undefined,
    }
    const { user } = await openCatalog({ services: { files } })
    await user.click(screen.getByRole('button', { name: 'Export' }))
    const dialog = screen.getByRole('dialog', { name: 'Export entities' })
    expect(await within(dialog).findByText(/^Exports 28 entities, sorted by name/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Export' }))
    expect(
      await within(dialog).findByText('Saved 28 entities as catalog-component.csv.'),
    ).toBeVisible()
    expect(saved).toEqual(['catalog-component.csv'])
    // The button that started it was removed.
    expect(dialog).toHaveFocus()
    await user.tab()
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    expect(written.join('').split('\r\n')[0]).toBe(
      'entityRef,Name,Owner,System,Type,Lifecycle,Tags',
    )
    expect(written.join('')).toContain(
      `${checkout},Checkout Service,storefront-team,storefront,service`,
    )
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
