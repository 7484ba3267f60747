import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { heldBy, rollUp, runningKinds } from '../../../../model/catalog/rollUp.ts'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { kindOfRef, stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { addressOfHeld } from '../../../../model/entities/heldTarget.ts'
import type { IndexFilters } from '../../../../model/entities/indexLinks.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { toFailure } from '../../../../model/failure.ts'
import { kubernetesRoute, startRoute } from '../../../../model/routes/portalRoutes.ts'
import { StatusBadge } from '../../../../ui/badges/StatusBadge.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { useRoute } from '../../../../ui/page/portalContext.ts'
import { Skeleton } from '../../../../ui/progress/Skeleton.tsx'
import { useRelated } from '../../../entities/useRelated.ts'
import { useBelowQuery } from '../cards/ownershipApi.ts'
import peopleClasses from '../PeopleCards.module.css'
import classes from './KindBars.module.css'
import { KindBars } from './KindBars.tsx'

/** Entities that are looked at; a system that has more is asked for those. */
const mostChecked = 200

interface HealthCardProps {
  readonly entity: Entity
  /** Refs of what runs; undefined until they are known. */
  readonly refs: readonly string[] | undefined
  /** Narrow the index to them. */
  readonly filters: IndexFilters
  /** Another card draws the same by lifecycle: without a problem there is no more to draw. */
  readonly hasBarsElsewhere?: boolean
}

/** Counts of entities by kind, lifecycle and fault, as far as the catalog knows. */
export function HealthCard(props: HealthCardProps) {
  const { entity, refs, filters, hasBarsElsewhere = false } = props
  const { t } = useTranslation('catalog')
  const title = t('entity.health.title')
  const checked = useMemo(() => refs?.slice(0, mostChecked) ?? [], [refs])
  const { find, failure, retry } = useRelated(entity, checked)
  const found = checked.map(find)
  const isKnown = refs !== undefined && found.every((one) => one !== undefined)
  const { bars, troubled, total } = rollUp(
    found.flatMap((one) => one ?? []),
    filters,
  )
  const clusters = useRoute(kubernetesRoute)
  const start = useRoute(startRoute)
  const ref = stringifyEntityRef(entityRefOf(entity))
  const hidden = isKnown ? checked.length - total : 0
  if (refs?.length === 0) return null
  return (
    <Card title={title}>
      {failure && (
        <p className={peopleClasses['failed']}>
          <span role="alert">{t('entity.relatedFailed', { message: failure.message })}</span>{' '}
          <Button onClick={retry}>{t('entity.retry')}</Button>
        </p>
      )}
      {!isKnown && !failure && <Pending refs={refs} isShort={hasBarsElsewhere} />}
      {isKnown && total > 0 && hasBarsElsewhere && troubled === 0 && (
        <Verdict troubled={0} total={total} />
      )}
      {isKnown && total > 0 && !(hasBarsElsewhere && troubled === 0) && (
        <KindBars
          caption={title}
          bars={bars}
          summary={<Verdict troubled={troubled} total={total} />}
        />
      )}
      {hidden > 0 && (
        <Text isQuiet isSmall>
          {t('entity.health.hidden', { count: hidden })}
        </Text>
      )}
      {refs && refs.length > checked.length && (
        <Text isQuiet isSmall>
          {t('entity.health.first', { count: checked.length, total: refs.length })}
        </Text>
      )}
      <Row gap="md" className={classes['more']}>
        {start !== undefined && (
          <Link to={addressOfHeld(start, ref)}>{t('entity.health.attention')}</Link>
        )}
        {clusters !== undefined && (
          <Link to={addressOfHeld(clusters, ref)}>{t('entity.health.clusters')}</Link>
        )}
      </Row>
    </Card>
  )
}

interface VerdictProps {
  readonly troubled: number
  readonly total: number
}

function Verdict({ troubled, total }: VerdictProps) {
  const { t } = useTranslation('catalog')
  return (
    <Row as="span" gap="xs" isInline>
      {troubled === 0 ? (
        <StatusBadge status="succeeded">{t('entity.health.sound')}</StatusBadge>
      ) : (
        <StatusBadge status="failed">
          {t('entity.health.troubled', { count: troubled })}
        </StatusBadge>
      )}
      <Text as="span" isQuiet isSmall>
        {t('entity.health.total', { count: total })}
      </Text>
    </Row>
  )
}

/** Pixels of a kind with its bar and legend, and of what is above all of them. */
const [kindHeight, headHeight] = [78, 44]

/** Keeps the room of the bars, so that nothing below moves. */
function Pending({
  refs,
  isShort,
}: {
  readonly refs: HealthCardProps['refs']
  readonly isShort: boolean
}) {
  const kinds = refs ? new Set(refs.map(kindOfRef)).size : runningKinds.length
  return (
    <div style={isShort ? undefined : { minHeight: headHeight + kinds * kindHeight }}>
      <Skeleton width={60} />
    </div>
  )
}

const kindsBelow = ['domain', 'system']

/** Counts the entities of a system, or of all systems of a domain. */
export function ContainedCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const root = stringifyEntityRef(entityRefOf(entity))
  const children = useMemo(
    () => kindsBelow.flatMap((kind) => targetsOf(entity, 'hasPart', kind)),
    [entity],
  )
  const { currentData, error, isFetching, refetch } = useBelowQuery(
    children.length === 0 ? skipToken : { root, children, relation: 'hasPart', kinds: kindsBelow },
  )
  const isFound = children.length === 0 || currentData !== undefined
  const refs = useMemo(
    () => (isFound ? [...new Set([...heldBy(entity), ...(currentData?.held ?? [])])] : undefined),
    [entity, isFound, currentData],
  )
  const title = t('entity.health.title')
  const failure = error === undefined || isFetching ? undefined : toFailure(error)
  if (failure)
    return (
      <Card title={title}>
        <p className={peopleClasses['failed']}>
          <span role="alert">{t('entity.relatedFailed', { message: failure.message })}</span>{' '}
          <Button onClick={() => void refetch()}>{t('entity.retry')}</Button>
        </p>
      </Card>
    )
  const parts = [root, ...(currentData?.refs ?? [])]
  const ofKind = (kind: string) => parts.filter((ref) => ref.startsWith(`${kind}:`))
  const [system, domain] = [ofKind('system'), ofKind('domain')]
  const filters = {
    ...(system.length > 0 && { system }),
    ...(domain.length > 0 && { domain }),
  }
  return <HealthCard entity={entity} refs={refs} filters={filters} />
}
