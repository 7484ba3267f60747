import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { humanizeEntityRef, type EntityRef } from '../../../model/entities/entityRef.ts'
import type { Failure } from '../../../model/failure.ts'
import { docsPath, entityPath } from '../../../model/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { selectDocsSync } from '../docsSyncSlice.ts'
import { useDocsEntity } from './useDocsEntity.ts'

interface DocsFailureProps {
  readonly failure: Failure
  readonly docsRef: EntityRef
  readonly sitePath: string
  /** It is the first page that failed. */
  readonly isFirst: boolean
  readonly onRetry: () => void
}

/** Why a page is not shown, and what to do (DOCS-20, DOCS-21). */
export function DocsFailure(props: DocsFailureProps) {
  const { t } = useTranslation('techdocs')
  const { failure, isFirst, onRetry } = props
  const isBuilding = useSelector(selectDocsSync).status === 'checking'
  const { docsRef } = props
  const entity = useDocsEntity(docsRef)
  // Its documentation may be that of another entity.
  if (failure.kind === 'notFound' && isFirst && entity.isLoading) return null
  if (failure.kind === 'notFound' && entity.isMissing)
    return (
      <Message
        severity="warning"
        title={t('failure.noEntity', { ref: humanizeEntityRef(docsRef) })}
        actions={<Link to={docsPath}>{t('failure.allDocs')}</Link>}
      >
        <p>{t('failure.noEntityHint')}</p>
      </Message>
    )
  if (failure.kind === 'notFound') {
    return (
      <Message
        severity="warning"
        title={t(isFirst ? 'failure.noIndex' : 'failure.notFound')}
        actions={<Ways {...props} />}
      >
        <p>{t(isBuilding ? 'failure.building' : 'failure.notFoundHint')}</p>
      </Message>
    )
  }
  if (failure.kind === 'forbidden') {
    return (
      <Message severity="error" title={t('failure.forbidden')} actions={<Ways {...props} />}>
        <p>{t('failure.forbiddenHint')}</p>
      </Message>
    )
  }
  return <FailureMessage failure={failure} title={t(titleOf(failure))} onRetry={onRetry} />
}

const titleOf = ({ kind }: Failure) => {
  if (kind === 'serverError') return 'failure.server'
  return kind === 'unreachable' || kind === 'timeout' ? 'failure.unreachable' : 'failure.other'
}

function Ways({ docsRef, sitePath, isFirst, onRetry }: DocsFailureProps) {
  const { t } = useTranslation('techdocs')
  return (
    <Row as="span" gap="xs" across="md">
      <Button onClick={onRetry}>{t('retry')}</Button>
      {!isFirst && <Link to={sitePath}>{t('failure.firstPage')}</Link>}
      <Link to={entityPath(docsRef)}>{t('failure.viewEntity')}</Link>
      <Link to={docsPath}>{t('failure.allDocs')}</Link>
    </Row>
  )
}
