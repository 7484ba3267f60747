import { useTranslation } from 'react-i18next'
import { defaultGraphQuery } from '../../../model/catalog/graphQuery.ts'
import type { Entity } from '../../../model/entity.ts'
import { SmallGraph } from './SmallGraph.tsx'

const shown = { ...defaultGraphQuery, maxDepth: 1, maxNodes: 25 }

/** What an entity is directly related to, drawn (spec 1 §2). */
export function GraphCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog-graph')
  return <SmallGraph entity={entity} title={t('card.title')} none={t('card.none')} shown={shown} />
}
