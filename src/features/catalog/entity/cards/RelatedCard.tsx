import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { relatedCards, type RelatedCardId } from '../../../../model/catalog/entityLayout.ts'
import type { Entity } from '../../../../model/entities/entity.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { MoreButton } from '../../../../ui/list/MoreButton.tsx'
import { usePages } from '../../../../ui/list/usePages.ts'
import { RelatedPage } from '../tabs/RelatedPage.tsx'
import classes from './RelatedCard.module.css'

interface RelatedEntitiesCardProps {
  readonly entity: Entity
  readonly title: string
  /** Relation type, such as `dependsOn`. */
  readonly relation: string
  /** Kind of the targets; any kind if missing. */
  readonly kind?: string
  /** Text of the empty card. */
  readonly empty: string
}

/**
 * A list of related entities (ENT-37).
 * @public For plugins.
 */
export function RelatedEntitiesCard(props: RelatedEntitiesCardProps) {
  const { entity, title, relation, kind, empty } = props
  const refs = useMemo(() => targetsOf(entity, relation, kind), [entity, relation, kind])
  const paged = usePages(refs)
  return (
    <Card title={title} isLine={refs.length === 0}>
      {refs.length === 0 && <Text isQuiet>{empty}</Text>}
      {refs.length > 0 && (
        <Stack as="ul" className={classes['rows']} aria-label={title}>
          {paged.pages.map((page, index) => (
            <RelatedPage key={index} entity={entity} refs={page} />
          ))}
        </Stack>
      )}
      <MoreButton {...paged} />
    </Card>
  )
}

/** The relation and API cards (ENT-29…36, ENT-39). */
export function RelatedCard({
  id,
  entity,
}: {
  readonly id: RelatedCardId
  readonly entity: Entity
}) {
  const { t } = useTranslation('catalog')
  return (
    <RelatedEntitiesCard
      entity={entity}
      title={t(`entity.related.${id}`)}
      empty={t(`entity.relatedEmpty.${id}`)}
      {...relatedCards[id]}
    />
  )
}
