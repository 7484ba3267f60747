import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { CatalogGraph, KnownEntities } from '../../model/graph/entityGraph.ts'
import {
  formatGraphQuery,
  graphHref,
  parseGraphQuery,
  type GraphQuery,
} from '../../model/graph/graphQuery.ts'
import { layoutEngineRef } from '../../model/graph/layoutEngineRef.ts'
import { DependencyGraph } from '../../ui/graph/DependencyGraph.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useService } from '../../ui/page/portalContext.ts'
import { GraphLegend } from './GraphLegend.tsx'
import { GraphList } from './GraphList.tsx'
import classes from './GraphPage.module.css'
import { nodeExpanded } from './graphSlice.ts'
import { NodePanel } from './NodePanel.tsx'
import { useDrawnGraph } from './useDrawnGraph.ts'

export interface GraphContentProps {
  readonly query: GraphQuery
  readonly graph: CatalogGraph
  readonly entities: KnownEntities
  readonly hasFailed: boolean
}

/** The graph, or the same as a list, and the selected node. */
export function GraphContent({ query, graph, entities, hasFailed }: GraphContentProps) {
  const { t } = useTranslation('catalog-graph')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const engine = useService(layoutEngineRef)
  const { items, links, texts } = useDrawnGraph(graph, { hasFailed })
  const { selected, direction, view, roots } = query
  const search = formatGraphQuery(query)
  const select = useCallback(
    (ref: string | null) => {
      // Synchronously, because the URL says which node is marked; no history entry.
      void navigate(graphHref({ ...parseGraphQuery(search), selected: ref }), {
        replace: true,
        flushSync: true,
      })
    },
    [navigate, search],
  )
  const expand = useCallback((ref: string) => dispatch(nodeExpanded(ref)), [dispatch])
  const chosen = graph.nodes.find(({ ref }) => ref === selected)
  return (
    <Stack className={classes['stage']} data-panel={chosen !== undefined}>
      {view === 'list' ? (
        <GraphList graph={graph} selected={selected} onSelect={select} onExpand={expand} />
      ) : (
        <div className={classes['graph']}>
          <DependencyGraph
            key={roots.join()}
            items={items}
            links={links}
            direction={direction}
            engine={engine}
            selected={selected}
            onSelect={select}
            onExpand={expand}
            texts={texts}
            fileName={`${t('title')}.svg`}
            legend={<GraphLegend nodes={graph.nodes} />}
          />
        </div>
      )}
      {chosen && (
        <NodePanel
          node={chosen}
          entity={entities.get(chosen.ref) ?? undefined}
          rootHref={graphHref({ ...query, roots: [chosen.ref], selected: null })}
          onExpand={expand}
          onClose={() => {
            select(null)
          }}
        />
      )}
    </Stack>
  )
}
