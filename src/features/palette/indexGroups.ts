// The palette's groups of the search backend's results, one for each type.

import type { TFunction } from 'i18next'
import { FileText, History, Search, TriangleAlert } from 'lucide-react'
import { catalogType, type IndexAnswer } from '../../model/entities/searchHit.ts'
import { searchForPath } from '../../model/paths.ts'
import { searchRoute } from '../../model/routes/portalRoutes.ts'
import { titleIn } from '../../ui/messages/i18n.ts'
import {
  indexPrefix,
  type PaletteGroup,
  type PaletteItem,
  type PaletteSources,
} from './paletteParts.ts'

const nameOf = ({ searchTypes, i18n }: PaletteSources, type: string): string => {
  const titles = searchTypes.find(({ value }) => value === type)?.titles
  return titles ? titleIn(titles, i18n.language) : type
}

function failedItem(
  { type, failure }: Extract<IndexAnswer, { readonly status: 'failed' }>,
  name: string,
  t: TFunction<'palette'>,
): PaletteItem {
  // The backend builds its index for a while after its start.
  const isMissing = failure.name === 'MissingIndexError'
  return {
    id: `${indexPrefix}${type}-retry`,
    title: t(isMissing ? 'indexMissing' : 'indexFailed', { name }),
    ...(!isMissing && { detail: failure.message }),
    tag: t('retry'),
    names: [],
    Icon: TriangleAlert,
    target: 'retry',
  }
}

const pathOf = ({ target }: PaletteItem): string =>
  typeof target === 'object' && 'to' in target ? target.to.toLowerCase() : ''

function itemsOf(answer: IndexAnswer, listed: ReadonlySet<string>): readonly PaletteItem[] {
  if (answer.status === 'failed') return []
  return answer.hits
    .filter(({ to }) => !listed.has(to.toLowerCase()))
    .map(({ title, detail, kind, to }) => ({
      id: `${indexPrefix}${answer.type}-${to}`,
      title,
      names: [title],
      target: { to },
      ...(detail !== undefined && { detail }),
      ...(kind === undefined ? { Icon: FileText } : { kind }),
    }))
}

/** Without the entities that are listed already; a type that failed says so in its own group. */
export function indexGroups(
  sources: PaletteSources,
  above: readonly PaletteGroup[],
  t: TFunction<'palette'>,
): readonly PaletteGroup[] {
  const { palette, searchTypes } = sources
  const listed = new Set(above.flatMap(({ items }) => items.map(pathOf)))
  return searchTypes.flatMap(({ value: type }): readonly PaletteGroup[] => {
    const answer = palette.index.find((one) => one.type === type)
    const isStale = answer?.text !== palette.text
    // Once the catalog has answered, results of another text would be mistaken for current ones.
    if (!answer || (isStale && palette.search.status !== 'searching')) return []
    const name = nameOf(sources, type)
    const isFailed = answer.status === 'failed'
    const items = isFailed ? [failedItem(answer, name, t)] : itemsOf(answer, listed)
    if (items.length === 0) return []
    const title = type === catalogType ? t('indexMore') : name
    return [{ id: indexPrefix + type, title, items, isStale, isLastResort: isFailed }]
  })
}

/** The search page with all results; none if the portal has no such page. */
export function allResults(
  { palette, resolve }: PaletteSources,
  t: TFunction<'palette'>,
): readonly PaletteItem[] {
  const text = palette.text.trim()
  if (text === '' || resolve(searchRoute) === undefined) return []
  return [
    {
      id: 'all-results',
      title: t('allResults', { text }),
      names: [],
      Icon: Search,
      target: { to: searchForPath(text) },
    },
  ]
}

/** The latest searches, while nothing is typed. */
export const searchItems = (
  { searches, resolve }: PaletteSources,
  most: number,
): readonly PaletteItem[] =>
  resolve(searchRoute) === undefined
    ? []
    : searches.slice(0, most).map((term) => ({
        id: `search-${term}`,
        title: term,
        names: [term],
        Icon: History,
        target: { to: searchForPath(term) },
      }))
