import { FileText } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchPage } from '../../model/search/searchAnswer.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { ResultFrame } from './results/ResultFrame.tsx'
import { type SearchResultProps, SearchTypes } from './results/searchExtensions.ts'
import classes from './SearchPage.module.css'

/** A result of a type that no plugin shows. */
const PlainResult = (props: SearchResultProps) => (
  <ResultFrame
    {...props}
    icon={<FileText size={14} aria-hidden="true" />}
    crumbs={[props.result.type]}
  />
)

export interface ResultListProps {
  readonly page: SearchPage
  readonly term: string
  readonly listId: string
  readonly activeId: string | undefined
  readonly isUpdating: boolean
}

/** The results, each by the component of its type. */
export function ResultList({ page, term, listId, activeId, isUpdating }: ResultListProps) {
  const { t } = useTranslation('search')
  const types = useContext(SearchTypes)
  const { results, odd } = page
  return (
    <>
      {odd.length > 0 && (
        <p className={classes['note']} role="status">
          {t('odd', { count: odd.length, names: odd })}
        </p>
      )}
      <Frame
        as="ol"
        className={classes['results']}
        aria-busy={isUpdating}
        data-updating={isUpdating}
      >
        {results.map((result, place) => {
          const linkId = `${listId}-${String(place)}`
          const Result = types.find(({ value }) => value === result.type)?.Component ?? PlainResult
          return (
            <li
              key={`${result.type} ${result.location}`}
              data-result
              data-active={linkId === activeId}
            >
              <Result result={result} term={term} linkId={linkId} />
            </li>
          )
        })}
      </Frame>
    </>
  )
}
