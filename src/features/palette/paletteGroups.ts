// Computes the palette's list from the typed text and everything it can show.

import type { TFunction } from 'i18next'
import { Search, TriangleAlert } from 'lucide-react'
import { isSameEntry, pathOfEntry, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { ranked, withoutTypos, type Rank } from '../../model/entities/ranking.ts'
import { bestEntries, rankableEntry } from '../../model/palette/bestEntries.ts'
import { kindName, kindsFrom, paletteQuery } from '../../model/palette/paletteQuery.ts'
import { catalogSearchPath } from '../../model/paths.ts'
import { titleIn } from '../../ui/messages/i18n.ts'
import { entityGroup } from './entityActions.ts'
import { allResults, indexGroups, searchItems } from './indexGroups.ts'
import { coreActions } from './paletteActions.ts'
import type { OfferedTarget } from './paletteOffers.ts'
import type { PaletteGroup, PaletteItem, PaletteSources } from './paletteParts.ts'

/** Entities per list while nothing is typed. */
const mostWhileIdle = 5
const fewSearches = 3

function entityItem(group: string, entry: EntityEntry): PaletteItem {
  const ref = findEntityRef(entry.ref)
  return {
    ...rankableEntry(entry),
    id: `${group}-${entry.ref}`,
    title: entry.title,
    kind: ref?.kind ?? '',
    tag: [kindName(ref?.kind ?? ''), entry.type].filter(Boolean).join(' · '),
    target: { to: pathOfEntry(entry) },
    ...(entry.problem && { problem: entry.problem }),
    ...(entry.lifecycle !== undefined && { lifecycle: entry.lifecycle }),
    ...(entry.description !== undefined && { detail: entry.description }),
  }
}

const offeredItem =
  (group: string, language: string) =>
  ({ id, titles, target, Icon, shortcut }: OfferedTarget): PaletteItem => {
    const title = titleIn(titles, language)
    // Also in English, which documentation uses.
    const names = [title, titles.en]
    return {
      id: `${group}-${id}`,
      title,
      names,
      target,
      ...(Icon && { Icon }),
      ...(shortcut && { keys: shortcut }),
    }
  }

interface RankedGroup extends PaletteGroup {
  readonly rank: Rank
}

/** Groups with matches, the best group first; equal groups keep their order. */
function answering(typed: string, groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const found = groups.flatMap((group): readonly RankedGroup[] => {
    const matches = ranked(typed, group.items)
    const [first] = matches
    return first ? [{ ...group, items: matches.map(({ item }) => item), rank: first.rank }] : []
  })
  return withoutTypos(found).toSorted((one, other) => one.rank - other.rank)
}

/** Starred entities have a title only if they were visited. */
const entriesOf = (stars: readonly string[]): readonly EntityEntry[] =>
  stars.flatMap((text) => {
    const ref = findEntityRef(text)
    return ref ? [{ ref: text, title: ref.name }] : []
  })

const without = (entries: readonly EntityEntry[], listed: readonly EntityEntry[]) =>
  entries.filter((entry) => !listed.some((other) => isSameEntry(other, entry)))

/** Search results that are not listed above already. */
function hitsOf({ palette: { search, text }, recents, stars }: PaletteSources) {
  const known = [...recents, ...entriesOf(stars)]
  const hits = 'hits' in search ? search.hits : []
  return without(hits, bestEntries(paletteQuery(text).text, known, known.length))
}

/** The last group while something is typed: the full search, or a failure. */
function catalogItems(sources: PaletteSources, t: TFunction<'palette'>): readonly PaletteItem[] {
  const { search } = sources.palette
  const { text, kind } = paletteQuery(sources.palette.text)
  const shell = sources.i18n.getFixedT(null, 'shell')
  const failed: PaletteItem[] =
    search.status === 'failed'
      ? [
          {
            id: 'retry',
            title: t('searchFailed'),
            detail: `${shell(`failure.${search.failure.kind}`)}: ${search.failure.message}`,
            tag: t('retry'),
            names: [],
            Icon: TriangleAlert,
            target: 'retry',
          },
        ]
      : []
  const everything: PaletteItem = {
    id: 'everything',
    title: t('searchCatalog', { text: text.trim() || kindName(kind ?? '') }),
    names: [],
    Icon: Search,
    target: { to: catalogSearchPath(text, kind) },
  }
  // A search within a kind is the catalog's own.
  return [...failed, everything, ...(kind === undefined ? allResults(sources, t) : [])]
}

/** The kinds that start with the text typed after `kind:`. */
const kindGroup = (start: string, t: TFunction<'palette'>): PaletteGroup => ({
  id: 'kinds',
  title: t('kinds'),
  items: kindsFrom(start).map((kind) => ({
    id: `kind-${kind}`,
    title: kind === '' ? 'kind:' : kindName(kind),
    kind,
    names: [kind],
    target: { text: `kind:${kind.toLowerCase()} ` },
  })),
})

const ofKind = (entries: readonly EntityEntry[], kind: string | undefined) =>
  kind === undefined
    ? entries
    : entries.filter(({ ref }) => findEntityRef(ref)?.kind.toLowerCase() === kind)

/** Visited and starred entities, and search results. */
function entityGroups(
  sources: PaletteSources,
  t: TFunction<'palette'>,
): Readonly<Record<'known' | 'found', readonly PaletteGroup[]>> {
  const { palette, recents, stars } = sources
  const { kind } = paletteQuery(palette.text)
  const isIdle = palette.search.status === 'idle'
  const few = <Item>(list: readonly Item[]) => list.slice(0, isIdle ? mostWhileIdle : list.length)
  const itemsOf = (group: string, entries: readonly EntityEntry[]) =>
    ofKind(entries, kind).map((entry) => entityItem(group, entry))
  const starred = without(entriesOf(stars), few(recents))
  return {
    known: [
      { id: 'recents', title: t('recents'), items: itemsOf('recent', few(recents)) },
      { id: 'starred', title: t('starred'), items: itemsOf('starred', few(starred)) },
    ],
    found: [
      {
        id: 'catalog',
        title: kind === undefined ? t('catalog') : t('catalogOf', { kind: kindName(kind) }),
        items: itemsOf('hit', hitsOf(sources)),
        isStale: palette.search.status === 'searching',
      },
    ],
  }
}

/** Pages and commands; empty when searching within a kind. */
function otherGroups(sources: PaletteSources, t: TFunction<'palette'>): readonly PaletteGroup[] {
  const { pages, i18n } = sources
  const denied = sources.denied.split('\n')
  const commands = sources.commands.filter(({ id }) => !denied.includes(id))
  const own = coreActions(sources, t).map((action) => ({ ...action, names: [action.title] }))
  return [
    { id: 'pages', title: t('pages'), items: pages.map(offeredItem('page', i18n.language)) },
    {
      id: 'actions',
      title: t('actions'),
      items: [...commands.map(offeredItem('command', i18n.language)), ...own],
    },
  ]
}

export function groupsOf(sources: PaletteSources): readonly PaletteGroup[] {
  const { palette, i18n } = sources
  const t = i18n.getFixedT(null, 'palette')
  const { text, kind, kindStart } = paletteQuery(palette.text)
  if (kindStart !== undefined) return [kindGroup(kindStart, t)]
  const { known, found: hits } = entityGroups(sources, t)
  const ofEntity = entityGroup(sources, t)
  const groups =
    kind === undefined
      ? [...(ofEntity ? [ofEntity] : []), ...known, ...otherGroups(sources, t), ...hits]
      : [...known, ...hits]
  if (palette.search.status === 'idle') {
    const searches = {
      id: 'searches',
      title: t('searches'),
      items: searchItems(sources, fewSearches),
    }
    return [...groups, searches].filter(({ items }) => items.length > 0)
  }
  const answers = answering(text, groups)
  const found = [...answers, ...(kind === undefined ? indexGroups(sources, answers, t) : [])]
  const isNothing =
    found.every(({ isLastResort }) => isLastResort) && palette.search.status === 'found'
  const more: PaletteGroup = {
    id: 'more',
    title: t(isNothing ? 'nothing' : 'more'),
    items: catalogItems(sources, t),
    isLastResort: true,
    ...(isNothing && { message: t('nothing') }),
    ...(palette.search.status === 'failed' && { message: t('searchFailed') }),
  }
  return [...found, more]
}
