import { type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatalogGraph, GraphEdge, GraphNode } from '../../model/graph/entityGraph.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../ui/badges/ProblemBadge.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useRelationName } from '../entities/useRelationName.ts'
import classes from './GraphList.module.css'

interface StepProps {
  readonly label?: string
  readonly isPressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Focuses the previous, next, first or last button of the list. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const move = moves[event.key]
  const list = event.currentTarget.closest('section')
  if (!move || !list) return
  event.preventDefault()
  const steps = [...list.querySelectorAll<HTMLButtonElement>('button[data-step]')]
  steps[move(steps.indexOf(event.currentTarget), steps.length)]?.focus()
}

/** A button of the list, reachable with arrow keys. */
function Step({ label, isPressed, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      data-step
      className={classes['step']}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
      onKeyDown={walk}
    >
      {children}
    </button>
  )
}

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
    <Stack as="section" gap="md" isFramed className={classes['list']} aria-label={t('list.label')}>
      {levels.map(([depth, nodes]) => (
        <div key={depth}>
          <Text as="h2" isQuiet isSmall className={classes['level']}>
            {depth === 0 ? t('list.root') : t('list.depth', { depth })}
          </Text>
          <ul>
            {nodes.map((node) => (
              <GraphRow
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
    </Stack>
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

function GraphRow({ node, edges, names, isSelected, onSelect, onExpand }: RowProps) {
  const { t } = useTranslation('catalog-graph')
  const relationName = useRelationName()
  const { ref, kind, name, type, lifecycle, problem, status, hidden } = node
  const about = status === 'missing' ? t('node.missing') : [kind, type].filter(Boolean).join(' · ')
  return (
    <Row
      as="li"
      gap="xxs"
      across="sm"
      align="baseline"
      className={classes['row']}
      data-selected={isSelected}
    >
      <Step
        isPressed={isSelected}
        onPress={() => {
          onSelect(ref)
        }}
      >
        <EntityIcon kind={kind} />
        <strong>{name}</strong>
      </Step>
      <Text as="span" isQuiet isSmall>
        {about}
      </Text>
      {problem && <ProblemBadge problem={problem} />}
      {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
      {edges.length === 0 ? null : (
        <Row as="ul" across="sm" align="stretch" className={classes['edges']}>
          {edges.map(({ id, to, types }) => (
            <li key={id}>
              <Text as="span" isQuiet isSmall className={classes['relation']}>
                {types.map(relationName).join(', ')}
              </Text>
              <Step
                onPress={() => {
                  onSelect(to)
                }}
              >
                {names.get(to)}
              </Step>
            </li>
          ))}
        </Row>
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
    </Row>
  )
}
