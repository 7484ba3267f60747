import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { shallowEqual, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { buildGraph, type KnownEntities } from '../../model/graph/entityGraph.ts'
import { formatGraphQuery, type GraphQuery, parseGraphQuery } from '../../model/graph/graphQuery.ts'
import { catalogGraphPath, entityPath } from '../../model/paths.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { PagePath } from '../../ui/page/PagePath.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'
import { EmptyGraph } from './EmptyGraph.tsx'
import { GraphContent } from './GraphContent.tsx'
import { batchQuery, entitiesOf, selectBatches } from './graphEntitiesApi.ts'
import { GraphFilters } from './GraphFilters.tsx'
import classes from './GraphPage.module.css'
import { selectGraph } from './graphSlice.ts'
import { GraphStatus } from './GraphStatus.tsx'

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
      {batches.map((refs) => (
        <KeptBatch key={refs.join()} refs={refs} />
      ))}
      <PageHead
        title={t('titleOf', { name })}
        path={<PagePath above={[{ to: catalogGraphPath, text: t('title') }]} here={name} />}
        actions={root && <Link to={entityPath(root)}>{t('panel.open')}</Link>}
      />
      <GraphFilters query={query} graph={graph} />
      <Progress active={state.status === 'loading'} label={t('loading')} />
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
  )
}
