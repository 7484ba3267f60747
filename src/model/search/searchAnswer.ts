// Decodes the answer of `GET /query` (spec 2 §3). Results of unknown types are kept; unreadable ones are named and
// counted, and the others are shown.

import { isRecord } from '../isRecord.ts'
import { plainMarkdown } from '../plainMarkdown.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { readHighlight, runsOf, snippetOf, textOf, type Run } from './highlights.ts'

export interface SearchResult {
  readonly type: string
  /** A path of the portal or a URL; untrusted. */
  readonly location: string
  readonly title: readonly Run[]
  readonly snippet: readonly Run[]
  /** The other texts of the document, such as `kind`, `owner` and `lifecycle`. */
  readonly fields: Readonly<Record<string, string>>
  /** Place among all results, from 1. */
  readonly rank?: number
}

export interface SearchPage {
  readonly results: readonly SearchResult[]
  /** Names of the results that could not be read. */
  readonly odd: readonly string[]
  /** Over all pages; missing if the engine does not count. */
  readonly numberOfResults?: number
  /** Opaque; missing on the last page. */
  readonly nextPageCursor?: string
  readonly previousPageCursor?: string
}

const longestField = 300
/** Characters of an entity's text in which matches are shown. */
const longestText = 10_000

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function fieldsOf(document: Readonly<Record<string, unknown>>): SearchResult['fields'] {
  const texts = Object.entries(document).filter(
    ([name, value]) => isText(value) && !['title', 'text', 'location'].includes(name),
  ) as [string, string][]
  return Object.fromEntries(
    texts.map(([name, value]) => [name, value.slice(0, longestField).toWellFormed()]),
  )
}

function readResult(json: unknown): SearchResult | undefined {
  if (!isRecord(json) || !isText(json['type']) || !isRecord(json['document'])) return undefined
  const { document, type, rank } = json
  const { location, text } = document
  const title = isText(document['title']) ? document['title'] : document['name']
  if (!isText(title) || !isText(location)) return undefined
  const { tags, fields } = readHighlight(json['highlight'])
  const marked = runsOf(fields['title'] ?? '', tags)
  const whole = isText(fields['text']) ? fields['text'] : isText(text) ? text : ''
  // An entity's text is its description; documentation is indexed as plain text.
  const isMarkdown = type !== 'techdocs' && isText(document['kind'])
  return {
    type,
    location,
    // An excerpt instead of the whole title is not used.
    title: textOf(marked) === title ? marked : runsOf(title, undefined),
    snippet: snippetOf(runsOf(isMarkdown ? plainMarkdown(whole, longestText) : whole, tags)),
    fields: fieldsOf(document),
    ...(typeof rank === 'number' && { rank }),
  }
}

/** The best name of a result that could not be read. */
function nameOf(json: unknown, place: number): string {
  const document = isRecord(json) && isRecord(json['document']) ? json['document'] : {}
  const type = isRecord(json) ? json['type'] : undefined
  const named = [document['title'], document['name'], document['location'], type].find(isText)
  return (named ?? `#${String(place + 1)}`).slice(0, longestField)
}

const cursorOf = (value: unknown): string | undefined => (isText(value) ? value : undefined)

/** Throws `WrongShapeError` if there is no list of results. */
export function decodeSearchPage(json: unknown): SearchPage {
  const list = isRecord(json) ? json['results'] : undefined
  if (!isRecord(json) || !Array.isArray(list)) {
    throw new WrongShapeError('The response is not a list of search results')
  }
  const read = list.map((one: unknown, place) => ({
    result: readResult(one),
    name: nameOf(one, place),
  }))
  const total = json['numberOfResults']
  const next = cursorOf(json['nextPageCursor'])
  const previous = cursorOf(json['previousPageCursor'])
  return {
    results: read.flatMap(({ result }) => result ?? []),
    odd: read.flatMap(({ result, name }) => (result ? [] : [name])),
    ...(typeof total === 'number' && total >= 0 && { numberOfResults: total }),
    ...(next !== undefined && { nextPageCursor: next }),
    ...(previous !== undefined && { previousPageCursor: previous }),
  }
}
