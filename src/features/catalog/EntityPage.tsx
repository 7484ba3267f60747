import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { displayName } from '../../model/entity.ts'
import { stringifyEntityRef, type EntityRef } from '../../model/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { catalogPath, entityOfPath } from '../../model/paths.ts'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Message } from '../../ui/Message.tsx'
import { NotFoundPage } from '../../ui/NotFoundPage.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { AboutCard } from './AboutCard.tsx'
import { freshFor, useEntityByRefQuery } from './catalogApi.ts'
import { EntityHeader } from './EntityHeader.tsx'
import classes from './EntityPage.module.css'
import { EntityWarnings } from './EntityWarnings.tsx'
import { LinksCard } from './LinksCard.tsx'
import { RelationsCard } from './RelationsCard.tsx'

/** `/catalog/:namespace/:kind/:name`: one entity. */
export function EntityPage() {
  const { pathname } = useLocation()
  const ref = entityOfPath(pathname)
  if (!ref) return <NotFoundPage path={pathname} />
  return <EntityOfRef entityRef={ref} />
}

/** Loading, found, missing and failed are those of this very ref; an update keeps what is on screen. */
function EntityOfRef({ entityRef }: { readonly entityRef: EntityRef }) {
  const { t } = useTranslation('catalog')
  const { currentData, error, isFetching, refetch } = useEntityByRefQuery(
    stringifyEntityRef(entityRef),
    { refetchOnMountOrArgChange: freshFor },
  )
  const failure = error === undefined ? undefined : toFailure(error)
  if (failure?.kind === 'notFound') return <MissingEntity entityRef={entityRef} />
  return (
    <>
      <title>{currentData ? displayName(currentData) : entityRef.name}</title>
      <Progress active={isFetching} label={t('entity.loading')} />
      {failure && !isFetching && (
        <FailureMessage
          failure={failure}
          title={t('entity.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {currentData ? (
        <article>
          <EntityHeader entity={currentData} />
          <EntityWarnings entity={currentData} />
          <div className={classes['cards']}>
            <AboutCard entity={currentData} />
            <RelationsCard entity={currentData} />
            <LinksCard entity={currentData} />
          </div>
        </article>
      ) : (
        (!failure || isFetching) && <h1 className={classes['waiting']}>{entityRef.name}</h1>
      )}
    </>
  )
}

function MissingEntity({
  entityRef: { kind, namespace, name },
}: {
  readonly entityRef: EntityRef
}) {
  const { t } = useTranslation('catalog')
  return (
    <Message
      severity="warning"
      title={t('entity.notFound')}
      actions={<Link to={catalogPath}>{t('entity.backToCatalog')}</Link>}
    >
      <title>{t('entity.notFound')}</title>
      <p>{t('entity.notFoundText', { kind, namespace, name })}</p>
    </Message>
  )
}
