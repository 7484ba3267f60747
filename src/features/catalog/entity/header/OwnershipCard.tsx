import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { longestPath } from '../../../../model/entities/catalogPaths.ts'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { indexLink } from '../../../../model/entities/indexLinks.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { toFailure } from '../../../../model/failure.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Skeleton } from '../../../../ui/progress/Skeleton.tsx'
import { ChildGroupsBox, useChildGroups } from '../cards/ChildGroups.tsx'
import { useOwnedKindsQuery, type OwnedKind } from '../cards/ownershipApi.ts'
import classes from '../PeopleCards.module.css'

/** Number of owned entities by kind and type; each links to the index. */
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
  const { currentData, error, isFetching, refetch } = useOwnedKindsQuery(owners)
  return (
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
        {currentData?.map((owned) => (
          <Kind key={owned.kind} owned={owned} owners={owners} />
        ))}
      </div>
    </Card>
  )
}

interface KindProps {
  readonly owned: OwnedKind
  readonly owners: readonly string[]
}

function Kind({ owned: { kind, count, types }, owners }: KindProps) {
  const { t } = useTranslation('catalog')
  const filters = { kind: kind.toLowerCase(), owners }
  return (
    <div>
      <Row as="p" gap="xs" isOneLine className={classes['kind']}>
        <EntityIcon kind={kind} size={14} />
        <IndexLink to={indexLink(filters)}>{kind}</IndexLink>
        <span className={classes['number']}>{t('number', { value: count })}</span>
      </Row>
      <ul>
        {types.map(({ value, count: ofType }) => (
          <li key={value}>
            <IndexLink to={indexLink({ ...filters, type: value })}>{value}</IndexLink>
            <span className={classes['number']}>{t('number', { value: ofType })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface IndexLinkProps {
  readonly to: string
  readonly children: string
}

/** Only text where the address names too many owners for a server to take it. */
function IndexLink({ to, children }: IndexLinkProps) {
  return to.length > longestPath ? <span>{children}</span> : <Link to={to}>{children}</Link>
}
