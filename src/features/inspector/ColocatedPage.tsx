import { useTranslation } from 'react-i18next'
import type { EntitiesQuery } from '../../model/entities/catalogPaths.ts'
import { entityRefOf, plainDescription } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { useEntityPageQuery } from '../entities/entitiesApi.ts'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import classes from './ColocatedTab.module.css'

interface ColocatedPageProps {
  readonly query: Pick<EntitiesQuery, 'filters' | 'cursor'>
  /** Ref of the inspected entity. */
  readonly self: string
  /** Shows the next page, if there is one. */
  readonly onMore: ((cursor: string) => void) | undefined
}

const limit = 100
const fields = ['kind', 'metadata.name', 'metadata.namespace', 'metadata.description']

/** A page of entities from the same location. */
export function ColocatedPage({ query, self, onMore }: ColocatedPageProps) {
  const { t } = useTranslation('inspector')
  const { currentData, error, isFetching, refetch } = useEntityPageQuery({
    ...query,
    fields,
    limit,
    order: ['metadata.name,asc'],
  })
  if (currentData === undefined) {
    return error === undefined || isFetching ? (
      <Progress active label={t('colocatedLoading')} />
    ) : (
      <FailureMessage
        failure={toFailure(error)}
        title={t('colocatedFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  const rows = currentData.items.map((entity) => ({
    ref: stringifyEntityRef(entityRefOf(entity)),
    entity,
  }))
  const others = rows.filter(({ ref }) => ref !== self)
  const { nextCursor } = currentData
  return (
    <>
      {others.length === 0 && query.cursor === undefined && <p>{t('colocatedNone')}</p>}
      <ul className={classes['entities']}>
        {others.map(({ ref, entity }) => (
          <li key={ref}>
            <EntityIcon kind={entity.kind} />
            <EntityRefLink text={ref} kind={entity.kind} />
            <Text as="span" isQuiet className={classes['quiet']}>
              {plainDescription(entity)}
            </Text>
          </li>
        ))}
      </ul>
      {onMore && nextCursor !== null && (
        <Button
          onClick={() => {
            onMore(nextCursor)
          }}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
