// The best results of one type, for the command palette.

import type { SearchHit } from '../entities/searchHit.ts'
import { isPortalPath } from '../links.ts'
import { textOf } from './highlights.ts'
import { resultLink } from './resultLink.ts'
import type { SearchPage } from './searchAnswer.ts'

export const mostHits = 5
const longestDetail = 160

/** Without results that lead out of the portal, and each place once. */
export function bestHits({ results }: SearchPage, term: string): readonly SearchHit[] {
  const hits = results
    .filter(({ location }) => isPortalPath(location))
    .map((result): SearchHit => {
      const { title, snippet, fields } = result
      const detail = textOf(snippet).slice(0, longestDetail).toWellFormed()
      const isEntity = result.type !== 'techdocs' && fields['kind'] !== undefined
      return {
        title: textOf(title),
        to: resultLink(result, term),
        ...(isEntity && { kind: fields['kind'] }),
        ...(detail !== '' && { detail }),
      }
    })
  return hits.filter(({ to }, place) => hits.findIndex((other) => other.to === to) === place)
}
