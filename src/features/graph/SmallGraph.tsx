import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { buildGraph, wantedRefs } from '../../model/graph/entityGraph.ts'
import { graphHref, type GraphQuery } from '../../model/graph/graphQuery.ts'
import { layoutEngineRef } from '../../model/graph/layoutEngineRef.ts'
import { smallGraphHeight } from '../../model/graph/smallGraph.ts'
import { Card } from '../../ui/Card.tsx'
import { DependencyGraph } from '../../ui/graph/DependencyGraph.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { useService } from '../../ui/page/portalContext.ts'
import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'
import { batchQuery, entitiesOf } from './graphEntitiesApi.ts'
import classes from './SmallGraph.module.css'
import { useDrawnGraph } from './useDrawnGraph.ts'

export interface SmallGraphProps {
  readonly entity: Entity
  readonly title: string
  /** Text of the empty graph. */
  readonly none: string
  /** The settings without the root; must be a constant. */
  readonly shown: Omit<GraphQuery, 'roots' | 'selected' | 'view'>
}

/** The relations of an entity that a single request returns; nodes link to their entities. */
export function SmallGraph({ entity, title, none, shown }: SmallGraphProps) {
  const { t } = useTranslation('catalog-graph')
  const engine = useService(layoutEngineRef)
  const ref = stringifyEntityRef(entityRefOf(entity))
  const query = useMemo(() => ({ ...shown, roots: [ref] }), [shown, ref])
  const refs = useMemo(() => wantedRefs(query, {}, new Map([[ref, entity]])), [query, ref, entity])
  const { currentData, error, refetch } = useEntitiesByRefsQuery(batchQuery(refs), {
    skip: refs.length === 0,
  })
  const graph = useMemo(() => {
    const around = entitiesOf([refs], [currentData])
    return buildGraph(query, {}, new Map([...around, [ref, entity]]))
  }, [query, refs, currentData, ref, entity])
  const whole = graphHref(query)
  const hasFailed = error !== undefined
  const { items, links, texts } = useDrawnGraph(graph, { hasFailed, moreTo: whole })
  const hidden = graph.nodes.find(({ isRoot }) => isRoot)?.hidden ?? 0
  return (
    <Card title={title}>
      {hasFailed && (
        <FailureMessage
          failure={toFailure(error)}
          title={t('loadFailed')}
          onRetry={() => void refetch()}
        />
      )}
      {refs.length === 0 ? (
        <Text isQuiet>{none}</Text>
      ) : (
        <div className={classes['drawing']} style={{ height: smallGraphHeight(refs.length) }}>
          <DependencyGraph
            items={items}
            links={links}
            direction={shown.direction}
            nodeMargin={14}
            engine={engine}
            texts={texts}
          />
        </div>
      )}
      <Row as="p" gap="xxs" across="md" align="stretch" isQuiet className={classes['more']}>
        <Link to={whole}>{t('card.link')}</Link>
        {hidden > 0 && t('card.hidden', { count: hidden })}
      </Row>
    </Card>
  )
}
