import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { deprecatedOf, lifecycleParts, type KindBar } from '../../../../model/catalog/kindBars.ts'
import { heldBy } from '../../../../model/catalog/rollUp.ts'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { toFailure } from '../../../../model/failure.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { Skeleton } from '../../../../ui/progress/Skeleton.tsx'
import { HealthCard } from '../bars/HealthCard.tsx'
import { KindBars } from '../bars/KindBars.tsx'
import { PartLink } from '../bars/PartLink.tsx'
import { ChildGroupsBox, useChildGroups } from '../cards/ChildGroups.tsx'
import { useOwnedKindsQuery, type OwnedKind } from '../cards/ownershipApi.ts'
import classes from '../PeopleCards.module.css'

/** Counts of the entities that a user or group owns, and for a group the health of its own. */
export function OwnershipCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const below = useChildGroups(entity)
  const owners = useMemo(
    () => [
      stringifyEntityRef(entityRefOf(entity)),
      ...targetsOf(entity, 'memberOf', 'group'),
      ...below.groups,
    ],
    [entity, below.groups],
  )
  const held = useMemo(() => [...new Set([...heldBy(entity), ...below.held])], [entity, below.held])
  const { currentData, error, isFetching, refetch } = useOwnedKindsQuery(owners)
  return (
    <>
      <Card title={t('entity.ownership')}>
        {owners.length > 1 && below.groups.length === 0 && (
          <Text isQuiet className={classes['quiet']}>
            {t('entity.ownershipOfUser')}
          </Text>
        )}
        <ChildGroupsBox of={below} />
        {error && !isFetching && (
          <p className={classes['failed']} role="alert">
            {t('entity.ownershipFailed', { message: toFailure(error).message })}{' '}
            <Button onClick={() => void refetch()}>{t('entity.retry')}</Button>
          </p>
        )}
        <div className={classes['kinds']}>
          {(below.isAsking || (!currentData && !error)) && <Skeleton width={60} />}
          {currentData?.length === 0 && <p>{t('entity.noOwnership')}</p>}
          {currentData && currentData.length > 0 && <Owned kinds={currentData} owners={owners} />}
        </div>
      </Card>
      {entity.kind.toLowerCase() === 'group' && (
        <HealthCard entity={entity} refs={held} filters={{ owners }} hasBarsElsewhere />
      )}
    </>
  )
}

interface OwnedProps {
  readonly kinds: readonly OwnedKind[]
  readonly owners: readonly string[]
}

function Owned({ kinds, owners }: OwnedProps) {
  const { t } = useTranslation('catalog')
  const bars = kinds.map(({ kind, count, lifecycles }): KindBar => {
    const filters = { kind: kind.toLowerCase(), owners }
    return { kind, count, filters, parts: lifecycleParts(lifecycles, count, filters) }
  })
  const { deprecated, total } = deprecatedOf(bars)
  return (
    <KindBars
      caption={t('entity.bars.owned')}
      bars={bars}
      summary={
        total > 0 && (
          <Text as="span" isQuiet isSmall>
            {deprecated === 0
              ? t('entity.bars.noneDeprecated')
              : t('entity.bars.deprecated', {
                  count: deprecated,
                  total,
                  percent: Math.round((100 * deprecated) / total),
                })}
          </Text>
        )
      }
      below={(kind) => {
        const owned = kinds.find((one) => one.kind === kind)
        return owned && <Types owned={owned} owners={owners} />
      }}
    />
  )
}

interface TypesProps {
  readonly owned: OwnedKind
  readonly owners: readonly string[]
}

function Types({ owned: { kind, types }, owners }: TypesProps) {
  const { t } = useTranslation('catalog')
  if (types.length === 0) return null
  return (
    <ul className={classes['types']} aria-label={t('entity.bars.types', { kind })}>
      {types.map(({ value, count }) => (
        <li key={value}>
          <PartLink filters={{ kind: kind.toLowerCase(), owners, type: value }}>{value}</PartLink>{' '}
          <span className={classes['number']}>{t('number', { value: count })}</span>
        </li>
      ))}
    </ul>
  )
}
