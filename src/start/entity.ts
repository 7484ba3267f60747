// Draws an entity's header and main facts into the loading screen, with the classes of the page that replaces it.

import about from '../features/catalog/entity/cards/AboutCard.module.css?names'
import cards from '../features/catalog/entity/cards/EntityCards.module.css?names'
import page from '../features/catalog/entity/EntityPage.module.css?names'
import state from '../features/catalog/entity/header/EntityState.module.css?names'
import tabs from '../features/catalog/entity/tabs/EntityTabs.module.css?names'
import { brokenWords } from '../model/brokenWords.ts'
import { factLabels, type FactLabel } from '../model/catalog/factLabels.ts'
import { displayName, entityRefOf, specText, type Entity } from '../model/entities/entity.ts'
import { findEntityRef, kindOfRef, stringifyEntityRef } from '../model/entities/entityRef.ts'
import { indexLink } from '../model/entities/indexLinks.ts'
import { ownersOf, parentsOf } from '../model/entities/relatedRefs.ts'
import { pageThemeOf } from '../model/shell/pageThemes.ts'
import { charactersAtFirst, itemsAtFirst, ownersAtFirst } from '../model/shownAtFirst.ts'
import tag from '../ui/badges/Tag.module.css?names'
import star from '../ui/button/StarButton.module.css?names'
import card from '../ui/Card.module.css?names'
import head from '../ui/page/PageHead.module.css?names'
import skeleton from '../ui/progress/Skeleton.module.css?names'
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
import { pagePath } from './pagePath.ts'

export interface FirstEntity {
  readonly entity: Entity
  /** First part of the path below the entity's page; empty for the overview. */
  readonly tab: string
  readonly language: string
  /** The portal's base path, as `BasePath`. */
  readonly base: string
  readonly isSidebarPinned: boolean
  /** When the entity was received at an earlier visit, in milliseconds since epoch. */
  readonly keptAt?: number | undefined
}

type Label = (label: FactLabel) => string

const labelIn = (language: string): Label => {
  const labels = Object.entries(factLabels).find(([one]) => one === language)?.[1]
  return (label) => (labels ?? factLabels.en)[label]
}

const blank = '\u00a0'

const bar = (width: number): HTMLElement =>
  withStyle(element('div', { class: skeleton['bar'] }), 'width', `${String(width)}%`)

const cardSkeleton = (...widths: readonly number[]): HTMLElement =>
  element('div', { class: page['cardSkeleton'], 'aria-hidden': 'true' }, ...widths.map(bar))

/** A ref as written, as a link if it is one. */
function refOf(text: string, kind: string, { entity, base }: FirstEntity): Child {
  const { namespace } = entityRefOf(entity)
  const ref = findEntityRef(text, { kind, namespace })
  return ref ? linkOf(ref, kind, base) : text
}

const ownersIn = (first: FirstEntity): HTMLElement =>
  element(
    'span',
    {},
    ...ownersOf(first.entity)
      .slice(0, ownersAtFirst)
      .map((owner, place) =>
        element('span', {}, place > 0 ? ', ' : undefined, refOf(owner, 'group', first)),
      ),
  )

const fact = (label: string, content: Child, className?: string): HTMLElement =>
  element('div', { class: className }, element('dt', {}, label), element('dd', {}, content))

function crumbsOf(first: FirstEntity): HTMLElement {
  const { entity, base } = first
  const kind = element('a', { href: base + indexLink({ kind: entity.kind.toLowerCase() }) })
  kind.append(entity.kind)
  const parents = parentsOf(entity, () => undefined).map((ref) => refOf(ref, kindOfRef(ref), first))
  return pagePath([kind, ...parents], displayName(entity))
}

function headerOf(first: FirstEntity, label: Label): HTMLElement {
  const { entity, keptAt } = first
  const lifecycle = specText(entity, 'lifecycle')
  const type = specText(entity, 'type')
  const facts = [
    ownersOf(entity).length > 0 ? fact(label('owner'), ownersIn(first)) : undefined,
    lifecycle === undefined ? undefined : fact(label('lifecycle'), lifecycleBadge(lifecycle)),
  ]
  return element(
    'header',
    {
      class: head['head'],
      'data-page-theme': pageThemeOf(entity.kind, type),
      'data-facts': 'true',
    },
    crumbsOf(first),
    element(
      'div',
      { class: head['bar'] },
      element(
        'div',
        { class: head['title'] },
        element('h1', {}, icon(24), displayName(entity)),
        // The star, and the menu.
        element('div', { class: star['star'] }),
        element('div', { class: star['star'] }),
      ),
      element('dl', { class: head['facts'] }, ...facts),
    ),
    element(
      'div',
      { class: head['state'] },
      element(
        'div',
        { class: head['intro'] },
        [entity.kind, type].filter(Boolean).join(' · '),
        element('code', {}, stringifyEntityRef(entityRefOf(entity))),
      ),
      element(
        'div',
        { class: state['line'] },
        element('div', { class: state['notes'] }),
        element('p', { class: state['fresh'] }, keptAt === undefined ? blank : ageOf(keptAt)),
      ),
      element('div', { class: state['details'] }),
    ),
  )
}

const descriptionOf = (text: string): HTMLElement =>
  element(
    'span',
    { class: about['text'] },
    ...brokenWords(text.slice(0, charactersAtFirst)).flatMap((part, place) =>
      place > 0 ? [element('wbr', {}), part] : [part],
    ),
  )

function aboutCard(first: FirstEntity, label: Label): HTMLElement {
  const { entity, base } = first
  const { description, tags = [] } = entity.metadata
  const refFact = (name: FactLabel, field: string, kind: string) => {
    const text = specText(entity, field)
    return text === undefined ? undefined : fact(label(name), refOf(text, kind, first))
  }
  const type = specText(entity, 'type')
  const lifecycle = specText(entity, 'lifecycle')
  const kind = entity.kind.toLowerCase()
  const tagLinks = tags
    .slice(0, itemsAtFirst)
    .map((text) =>
      element(
        'a',
        { href: base + indexLink({ kind, tags: text }) },
        element('span', { class: tag['tag'] }, text),
      ),
    )
  return element(
    'section',
    { class: card['card'] },
    element(
      'div',
      { class: card['head'] },
      element('h2', { class: card['title'] }, label('about')),
    ),
    element(
      'div',
      { class: card['body'] },
      element(
        'dl',
        { class: about['fields'] },
        fact(
          label('description'),
          description === undefined ? label('noDescription') : descriptionOf(description),
          about['wide'],
        ),
        ownersOf(entity).length > 0 ? fact(label('owner'), ownersIn(first)) : undefined,
        refFact('domain', 'domain', 'domain'),
        refFact('system', 'system', 'system'),
        refFact('parentComponent', 'subcomponentOf', 'component'),
        type === undefined ? undefined : fact(label('type'), type),
        lifecycle === undefined ? undefined : fact(label('lifecycle'), lifecycleBadge(lifecycle)),
        tags.length > 0
          ? fact(
              label('tags'),
              element('span', { class: about['tags'] }, ...tagLinks),
              about['wide'],
            )
          : undefined,
      ),
      element('div', { class: about['actions'] }, bar(40)),
    ),
  )
}

/** Kinds that have more than one tab whatever their annotations are. */
const withTabs: readonly string[] = ['component', 'api', 'resource', 'system']

function cardsOf(first: FirstEntity, label: Label): readonly HTMLElement[] {
  if (!withTabs.includes(first.entity.kind.toLowerCase())) return []
  const isOverview = first.tab === ''
  const main = isOverview ? [aboutCard(first, label)] : []
  const columns = [[...main, cardSkeleton(60, 90, 75, 40, 55)], [cardSkeleton(50, 70, 35)]]
  return [
    element('nav', { class: tabs['tabs'] }, element('div', { class: tabs['tab'] }, blank)),
    element(
      'div',
      { class: cards['frame'] },
      element(
        'div',
        { class: cards['columns'] },
        ...columns.flatMap((column) =>
          isOverview ? [element('div', { class: cards['column'] }, ...column)] : column,
        ),
      ),
    ),
  ]
}

/** Draws it into the loading screen. */
export const drawFirstEntity = (first: FirstEntity): void => {
  const label = labelIn(first.language)
  document.title = displayName(first.entity)
  fillLoadingScreen(first, () => [
    progressBar(),
    element('article', { lang: first.language }, headerOf(first, label), ...cardsOf(first, label)),
  ])
}
