import { useTranslation } from 'react-i18next'
import type { SearchPage } from '../../model/search/searchAnswer.ts'
import { narrowed, searchAddress, type SearchQuery } from '../../model/search/searchQuery.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Link } from '../../ui/Link.tsx'
import classes from './SearchPage.module.css'

export interface SearchPagerProps {
  readonly query: SearchQuery
  readonly page: SearchPage
}

/** Links to the first, the previous and the next page, by the server's cursors. */
export function SearchPager({ query, page }: SearchPagerProps) {
  const { t } = useTranslation('search')
  const { nextPageCursor, previousPageCursor } = page
  const first = narrowed(query, {})
  const pages = [
    { name: 'first', to: query.pageCursor === undefined ? undefined : first },
    {
      name: 'previous',
      to:
        previousPageCursor === undefined ? undefined : { ...first, pageCursor: previousPageCursor },
    },
    {
      name: 'next',
      to: nextPageCursor === undefined ? undefined : { ...first, pageCursor: nextPageCursor },
    },
  ] as const
  if (pages.every(({ to }) => to === undefined)) return null
  return (
    <Row
      as="nav"
      gap="xs"
      isOneLine
      align="stretch"
      justify="center"
      className={classes['pager']}
      aria-label={t('pages')}
    >
      {pages.map(({ name, to }) =>
        to === undefined ? (
          <span key={name} aria-disabled="true">
            {t(name)}
          </span>
        ) : (
          <Link key={name} to={searchAddress(to)}>
            {t(name)}
          </Link>
        ),
      )}
    </Row>
  )
}
