import { useTranslation } from 'react-i18next'
import type { Failure } from '../../model/failure.ts'
import { narrowed, searchAddress, type SearchQuery } from '../../model/search/searchQuery.ts'
import { refusalOf } from '../../model/search/searchRefusal.ts'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Link } from '../../ui/Link.tsx'
import { Message } from '../../ui/Message.tsx'

export interface SearchFailureProps {
  readonly query: SearchQuery
  readonly failure: Failure
  readonly onRetry: () => void
}

/** A search that failed; a refused one says what the backend refuses. */
export function SearchFailure({ query, failure, onRetry }: SearchFailureProps) {
  const { t } = useTranslation('search')
  const refusal = refusalOf(failure)
  if (!refusal) return <FailureMessage failure={failure} title={t('failed')} onRetry={onRetry} />
  return (
    <Message severity="error" title={t('failed')}>
      <p>
        {refusal.reason === 'unknownType'
          ? t('unknownType')
          : t('refused', { message: refusal.message })}
      </p>
      {refusal.reason === 'unknownType' && (
        <p>
          <Link to={searchAddress(narrowed(query, { types: [] }))}>{t('allTypes')}</Link>
        </p>
      )}
    </Message>
  )
}
