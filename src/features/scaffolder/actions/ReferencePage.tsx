import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { encodePart } from '../../../model/encodePath.ts'
import { toFailure } from '../../../model/failure.ts'
import { searchAddress, searchedText } from '../../../model/scaffolder/reference.ts'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmptyList } from '../../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { SearchField } from '../../entities/SearchField.tsx'
import { useUrlText } from '../../entities/useUrlText.ts'
import { PageHead, type PageHeadProps } from '../PageHead.tsx'
import classes from './ReferencePage.module.css'

/** Scrolls to the entry of the URL's hash once it is rendered: the browser looks for it before that. */
function useHashTarget(isRendered: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isRendered || hash === '') return
    document.getElementById(idOf(hash))?.scrollIntoView()
  }, [isRendered, hash])
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** The parts of a query that the page uses. */
interface Answer {
  readonly isLoaded: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface ReferencePageProps {
  readonly head: PageHeadProps
  readonly searchLabel: string
  /** The names of what is shown, in its order. */
  readonly names: readonly string[]
  readonly answer: Answer
  readonly failed: string
  readonly children: ReactNode
}

/** A searchable list of entries, with its contents beside it. */
export function ReferencePage(props: ReferencePageProps) {
  const { head, searchLabel, names, answer } = props
  const { t } = useTranslation('scaffolder')
  const { pathname, search } = useLocation()
  const field = useUrlText(searchedText(search), (text) => searchAddress(pathname, text))
  useHashTarget(answer.isLoaded)
  return (
    <>
      <PageHead {...head} />
      <FilterBar
        isSticky
        results={answer.isLoaded ? t('actions.count', { count: names.length }) : ''}
        clearTo={searchedText(search) !== '' && names.length > 0 ? pathname : undefined}
      >
        <SearchField label={searchLabel} value={field.value} onType={field.onType} />
      </FilterBar>
      <Entries {...props} />
    </>
  )
}

function Entries({ names, answer, failed, children }: ReferencePageProps) {
  const { t } = useTranslation('scaffolder')
  const { pathname, search } = useLocation()
  if (answer.error !== undefined) return <Failed {...{ answer, failed }} />
  if (!answer.isLoaded) {
    return (
      <Stack gap="md" aria-busy="true">
        <Progress active label={t('actions.loading')} />
        {Array.from({ length: 4 }, (_, place) => (
          <CardSkeleton key={place} height={120} />
        ))}
      </Stack>
    )
  }
  if (names.length === 0) {
    const isSearched = searchedText(search) !== ''
    return (
      <EmptyList
        title={t(isSearched ? 'actions.none' : 'actions.empty')}
        hint={t(isSearched ? 'actions.noneHint' : 'actions.emptyHint')}
      >
        {isSearched && <Link to={pathname}>{t('clearFilters', { ns: 'shell' })}</Link>}
      </EmptyList>
    )
  }
  return (
    <div className={classes['columns']}>
      <nav className={classes['contents']} aria-label={t('actions.contents')}>
        <h2>
          <VisuallyHidden>{t('actions.contents')}</VisuallyHidden>
        </h2>
        {names.map((name) => (
          <Link key={name} to={`${pathname}${search}#${encodePart(name)}`}>
            {name}
          </Link>
        ))}
      </nav>
      <Stack gap="md">{children}</Stack>
    </div>
  )
}

function Failed({ answer, failed }: Pick<ReferencePageProps, 'answer' | 'failed'>) {
  const { t } = useTranslation('scaffolder')
  const failure = toFailure(answer.error)
  if (failure.kind === 'notFound') {
    return (
      <Message
        severity="warning"
        title={t('actions.unavailable')}
        hint={t('actions.unavailableHint')}
      />
    )
  }
  return <FailureMessage failure={failure} title={failed} onRetry={() => void answer.refetch()} />
}
