import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { defaultGraphQuery, graphHref } from '../../model/graph/graphQuery.ts'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { RelationFan } from '../entities/RelationFan.tsx'

/** The direct relations of an entity, drawn (spec 1 §2). */
export function GraphCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog-graph')
  const roots = [stringifyEntityRef(entityRefOf(entity))]
  const hasRelations = (entity.relations ?? []).length > 0
  return (
    <Card
      title={t('card.title')}
      isLine={!hasRelations}
      actions={
        hasRelations && (
          <Link to={graphHref({ ...defaultGraphQuery, roots, maxDepth: 1 })}>{t('card.link')}</Link>
        )
      }
    >
      {hasRelations ? (
        <RelationFan entity={entity} failedTitle={t('loadFailed')} />
      ) : (
        <Text isQuiet>{t('card.none')}</Text>
      )}
    </Card>
  )
}
