// Results by document: pages of documentation are indexed by section, so that one page may be found many times.

import { textOf, type Run } from './highlights.ts'
import type { SearchResult } from './searchAnswer.ts'

export interface ResultGroup {
  /** The best result of the document, at whose place among all it is. */
  readonly first: SearchResult
  /** The other ones, the best first. */
  readonly others: readonly SearchResult[]
  /** The title of the page that the first result is a section of, if the answer has it. */
  readonly pageTitle?: string
}

const sectioned = 'techdocs'

/** Address of a page without its section; undefined for what has no sections. */
const pageOf = ({ type, location }: SearchResult): string | undefined =>
  type === sectioned ? location.split('#', 1)[0] : undefined

const isPage = ({ location }: SearchResult): boolean => !location.includes('#')

/** In the order of the best result of each document. */
export function groupResults(results: readonly SearchResult[]): readonly ResultGroup[] {
  const titles = new Map<string, readonly Run[]>()
  const groups = new Map<string, SearchResult[]>()
  results.forEach((result, place) => {
    const page = pageOf(result)
    if (page !== undefined && isPage(result)) titles.set(page, result.title)
    const key = page ?? `${String(place)} ${result.location}`
    groups.set(key, [...(groups.get(key) ?? []), result])
  })
  return [...groups].flatMap(([page, [first, ...others]]) => {
    const title = titles.get(page)
    return first ? [{ first, others, ...(title && { pageTitle: textOf(title) }) }] : []
  })
}
