// Computes the palette's list from the typed text and everything it can show.

import type { TFunction } from 'i18next'
import { Search, TriangleAlert } from 'lucide-react'
import { entityKinds } from '../../model/entities/entity.ts'
import { isSameEntry, pathOfEntry, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { ranked, type Rank } from '../../model/entities/ranking.ts'
import { titleIn } from '../../model/languages.ts'
import { bestEntries, rankableEntry } from '../../model/palette/bestEntries.ts'
import { catalogSearchPath } from '../../model/paths.ts'
import { coreActions } from './paletteActions.ts'
import type { OfferedTarget, PaletteGroup, PaletteItem, PaletteSources } from './paletteParts.ts'

/** Entities per list while nothing is typed. */
const mostWhileIdle = 5

/** Refs of stars are in lower case. */
const kindName = (kind: string): string =>
  entityKinds.find((known) => known.toLowerCase() === kind.toLowerCase()) ?? kind

function entityItem(group: string, entry: EntityEntry): PaletteItem {
  const ref = findEntityRef(entry.ref)
  return {
    ...rankableEntry(entry),
    id: `${group}-${entry.ref}`,
    title: entry.title,
    kind: ref?.kind ?? '',
    tag: [kindName(ref?.kind ?? ''), entry.type].filter(Boolean).join(' · '),
    target: { to: pathOfEntry(entry) },
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
  readonly best: Rank
}

/** Groups with matches, the best group first; equal groups keep their order. */
const answering = (typed: string, groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups
    .flatMap((group): readonly RankedGroup[] => {
      const found = ranked(typed, group.items)
      const [first] = found
      return first ? [{ ...group, items: found.map(({ item }) => item), best: first.rank }] : []
    })
    .sort((one, other) => one.best - other.best)

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
  return without(hits, bestEntries(text, known, known.length))
}

/** The last group while something is typed: the full search, or a failure. */
function catalogItems(sources: PaletteSources, t: TFunction<'palette'>): readonly PaletteItem[] {
  const { text, search } = sources.palette
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
    title: t('searchCatalog', { text: text.trim() }),
    names: [],
    Icon: Search,
    target: { to: catalogSearchPath(text) },
  }
  return [...failed, everything]
}

export function groupsOf(sources: PaletteSources): readonly PaletteGroup[] {
  const { palette, pages, commands, recents, stars, i18n } = sources
  const t = i18n.getFixedT(null, 'palette')
  const isIdle = palette.search.status === 'idle'
  const few = <Item>(list: readonly Item[]) => list.slice(0, isIdle ? mostWhileIdle : list.length)
  const starred = without(entriesOf(stars), few(recents))
  const own = coreActions(sources, t).map((action) => ({ ...action, names: [action.title] }))
  const groups: readonly PaletteGroup[] = [
    {
      id: 'recents',
      title: t('recents'),
      items: few(recents).map((entry) => entityItem('recent', entry)),
    },
    {
      id: 'starred',
      title: t('starred'),
      items: few(starred).map((entry) => entityItem('starred', entry)),
    },
    { id: 'pages', title: t('pages'), items: pages.map(offeredItem('page', i18n.language)) },
    {
      id: 'actions',
      title: t('actions'),
      items: [...commands.map(offeredItem('command', i18n.language)), ...own],
    },
    {
      id: 'catalog',
      title: t('catalog'),
      items: hitsOf(sources).map((entry) => entityItem('hit', entry)),
      isStale: palette.search.status === 'searching',
    },
  ]
  if (isIdle) return groups.filter(({ items }) => items.length > 0)
  const found = answering(palette.text, groups)
  const isNothing = found.length === 0 && palette.search.status === 'found'
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
