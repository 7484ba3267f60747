import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entities/entity.ts'
import { defaultGraphQuery } from '../../model/graph/graphQuery.ts'
import { SmallGraph } from './SmallGraph.tsx'

const shown = { ...defaultGraphQuery, maxDepth: 1, maxNodes: 25 }

/** The direct relations of an entity as a graph (spec 1 §2). */
export function GraphCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog-graph')
  return <SmallGraph entity={entity} title={t('card.title')} none={t('card.none')} shown={shown} />
}
