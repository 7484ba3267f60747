// Draws the title and the first rows of the catalog into the loading screen, with the classes of the page that replaces it.
// Names come from the backend, so nothing waits for a language: other texts of the portal come with the page.

import page from '../features/catalog/list/CatalogIndexPage.module.css?names'
import list from '../features/catalog/list/table/EntityList.module.css?names'
import table from '../features/catalog/list/table/EntityTable.module.css?names'
import { entityCell, type EntityCellContent } from '../model/catalog/entityCell.ts'
import type { FirstLook } from '../model/catalog/firstLook.ts'
import { columnWidth, tableWidth } from '../model/catalog/tableColumns.ts'
import {
  differingName,
  displayName,
  entityRefOf,
  isOfKind,
  plainDescription,
  specText,
  type Entity,
} from '../model/entities/entity.ts'
import { entityPath } from '../model/paths.ts'
import { rowHeights } from '../model/preferences/density.ts'
import tag from '../ui/badges/Tag.module.css?names'
import search from '../ui/fields/SearchField.module.css?names'
import head from '../ui/page/PageHead.module.css?names'
import {
  ageOf,
  element,
  fillLoadingScreen,
  icon,
  lifecycleBadge,
  linkOf,
  progressBar,
  withStyle,
  type Child,
} from './elements.ts'

export interface FirstRows extends FirstLook {
  readonly entities: readonly Entity[]
  /** Undefined in a language whose texts come later. */
  readonly title: string | undefined
  readonly language: string
  /** The search text of the URL. */
  readonly text: string
  /** The portal's base path, as `BasePath`. */
  readonly base: string
  /** When rows of an earlier visit were received, in milliseconds since epoch. */
  readonly keptAt?: number | undefined
}

const refsOf = (
  cell: Extract<EntityCellContent, { readonly type: 'refs' }>,
  base: string,
): readonly Child[] =>
  cell.refs.map(({ text, ref }, place) =>
    element('span', {}, place > 0 ? ', ' : undefined, ref ? linkOf(ref, cell.kind, base) : text),
  )

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
      return [lifecycleBadge(cell.lifecycle)]
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
    icon(isOfKind(entity, 'user') ? 24 : 16),
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

/** Title and tools without their texts. */
function frameOf(rows: FirstRows): readonly HTMLElement[] {
  const { text, isPanelOpen, density } = rows
  return [
    element(
      'header',
      { class: head['head'] },
      element(
        'div',
        { class: head['bar'] },
        element(
          'div',
          { class: head['title'] },
          element('h1', { lang: rows.language }, rows.title ?? '\u00a0'),
        ),
        element(
          'div',
          { class: head['actions'] },
          rows.keptAt === undefined ? undefined : ageOf(rows.keptAt),
          element('span', { class: page['register'] }, '\u00a0'),
        ),
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
          progressBar(),
          element('div', { class: table['scroller'], 'data-density': density }, tableOf(rows)),
        ),
      ),
    ),
  ]
}

/** Draws them into the loading screen. */
export const drawFirstRows = (rows: FirstRows): void => {
  fillLoadingScreen(rows, () => frameOf(rows))
}
