import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shallowEqual, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { buildGraph, type KnownEntities } from '../../model/graph/entityGraph.ts'
import {
  formatGraphQuery,
  graphHref,
  type GraphQuery,
  parseGraphQuery,
} from '../../model/graph/graphQuery.ts'
import { entityPath } from '../../model/paths.ts'
import { lazyPart } from '../../ui/behaviour/lazyPart.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'
import { EmptyGraph } from './EmptyGraph.tsx'
import { GraphContent } from './GraphContent.tsx'
import { batchQuery, entitiesOf, selectBatches } from './graphEntitiesApi.ts'
import type { GraphFilterPanelProps } from './GraphFilterPanel.tsx'
import graphFiltersClasses from './GraphFilters.module.css'
import classes from './GraphPage.module.css'
import { selectGraph } from './graphSlice.ts'
import { GraphStatus } from './GraphStatus.tsx'

/** Made with antd, which the cards of entities must not load. */
const GraphFilterPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "graph-filters" */ './GraphFilterPanel.tsx'))
      .GraphFilterPanel,
  <Stack gap="xs" isFramed className={graphFiltersClasses['panel']} aria-busy="true" />,
)

/** The filters; closed at first, and not fetched, where they would stand above the graph. */
function GraphFilters({ query, graph }: GraphFilterPanelProps) {
  const { t } = useTranslation('catalog-graph')
  const [isOpen, setIsOpen] = useState(() => window.innerWidth > 1_000)
  return (
    <details
      className={graphFiltersClasses['filters']}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>{t('filters')}</summary>
      {isOpen && <GraphFilterPanel query={query} graph={graph} />}
    </details>
  )
}

/** `/catalog-graph`: entities around the roots. The URL has the settings. */
export function GraphPage() {
  const { search } = useLocation()
  const query = useMemo(() => parseGraphQuery(search), [search])
  return query.roots.length === 0 ? <EmptyGraph /> : <OpenGraph query={query} />
}

const none = { batches: [], expansions: {} } as const

type Root = Parameters<typeof selectBatches>[0]

/** The cached entities of these batches. */
function useGraphEntities(batches: readonly (readonly string[])[]): KnownEntities {
  const answers = useSelector((state: Root) => selectBatches(state, batches), shallowEqual)
  return useMemo(() => entitiesOf(batches, answers), [batches, answers])
}

/** Keeps a batch in the cache, and up to date, while the page shows it; renders nothing. */
function KeptBatch({ refs }: { readonly refs: readonly string[] }) {
  useEntitiesByRefsQuery(batchQuery(refs))
  return null
}

/** The graph of a query; stable while nothing to draw changes. */
function useGraph(query: GraphQuery) {
  const state = useSelector(selectGraph)
  const { batches, expansions } = state.status === 'idle' ? none : state
  const entities = useGraphEntities(batches)
  const shape = formatGraphQuery({ ...query, selected: null, view: 'graph', direction: 'LR' })
  const graph = useMemo(
    () => buildGraph(parseGraphQuery(shape), expansions, entities),
    [shape, expansions, entities],
  )
  return { state, batches, entities, graph }
}

function OpenGraph({ query }: { readonly query: GraphQuery }) {
  const { t } = useTranslation('catalog-graph')
  const { state, batches, entities, graph } = useGraph(query)
  const name = graph.nodes
    .filter(({ isRoot }) => isRoot)
    .map((node) => node.name)
    .join(', ')
  const [first = '', ...others] = query.roots
  const root = others.length === 0 ? findEntityRef(first) : undefined
  return (
    <div className={classes['page']}>
      <title>{t('titleOf', { name })}</title>
      {batches.map((refs) => (
        <KeptBatch key={refs.join()} refs={refs} />
      ))}
      <Row as="header" gap="xs" across="md" className={classes['header']}>
        <h1>{t('titleOf', { name })}</h1>
        <p role="status">{t('shown', { count: graph.nodes.length })}</p>
        {root && <Link to={entityPath(root)}>{t('panel.open')}</Link>}
        <nav aria-label={t('view')} className={classes['views']}>
          <ViewLink query={query} view="graph" title={t('viewGraph')} />
          <ViewLink query={query} view="list" title={t('viewList')} />
        </nav>
      </Row>
      <Progress active={state.status === 'loading'} label={t('loading')} />
      <div className={classes['columns']}>
        <GraphFilters query={query} graph={graph} />
        <div className={classes['content']}>
          <GraphStatus state={state} graph={graph} />
          <GraphContent
            query={query}
            graph={graph}
            entities={entities}
            hasFailed={state.status === 'failed'}
          />
        </div>
      </div>
    </div>
  )
}

interface ViewLinkProps {
  readonly query: GraphQuery
  readonly view: GraphQuery['view']
  readonly title: string
}

function ViewLink({ query, view, title }: ViewLinkProps) {
  return (
    <Link
      to={graphHref({ ...query, view })}
      aria-current={query.view === view ? 'page' : undefined}
    >
      {title}
    </Link>
  )
}
