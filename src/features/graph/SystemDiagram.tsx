import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entities/entity.ts'
import { defaultGraphQuery } from '../../model/graph/graphQuery.ts'
import { SmallGraph } from './SmallGraph.tsx'

const shown = {
  ...defaultGraphQuery,
  maxDepth: 1,
  isUnidirectional: false,
  kinds: ['api', 'component', 'domain', 'resource', 'system'],
  relations: ['apiProvidedBy', 'dependencyOf', 'dependsOn', 'hasPart', 'partOf', 'providesApi'],
}

/** The parts of a system and their relations: 'part of', 'provides', 'depends on' (spec 1 §2). */
export function SystemDiagram({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog-graph')
  return (
    <SmallGraph entity={entity} title={t('diagram.title')} none={t('diagram.none')} shown={shown} />
  )
}
