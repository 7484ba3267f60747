// Draws the first rows of the catalog into the loading screen, with the classes of the page that replaces it. Names come
// from the backend, so nothing waits for a language: texts of the portal come with the page.

import page from './features/catalog/list/CatalogIndexPage.module.css?names'
import list from './features/catalog/list/EntityList.module.css?names'
import table from './features/catalog/list/EntityTable.module.css?names'
import refLink from './features/entities/EntityRefLink.module.css?names'
import appLayout from './features/shell/layout/AppLayout.module.css?names'
import { entityCell, type EntityCellContent } from './model/catalog/entityCell.ts'
import type { FirstLook } from './model/catalog/firstLook.ts'
import { columnWidth, tableWidth } from './model/catalog/tableColumns.ts'
import {
  differingName,
  displayName,
  entityRefOf,
  plainDescription,
  specText,
  type Entity,
} from './model/entities/entity.ts'
import { lifecycleTone } from './model/entities/lifecycleTone.ts'
import { presentRef } from './model/entities/presentation.ts'
import { entityPath } from './model/paths.ts'
import { rowHeights } from './model/preferences/density.ts'
import badge from './ui/Badge.module.css?names'
import progress from './ui/Progress.module.css?names'
import search from './ui/SearchField.module.css?names'
import tag from './ui/Tag.module.css?names'

export interface FirstRows extends FirstLook {
  readonly entities: readonly Entity[]
  /** The search text of the URL. */
  readonly text: string
  /** The portal's base path, as `BasePath`. */
  readonly base: string
  /** When rows of an earlier visit were received, in milliseconds since epoch. */
  readonly keptAt?: number | undefined
}

type Child = Node | string | undefined

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** The space of an icon. */
function icon(size: number): SVGElement {
  const space = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  space.setAttribute('width', String(size))
  space.setAttribute('height', String(size))
  space.setAttribute('aria-hidden', 'true')
  return space
}

const withStyle = <Made extends HTMLElement>(made: Made, name: string, value: string): Made => {
  made.style.setProperty(name, value)
  return made
}

/** A ref is named by its entity, which is asked for later. */
function refsOf(
  cell: Extract<EntityCellContent, { readonly type: 'refs' }>,
  base: string,
): readonly Child[] {
  return cell.refs.map(({ text, ref }, place) => {
    const shown = ref && presentRef(ref, undefined, cell.kind)
    const link =
      shown && element('a', { href: base + shown.path, class: refLink['pending'] }, shown.name)
    return element('span', {}, place > 0 ? ', ' : undefined, link ?? text)
  })
}

function contentOf(cell: EntityCellContent, base: string): readonly Child[] {
  switch (cell.type) {
    case 'empty':
      return []
    case 'texts':
      return [element('span', {}, cell.values.join(', '))]
    case 'tags':
      return cell.tags.map((text) => element('span', { class: tag['tag'] }, text))
    case 'refs':
      return refsOf(cell, base)
    case 'lifecycle':
      return [
        element(
          'span',
          { class: badge['badge'], 'data-tone': lifecycleTone(cell.lifecycle) },
          icon(12),
          element('span', { class: badge['text'] }, cell.lifecycle),
        ),
      ]
  }
}

function nameOf(entity: Entity, base: string): HTMLElement {
  const ref = entityRefOf(entity)
  const sortName = differingName(entity)
  const description = plainDescription(entity)
  const link = { class: table['link'], href: base + entityPath(ref) }
  return element(
    'div',
    { class: table['name'] },
    icon(16),
    element(
      'span',
      { class: table['names'] },
      element('a', link, displayName(entity)),
      sortName === undefined ? undefined : element('span', { class: table['sortName'] }, sortName),
    ),
    description === undefined
      ? undefined
      : element('span', { class: table['description'] }, description),
    element('span', { class: table['meta'] }, specText(entity, 'type') ?? entity.kind),
  )
}

const rowOf = (entity: Entity, { columns, base }: FirstRows): HTMLElement =>
  element(
    'tr',
    { class: table['row'] },
    element('td', { class: table['pick'] }),
    element('th', { scope: 'row' }, nameOf(entity, base)),
    ...columns.map(({ id }) =>
      element('td', { class: table['column'] }, ...contentOf(entityCell(entity, id), base)),
    ),
    element('td', { class: table['actions'] }),
  )

function tableOf(rows: FirstRows): HTMLElement {
  const { columns, entities, density } = rows
  const column = { class: table['column'] }
  const visible = entities.slice(0, Math.ceil(innerHeight / rowHeights[density]))
  const made = element(
    'table',
    { class: table['table'] },
    element(
      'colgroup',
      {},
      element('col', { class: table['pick'] }),
      element('col', {}),
      ...columns.map((one) => withStyle(element('col', column), 'width', columnWidth(one))),
      element('col', { class: table['actions'] }),
    ),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { class: table['pick'] }),
        element('th', {}),
        ...columns.map(() => element('th', column)),
        element('th', { class: table['actions'] }),
      ),
    ),
    element('tbody', {}, ...visible.map((entity) => rowOf(entity, rows))),
  )
  return withStyle(made, '--table-width', `${String(tableWidth(columns))}px`)
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Such as "5 minutes ago", in the language of the browser: texts of the portal come with the page. */
function ageOf(keptAt: number): HTMLElement {
  const age = Date.now() - keptAt
  const [unit, size] = units.find(([, length]) => age >= length) ?? units[2]
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  const text = words.format(-Math.floor(age / size), unit)
  return element('time', { datetime: new Date(keptAt).toISOString() }, text)
}

/** Title and tools without their texts. */
function frameOf(rows: FirstRows): readonly HTMLElement[] {
  const { text, isPanelOpen, density } = rows
  return [
    element(
      'header',
      { class: page['header'] },
      element('span', { class: page['title'] }, '\u00a0'),
      element(
        'div',
        { class: page['actions'] },
        rows.keptAt === undefined ? undefined : ageOf(rows.keptAt),
        element('span', { class: page['register'] }, '\u00a0'),
      ),
    ),
    element(
      'div',
      { class: page['columns'], 'data-panel': String(isPanelOpen) },
      element(
        'div',
        { class: page['toolbar'] },
        isPanelOpen ? undefined : element('span', { class: page['select'] }),
        element(
          'form',
          { class: search['box'] },
          element('input', { class: search['input'], value: text, disabled: '' }),
        ),
      ),
      element(
        'div',
        { class: page['list'] },
        element(
          'div',
          { class: list['list'] },
          element(
            'div',
            { class: progress['frame'] },
            element('div', { class: progress['track'] }),
          ),
          element('div', { class: table['scroller'], 'data-density': density }, tableOf(rows)),
        ),
      ),
    ),
  ]
}

/** Replaces the content of the loading screen. Does nothing once the page is there. */
export function drawFirstRows(rows: FirstRows): void {
  const screen = document.querySelector('.portico-first')
  const blank = screen?.querySelector('.portico-first-content, main')
  if (!screen || !blank) return
  // Screen readers skip the content of a progress bar.
  screen.removeAttribute('role')
  screen.setAttribute('aria-busy', 'true')
  const sidebar = rows.isSidebarPinned ? 'pinned' : 'closed'
  screen.setAttribute('data-sidebar', sidebar)
  blank.replaceWith(
    element('main', { class: appLayout['main'], 'data-sidebar': sidebar }, ...frameOf(rows)),
  )
}
