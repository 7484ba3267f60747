import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatalogGraph, GraphEdge, GraphNode } from '../../model/graph/entityGraph.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../ui/badges/ProblemBadge.tsx'
import { useRelationName } from '../entities/useRelationName.ts'
import classes from './GraphList.module.css'
import { Step } from './Step.tsx'

export interface GraphListProps {
  readonly graph: CatalogGraph
  readonly selected: string | null
  readonly onSelect: (ref: string) => void
  readonly onExpand: (ref: string) => void
}

/** The graph as text: each entity with the targets of its edges. Arrow keys move between buttons. */
export function GraphList({ graph, selected, onSelect, onExpand }: GraphListProps) {
  const { t } = useTranslation('catalog-graph')
  const names = useMemo(() => new Map(graph.nodes.map(({ ref, name }) => [ref, name])), [graph])
  const outgoing = useMemo(() => Map.groupBy(graph.edges, ({ from }) => from), [graph])
  const levels = [...Map.groupBy(graph.nodes, ({ depth }) => depth)]
  return (
    <section className={classes['list']} aria-label={t('list.label')}>
      {levels.map(([depth, nodes]) => (
        <div key={depth}>
          <h2 className={classes['level']}>
            {depth === 0 ? t('list.root') : t('list.depth', { depth })}
          </h2>
          <ul>
            {nodes.map((node) => (
              <Row
                key={node.ref}
                node={node}
                edges={outgoing.get(node.ref) ?? []}
                names={names}
                isSelected={node.ref === selected}
                onSelect={onSelect}
                onExpand={onExpand}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface RowProps {
  readonly node: GraphNode
  readonly edges: readonly GraphEdge[]
  readonly names: ReadonlyMap<string, string>
  readonly isSelected: boolean
  readonly onSelect: (ref: string) => void
  readonly onExpand: (ref: string) => void
}

function Row({ node, edges, names, isSelected, onSelect, onExpand }: RowProps) {
  const { t } = useTranslation('catalog-graph')
  const relationName = useRelationName()
  const { ref, kind, name, type, lifecycle, problem, status, hidden } = node
  const about = status === 'missing' ? t('node.missing') : [kind, type].filter(Boolean).join(' · ')
  return (
    <li className={classes['row']} data-selected={isSelected}>
      <Step
        isPressed={isSelected}
        onPress={() => {
          onSelect(ref)
        }}
      >
        <EntityIcon kind={kind} />
        <strong>{name}</strong>
      </Step>
      <span className={classes['about']}>{about}</span>
      {problem && <ProblemBadge problem={problem} />}
      {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
      {edges.length === 0 ? null : (
        <ul className={classes['edges']}>
          {edges.map(({ id, to, types }) => (
            <li key={id}>
              <span className={classes['relation']}>{types.map(relationName).join(', ')}</span>
              <Step
                onPress={() => {
                  onSelect(to)
                }}
              >
                {names.get(to)}
              </Step>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Step
          label={t('node.more', { count: hidden, name })}
          onPress={() => {
            onExpand(ref)
          }}
        >
          {t('node.moreShort', { count: hidden })}
        </Step>
      )}
    </li>
  )
}
