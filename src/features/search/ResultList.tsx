import { FileText } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultGroup } from '../../model/search/resultGroups.ts'
import type { SearchPage } from '../../model/search/searchAnswer.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { OtherSections } from './OtherSections.tsx'
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
  /** Its results by document. */
  readonly groups: readonly ResultGroup[]
  readonly term: string
  readonly listId: string
  readonly activeId: string | undefined
  readonly isUpdating: boolean
}

/** The results, each by the component of its type. */
export function ResultList({ page, groups, term, listId, activeId, isUpdating }: ResultListProps) {
  const { t } = useTranslation('search')
  const types = useContext(SearchTypes)
  const { odd } = page
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
        {groups.map(({ first: result, others, pageTitle }, place) => {
          const linkId = `${listId}-${String(place)}`
          const Result = types.find(({ value }) => value === result.type)?.Component ?? PlainResult
          return (
            <li
              key={`${result.type} ${result.location}`}
              data-result
              data-active={linkId === activeId}
            >
              <Result
                {...{ result, term, linkId }}
                {...(pageTitle !== undefined && { pageTitle })}
              />
              {others.length > 0 && (
                <OtherSections results={others} {...{ term, linkId, activeId }} />
              )}
            </li>
          )
        })}
      </Frame>
    </>
  )
}
