import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { displayName, entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { ancestryLayers } from '../../model/inspector/ancestryLayers.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import { useAncestryQuery } from '../entities/oneEntityApi.ts'
import { AncestryGraph } from './AncestryGraph.tsx'
import classes from './AncestryTab.module.css'

/** An entity's ancestry as a graph and as a list (INSP-05, INSP-07). */
export function AncestryTab({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('inspector')
  const ref = stringifyEntityRef(entityRefOf(entity))
  const { currentData, error, isFetching, refetch } = useAncestryQuery(ref || skipToken)
  if (currentData === undefined) {
    return error === undefined || isFetching ? (
      <Progress active label={t('ancestryLoading')} />
    ) : (
      <FailureMessage
        failure={toFailure(error)}
        title={t('ancestryFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  const layers = ancestryLayers(currentData)
  return (
    <>
      <Text isQuiet>{t('ancestryText')}</Text>
      <AncestryGraph label={t('ancestryGraph', { name: displayName(entity) })} layers={layers} />
      <details className={classes['list']}>
        <summary>{t('ancestryList')}</summary>
        <ol>
          {layers
            .toReversed()
            .flat()
            .map(({ ref: one, parents }) => (
              <li key={one}>
                <EntityRefLink text={one} />{' '}
                {parents.length === 0 ? (
                  t('root')
                ) : (
                  <>
                    {t('childOf')}{' '}
                    {parents.map((parent) => (
                      <span key={parent} className={classes['parent']}>
                        <EntityRefLink text={parent} />
                      </span>
                    ))}
                  </>
                )}
              </li>
            ))}
        </ol>
      </details>
    </>
  )
}
