// Search in one documentation, in the index that MkDocs has built: `search/search_index.json`.

import MiniSearch from 'minisearch'
import { termsOf } from '../../model/docs/searchTerms.ts'
import { isRecord } from '../../model/isRecord.ts'
import { parseJson } from '../../model/json.ts'

interface IndexedSection {
  readonly id: number
  /** Path in the documentation, with the hash of the section. */
  readonly location: string
  readonly title: string
  readonly text: string
}

export interface DocsHit {
  readonly location: string
  readonly title: string
  /** Title of the page, if the hit is a section of it. */
  readonly page: string | undefined
  /** Part of the text around the first match. */
  readonly snippet: string
}

export interface DocsIndex {
  readonly search: (query: string) => readonly DocsHit[]
}

const mostHits = 30
const mostSections = 50_000
const around = 80

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The index has HTML; what is shown is text. */
const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function sectionsOf(json: unknown): readonly IndexedSection[] {
  const docs = isRecord(json) ? json['docs'] : undefined
  if (!Array.isArray(docs)) throw new Error('the index has no list of pages')
  return docs
    .slice(0, mostSections)
    .filter(isRecord)
    .map(({ location, title, text }, id) => ({
      id,
      location: textOf(location),
      title: plain(textOf(title)),
      text: plain(textOf(text)),
    }))
}

/** Words of any language: Japanese and Chinese have no spaces. */
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const tokenize = (text: string): string[] =>
  [...words.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))

function snippetOf(text: string, query: string): string {
  const lower = text.toLocaleLowerCase()
  const places = termsOf(query).map((term) => lower.indexOf(term))
  const place = Math.max(0, Math.min(...places.filter((at) => at >= 0), text.length))
  const from = place >= text.length ? 0 : Math.max(0, place - around)
  const to = Math.min(text.length, from + 2 * around)
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

/** Throws an `Error` if the text is no index. */
export function createDocsIndex(text: string): DocsIndex {
  const sections = sectionsOf(parseJson(text))
  const pages = new Map(
    sections
      .filter(({ location }) => !location.includes('#'))
      .map((one) => [one.location, one.title]),
  )
  const index = new MiniSearch<IndexedSection>({
    fields: ['title', 'text'],
    tokenize,
    searchOptions: { boost: { title: 3 }, prefix: true, combineWith: 'AND' },
  })
  index.addAll(sections)
  return {
    search: (query) =>
      index
        .search(query)
        .slice(0, mostHits)
        .flatMap(({ id }) => {
          const section = sections[id as number]
          if (!section) return []
          const { location, title, text: body } = section
          const page = location.includes('#') ? pages.get(location.replace(/#.*/s, '')) : undefined
          return [{ location, title, page, snippet: snippetOf(body, query) }]
        }),
  }
}
