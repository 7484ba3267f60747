import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { kindOfRef, stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { buildGraph, wantedRefs, type KnownEntities } from '../../model/graph/entityGraph.ts'
import { defaultGraphQuery, graphHref } from '../../model/graph/graphQuery.ts'
import { layoutEngineRef } from '../../model/graph/layoutEngineRef.ts'
import { smallGraphHeight } from '../../model/graph/smallGraph.ts'
import { Card } from '../../ui/Card.tsx'
import { DependencyGraph } from '../../ui/graph/DependencyGraph.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { useService } from '../../ui/page/portalContext.ts'
import { Progress } from '../../ui/progress/Progress.tsx'
import { SegmentRadios } from '../../ui/segments/SegmentRadios.tsx'
import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'
import { batchQuery, entitiesOf } from './graphEntitiesApi.ts'
import { NestedBoxes } from './NestedBoxes.tsx'
import classes from './SystemDiagram.module.css'
import { useDrawnGraph } from './useDrawnGraph.ts'

const shown = {
  ...defaultGraphQuery,
  maxDepth: 1,
  isUnidirectional: false,
  kinds: ['api', 'component', 'domain', 'resource', 'system'],
  relations: ['apiProvidedBy', 'dependencyOf', 'dependsOn', 'hasPart', 'partOf', 'providesApi'],
}

/** The parts of a system or domain as boxes, or with their relations: 'part of', 'provides', 'depends on' (spec 1 §2). */
export function SystemDiagram({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog-graph')
  const [form, setForm] = useState<'boxes' | 'graph'>('boxes')
  const ref = stringifyEntityRef(entityRefOf(entity))
  const query = useMemo(() => ({ ...shown, roots: [ref] }), [ref])
  const refs = useMemo(() => wantedRefs(query, {}, new Map([[ref, entity]])), [query, ref, entity])
  const { currentData, error, refetch, isFetching } = useEntitiesByRefsQuery(batchQuery(refs), {
    skip: refs.length === 0,
  })
  const entities = useMemo(
    () => new Map([...entitiesOf([refs], [currentData]), [ref, entity] as const]),
    [refs, currentData, ref, entity],
  )
  const hasFailed = error !== undefined
  return (
    <Card
      title={t(kindOfRef(ref) === 'domain' ? 'diagram.domainTitle' : 'diagram.title')}
      actions={
        <SegmentRadios
          isSmall
          isLabelHidden
          label={t('diagram.form')}
          options={[
            { value: 'boxes', label: t('diagram.boxes') },
            { value: 'graph', label: t('viewGraph') },
          ]}
          value={form}
          onChoose={setForm}
        />
      }
    >
      <Progress active={isFetching} label={t('loading')} />
      {hasFailed && (
        <FailureMessage
          failure={toFailure(error)}
          title={t('loadFailed')}
          onRetry={() => void refetch()}
        />
      )}
      {refs.length === 0 ? (
        <Text isQuiet>{t('diagram.none')}</Text>
      ) : form === 'boxes' ? (
        <NestedBoxes roots={query.roots} entities={entities} />
      ) : (
        <PartsGraph query={query} entities={entities} hasFailed={hasFailed} count={refs.length} />
      )}
    </Card>
  )
}

interface PartsGraphProps {
  readonly query: Parameters<typeof buildGraph>[0] & Parameters<typeof graphHref>[0]
  readonly entities: KnownEntities
  readonly hasFailed: boolean
  readonly count: number
}

function PartsGraph({ query, entities, hasFailed, count }: PartsGraphProps) {
  const { t } = useTranslation('catalog-graph')
  const engine = useService(layoutEngineRef)
  const graph = useMemo(() => buildGraph(query, {}, entities), [query, entities])
  const whole = graphHref(query)
  const { items, links, texts } = useDrawnGraph(graph, { hasFailed, moreTo: whole })
  const hidden = graph.nodes.find(({ isRoot }) => isRoot)?.hidden ?? 0
  return (
    <>
      <div className={classes['drawing']} style={{ height: smallGraphHeight(count) }}>
        <DependencyGraph
          items={items}
          links={links}
          direction={defaultGraphQuery.direction}
          nodeMargin={14}
          engine={engine}
          texts={texts}
        />
      </div>
      <Row as="p" gap="xxs" across="md" align="stretch" isQuiet className={classes['more']}>
        <Link to={whole}>{t('card.link')}</Link>
        {hidden > 0 && t('card.hidden', { count: hidden })}
      </Row>
    </>
  )
}
