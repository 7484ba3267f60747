// Draws what the user owns into the loading screen, with the classes of the start page that replaces it. Texts of the
// portal come with the page.

import classes from '../features/start/StartPage.module.css?names'
import { displayName, entityRefOf, specText, type Entity } from '../model/entities/entity.ts'
import { entityPath } from '../model/paths.ts'
import { tilesOf } from '../model/start/ownedEntities.ts'
import { columnsOf, readLayout, usualLayout } from '../model/start/startLayout.ts'
import card from '../ui/Card.module.css?names'
import head from '../ui/page/PageHead.module.css?names'
import segments from '../ui/segments/Segments.module.css?names'
import { ageOf, element, fillLoadingScreen, icon, lifecycleBadge, type Child } from './elements.ts'

export interface FirstTiles {
  readonly entities: readonly Entity[]
  /** As it is kept; of any shape. */
  readonly layout: unknown
  /** Whether the user may choose among owners. */
  readonly hasGroups: boolean
  readonly isSidebarPinned: boolean
  /** The portal's base path, as `BasePath`. */
  readonly base: string
  /** When the entities were received at an earlier visit, in milliseconds since epoch. */
  readonly keptAt?: number | undefined
}

const blank = '\u00a0'

function tileOf(entity: Entity, base: string): HTMLElement {
  const href = base + entityPath(entityRefOf(entity))
  const lifecycle = specText(entity, 'lifecycle')
  return element(
    'article',
    { class: classes['tile'] },
    element(
      'div',
      { class: 'box-oneLine box-gap-xs' },
      icon(16),
      element('a', { href }, displayName(entity)),
    ),
    element(
      'div',
      { class: 'box-row box-gap-xs box-justify-between box-small' },
      element('span', { class: 'box-quiet' }, specText(entity, 'type') ?? entity.kind),
      lifecycle === undefined ? undefined : lifecycleBadge(lifecycle),
    ),
    element('ul', { class: classes['states'] }),
  )
}

const cardOf = (content: string | undefined, ...children: readonly Child[]): HTMLElement =>
  element(
    'section',
    { class: card['card'] },
    element('div', { class: card['head'] }, element('h2', { class: card['title'] }, blank)),
    element(
      'div',
      { class: card['body'] },
      element('div', { class: `box-stack box-gap-sm ${content ?? ''}` }, ...children),
    ),
  )

const mineOf = ({ entities, hasGroups, base }: FirstTiles): HTMLElement =>
  cardOf(
    classes['mine'],
    hasGroups ? element('div', { class: segments['segments'] }) : undefined,
    element(
      'ul',
      { class: classes['tiles'] },
      ...tilesOf(entities).map((entity) => element('li', {}, tileOf(entity, base))),
    ),
  )

/** Draws them into the loading screen; undefined if the user has hidden them. */
export function tilesDrawing(first: FirstTiles): (() => void) | undefined {
  const { layout, keptAt } = first
  const [sections = []] = columnsOf(readLayout(layout) ?? usualLayout)
  if (!sections.includes('mine')) return undefined
  return () => {
    fillLoadingScreen(first, () => [
      element(
        'header',
        { class: head['head'] },
        element(
          'div',
          { class: head['bar'] },
          element(
            'div',
            { class: head['title'] },
            element('span', {}, blank),
            keptAt === undefined ? undefined : ageOf(keptAt),
          ),
        ),
      ),
      element(
        'div',
        { class: classes['page'] },
        element(
          'div',
          { class: classes['column'] },
          ...sections.map((id) => (id === 'mine' ? mineOf(first) : cardOf(classes[id]))),
        ),
      ),
    ])
  }
}
