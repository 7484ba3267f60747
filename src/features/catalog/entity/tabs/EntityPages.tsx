import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pickerFields, type EntitiesQuery } from '../../../../model/entities/catalogPaths.ts'
import { displayName, entityRefOf } from '../../../../model/entities/entity.ts'
import type { EntityFilter } from '../../../../model/entities/entityFilter.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { toFailure } from '../../../../model/failure.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { Skeleton } from '../../../../ui/progress/Skeleton.tsx'
import { useEntityPageQuery } from '../../../entities/entitiesApi.ts'
import { RelatedRow } from '../cards/RelatedRow.tsx'
import classes from '../PeopleCards.module.css'

const rowsPerPage = 20
const fields = [...pickerFields, 'spec.profile.picture'] as const
const textFields = ['metadata.name', 'metadata.title', 'spec.profile.displayName'] as const

/** The first page, with the total; a search or a cursor narrows it. */
export const pageQuery = (filter: EntityFilter, text = ''): EntitiesQuery => ({
  filters: [filter],
  fields,
  limit: rowsPerPage,
  order: ['metadata.name,asc'],
  text,
  textFields,
  hasTotal: true,
})

export interface EntityPagesProps {
  readonly filter: EntityFilter
  readonly text?: string
  readonly label: string
  /** Text without results. */
  readonly none: string
  /** Extra content of a row. */
  readonly below?: (ref: string, name: string) => ReactNode
}

/** Entities by name, in pages, found by the backend. */
export function EntityPages(props: EntityPagesProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  return (
    <ul className={classes['rows']} aria-label={props.label}>
      {cursors.map((cursor, index) => (
        <EntityPage
          key={cursor}
          {...props}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => {
            setCursors([...cursors, next])
          }}
        />
      ))}
    </ul>
  )
}

interface EntityPageProps extends EntityPagesProps {
  readonly cursor: string | null
  readonly isLast: boolean
  readonly onMore: (cursor: string) => void
}

function EntityPage(props: EntityPageProps) {
  const { filter, text = '', none, below, cursor, isLast, onMore } = props
  const { t } = useTranslation('catalog')
  const { currentData, error, isFetching, refetch } = useEntityPageQuery({
    ...pageQuery(filter, text),
    ...(cursor !== null && { cursor }),
  })
  if (error && !isFetching) {
    return (
      <li className={classes['failed']}>
        <span role="alert">{t('entity.relatedFailed', { message: toFailure(error).message })}</span>{' '}
        <Button onClick={() => void refetch()}>{t('entity.retry')}</Button>
      </li>
    )
  }
  if (!currentData) {
    return (
      <li>
        <Skeleton width={70} />
      </li>
    )
  }
  const { items, nextCursor } = currentData
  return (
    <>
      {items.map((entity) => {
        const ref = stringifyEntityRef(entityRefOf(entity))
        return (
          <RelatedRow
            key={ref}
            entityRef={ref}
            entity={entity}
            isPlain
            below={below?.(ref, displayName(entity))}
          />
        )
      })}
      {items.length === 0 && (
        <Text as="li" isQuiet className={classes['quiet']}>
          {none}
        </Text>
      )}
      {isLast && nextCursor !== null && (
        <li>
          <Button
            onClick={() => {
              onMore(nextCursor)
            }}
          >
            {t('loadMore')}
          </Button>
        </li>
      )}
    </>
  )
}
