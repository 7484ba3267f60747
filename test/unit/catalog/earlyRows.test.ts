// The first rows, drawn into the loading screen before the application runs.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { firstLook, type FirstFacts } from '../../../src/model/catalog/firstLook.ts'
import { catalogPlace, indexPlaceOf } from '../../../src/model/catalog/indexPlaces.ts'
import { parseIndexQuery } from '../../../src/model/catalog/indexQuery.ts'
import { indexTitle } from '../../../src/model/catalog/indexTitles.ts'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { drawFirstRows } from '../../../src/start/rows.ts'

const screenHtml = `<div class="portico-first" role="progressbar">
  <div class="portico-first-sidebar"><b>Portico</b></div>
  <div class="portico-first-content"><span></span></div>
</div>`

beforeEach(() => {
  document.body.innerHTML = screenHtml
})

const component = (name: string, metadata: object = {}, spec: object = {}): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name, ...metadata },
  spec: { ...spec },
})

/** Nothing is kept, and the window is narrow. */
const plain: FirstFacts = { kept: () => undefined, matches: () => false }
const look = firstLook(parseIndexQuery(''), plain)

const draw = (
  entities: readonly Entity[],
  more: Partial<Parameters<typeof drawFirstRows>[0]> = {},
) => {
  drawFirstRows({
    ...look,
    title: 'Larkspur Catalog',
    language: 'en',
    entities,
    text: '',
    base: '/portal',
    ...more,
  })
}

const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  )

const links = () =>
  [...document.querySelectorAll('tbody a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

it('shows names, descriptions and columns, with links of the portal', () => {
  const spec = { type: 'service', lifecycle: 'Production', owner: 'user:mona', system: 'shop' }
  const tags = ['go', 'web', 'pci', 'eu']
  draw([component('orders', { title: 'Orders', description: 'Takes *orders*', tags }, spec)])
  expect(cells()).toEqual([
    ['', 'OrdersTakes ordersservice', 'user:mona', 'shop', 'service', 'Production', 'gowebpci', ''],
  ])
  expect(links()).toEqual([
    ['Orders', '/portal/catalog/default/component/orders'],
    ['user:mona', '/portal/catalog/default/user/mona'],
    ['shop', '/portal/catalog/default/system/shop'],
  ])
  expect(document.querySelector('.badge')?.getAttribute('data-tone')).toBe('success')
  expect(document.querySelector('.portico-first')?.hasAttribute('role')).toBe(false)
  expect(document.querySelector('h1')?.textContent).toBe('Larkspur Catalog')
})

it.each([
  ['/catalog', 'en', 'Larkspur $& Catalog'],
  ['/catalog/', 'de', 'Katalog von Larkspur $&'],
  ['/api-docs', 'zh', 'API'],
  ['/catalog', 'pirate', undefined],
])('knows the title of %s in %s', (path, language, title) => {
  expect(indexTitle(indexPlaceOf(path) ?? catalogPlace, language, 'Larkspur $&')).toBe(title)
})

it('shows the name by which the catalog sorts, and refs that are none as text', () => {
  draw([component('a-1', { title: 'Zoo' }, { owner: 'a:b:c:d', type: 7 })])
  expect(cells()[0]?.slice(1, 3)).toEqual(['Zooa-1Component', 'a:b:c:d'])
})

it('takes everything from the backend as text', () => {
  const bad = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  draw(
    [
      component(
        'x',
        { title: bad, description: bad, tags: [bad] },
        { type: bad, owner: bad, lifecycle: bad },
      ),
    ],
    { text: '"><b>' },
  )
  expect(document.querySelectorAll('img, script, tbody b')).toHaveLength(0)
  expect(document.querySelector('tbody a')?.textContent).toBe(bad)
  expect(document.querySelector('input')?.value).toBe('"><b>')
})

it('draws what fits the window, and nothing once the page is there', () => {
  draw(Array.from({ length: 50 }, (_, index) => component(`c${String(index)}`)))
  expect(cells()).toHaveLength(Math.ceil(innerHeight / 44))
  document.body.innerHTML = '<main>the page</main>'
  draw([component('late')])
  expect(document.body.textContent).toBe('the page')
})

describe('the look before the application runs', () => {
  const known = (values: Readonly<Record<string, unknown>>, ...media: readonly string[]) => ({
    kept: ({ key }: { readonly key: string }) => values[key],
    matches: (query: string) => media.includes(query),
  })
  const idsOf = ({ columns }: typeof look) => columns.map(({ id }) => id)

  it('has the defaults without anything kept', () => {
    expect(look).toMatchObject({
      density: 'comfortable',
      isPanelOpen: false,
      isSidebarPinned: true,
    })
    expect(idsOf(look)).toEqual(['owner', 'system', 'type', 'lifecycle', 'tags'])
  })

  it('has what the user has chosen, unless the URL of a view says otherwise', () => {
    const facts = known(
      {
        'portico.catalogColumns': {
          component: { columns: 'type,owner,nonsense', widths: { type: 90 } },
        },
        'portico.density': 'compact',
        'portico.filtersOpen': 'open',
        sidebarPinState: false,
      },
      '(width > 1000px)',
    )
    const chosen = firstLook(parseIndexQuery(''), facts)
    expect(chosen).toEqual({
      columns: [
        { id: 'type', width: 90, isSized: true },
        { id: 'owner', width: 110, isSized: false },
      ],
      density: 'compact',
      isPanelOpen: true,
      isSidebarPinned: false,
    })
    const viewed = firstLook(parseIndexQuery('?columns=tags&density=comfortable'), facts)
    expect([idsOf(viewed), viewed.density]).toEqual([['tags'], 'comfortable'])
    expect(idsOf(firstLook(parseIndexQuery('?filters[kind]=user'), facts))).toEqual([
      'email',
      'memberOf',
    ])
  })

  it('opens the panel by itself only in a wide window', () => {
    const wide = ['(width > 1000px)', '(width >= 1440px)']
    const isOpen = (choice: unknown, ...media: readonly string[]) =>
      firstLook(parseIndexQuery(''), known({ 'portico.filtersOpen': choice }, ...media)).isPanelOpen
    expect(isOpen(undefined, ...wide)).toBe(true)
    expect(isOpen('closed', ...wide)).toBe(false)
    expect(isOpen('auto', '(width > 1000px)')).toBe(false)
    expect(isOpen('open')).toBe(false)
  })
})
