// The address of a search result.

import { encodePart } from '../encodePath.ts'
import { isPortalPath } from '../links.ts'
import type { SearchResult } from './searchAnswer.ts'

/** A result of documentation names the searched term (`?h=`), so that its page can highlight it. */
export function resultLink(
  { type, location }: Pick<SearchResult, 'type' | 'location'>,
  term: string,
) {
  if (type !== 'techdocs' || term === '' || !isPortalPath(location)) return location
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? []
  const mark = `${path.includes('?') ? '&' : '?'}h=${encodePart(term)}`
  return path + mark + hash
}

/** The steps to a page of documentation, from its path in the index: `how-to/deploy/#rollback`. */
export function breadcrumbsOf(path: string): readonly string[] {
  const [page = ''] = path.split('#', 1)
  return page
    .split('/')
    .filter((part) => part !== '' && part !== 'index.html')
    .map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
