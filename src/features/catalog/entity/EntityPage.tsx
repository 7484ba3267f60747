import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { displayName, type Entity, entityRefOf } from '../../../model/entities/entity.ts'
import { type EntityRef, stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { indexLink } from '../../../model/entities/indexLinks.ts'
import { toFailure } from '../../../model/failure.ts'
import { catalogPath, entityOfPath, entityTabOfPath } from '../../../model/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { ReportButton } from '../../../ui/button/ReportButton.tsx'
import { Banner } from '../../../ui/message/Banner.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { NotFoundPage } from '../../../ui/page/NotFoundPage.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { freshFor, useEntityByRefQuery } from '../../entities/catalogApi.ts'
import { entitiesApi } from '../../entities/entitiesApi.ts'
import { type OfflineRoot, selectKeptAt } from '../../offline/offlineSlice.ts'
import { type CacheState, selectIndexPages } from '../list/indexPagesApi.ts'
import { CardsSkeleton, HeaderSkeleton } from './EntitySkeleton.tsx'
import { ExtensionsOf } from './ExtensionsOf.tsx'
import { EntityHeader } from './header/EntityHeader.tsx'
import { EntityState } from './header/EntityState.tsx'
import { EntityWarnings } from './header/EntityWarnings.tsx'
import { EntityTabs } from './tabs/EntityTabs.tsx'

/** The cached data of an entity from lists and cards: enough for the header while its page loads. */
function findKnownEntity(state: CacheState, ref: string): Entity | undefined {
  const isIt = (entity: Entity | null): entity is Entity =>
    entity !== null && stringifyEntityRef(entityRefOf(entity)) === ref
  for (const { data } of selectIndexPages(state)) {
    const found = data?.pages.flatMap(({ items }) => items).find(isIt)
    if (found) return found
  }
  for (const query of entitiesApi.util.selectCachedArgsForQuery(state, 'entitiesByRefs')) {
    const found = entitiesApi.endpoints.entitiesByRefs.select(query)(state).data?.find(isIt)
    if (found) return found
  }
  return undefined
}

/** Undefined if the ref is null or nothing is known. */
const useKnownEntity = (ref: string | null): Entity | undefined =>
  useSelector((state: CacheState) => (ref === null ? undefined : findKnownEntity(state, ref)))

/** `/catalog/:namespace/:kind/:name` and the tabs below it. */
export function EntityPage() {
  const { pathname } = useLocation()
  const ref = entityOfPath(pathname)
  if (!ref) return <NotFoundPage path={pathname} />
  return <EntityOfRef entityRef={ref} tab={entityTabOfPath(pathname)} />
}

/**
 * Loading, found, missing and failed belong to this ref only. Updates keep what is on screen, and data of a list row is
 * shown until the entity is loaded.
 */
function EntityOfRef({ entityRef, tab }: { readonly entityRef: EntityRef; readonly tab: string }) {
  const { t } = useTranslation('catalog')
  const ref = stringifyEntityRef(entityRef)
  const query = useEntityByRefQuery(ref, { refetchOnMountOrArgChange: freshFor })
  const { currentData, error, isFetching, fulfilledTimeStamp = 0, refetch } = query
  const keptAt = useSelector((state: OfflineRoot) => selectKeptAt(state, 'entityByRef', ref))
  const known = useKnownEntity(currentData ? null : ref)
  // Header and About card first; the rest follows in a render of its own, unless it was known already.
  const isWhole = useDeferredValue(currentData !== undefined)
  const shown = currentData ?? known
  // After the first frame.
  const hasDialogs = useDeferredValue(shown !== undefined, false)
  const failure = error === undefined ? undefined : toFailure(error)
  const hasFailed = failure !== undefined && !isFetching
  if (hasFailed && failure.kind === 'notFound') return <MissingEntity entityRef={entityRef} />
  return (
    <>
      {(!shown || (hasFailed && !currentData)) && (
        <PageTitle parts={[shown ? displayName(shown) : entityRef.name]} />
      )}
      <Progress active={isFetching && !currentData} label={t('entity.loading')} />
      {hasFailed && !currentData && (
        <FailureMessage
          failure={failure}
          title={t('entity.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {failure && currentData && (
        <Banner
          severity="warning"
          actions={<Button onClick={() => void refetch()}>{t('entity.retry')}</Button>}
        >
          {t('entity.stale', { message: failure.message })}
        </Banner>
      )}
      {shown && (
        <article key={ref}>
          <EntityHeader
            entity={shown}
            state={
              currentData ? (
                <EntityState
                  entity={currentData}
                  since={keptAt ?? fulfilledTimeStamp}
                  isUpdating={isFetching}
                />
              ) : null
            }
          />
          {currentData && isWhole && <EntityWarnings entity={currentData} />}
          {(currentData ?? !hasFailed) && (
            <EntityTabs
              entity={shown}
              tab={tab}
              stage={!currentData ? 'known' : isWhole ? 'whole' : 'loaded'}
            />
          )}
          {hasDialogs && <ExtensionsOf kind="dialogs" entity={shown} />}
        </article>
      )}
      {!shown && !hasFailed && (
        <>
          <h1>
            <VisuallyHidden>{entityRef.name}</VisuallyHidden>
          </h1>
          <HeaderSkeleton />
          <CardsSkeleton />
        </>
      )}
    </>
  )
}

function MissingEntity({ entityRef }: { readonly entityRef: EntityRef }) {
  const { t } = useTranslation('catalog')
  const { kind, namespace, name } = entityRef
  return (
    <Message
      severity="warning"
      isPage
      title={t('entity.notFound')}
      actions={
        <>
          <ButtonLink to={indexLink({ kind: 'all', text: name })}>
            {t('entity.searchFor', { name })}
          </ButtonLink>
          <ButtonLink isPlain to={catalogPath}>
            {t('entity.backToCatalog')}
          </ButtonLink>
          <ReportButton />
        </>
      }
    >
      <PageTitle parts={[t('entity.notFoundTitle', { name })]} />
      <code>{stringifyEntityRef(entityRef)}</code>
      <p>{t('entity.notFoundText', { kind, namespace, name })}</p>
    </Message>
  )
}
