import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { buildGraph, wantedRefs } from '../../model/graph/entityGraph.ts'
import { graphHref, type GraphQuery } from '../../model/graph/graphQuery.ts'
import { layoutEngineRef } from '../../model/graph/layoutEngineRef.ts'
import { Card } from '../../ui/Card.tsx'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { DependencyGraph } from '../../ui/graph/DependencyGraph.tsx'
import { Link } from '../../ui/Link.tsx'
import { useService } from '../../ui/portalContext.ts'
import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'
import { batchQuery, entitiesOf } from './graphEntitiesApi.ts'
import classes from './SmallGraph.module.css'
import { useDrawnGraph } from './useDrawnGraph.ts'

export interface SmallGraphProps {
  readonly entity: Entity
  readonly title: string
  /** Said where there is nothing to draw. */
  readonly none: string
  /** All but where it begins. A constant. */
  readonly shown: Omit<GraphQuery, 'roots' | 'selected' | 'view'>
}

/** Pixels in which a rank of so many nodes is seen whole; known before anything is drawn, so that nothing moves. */
const heightFor = (nodes: number): number => Math.min(Math.max(nodes * 62 + 80, 240), 560)

/** What one request tells of an entity's surroundings: a node leads to its entity. */
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
        <p className={classes['none']}>{none}</p>
      ) : (
        <div className={classes['drawing']} style={{ height: heightFor(refs.length) }}>
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
      <p className={classes['more']}>
        <Link to={whole}>{t('card.link')}</Link>
        {hidden > 0 && t('card.hidden', { count: hidden })}
      </p>
    </Card>
  )
}
