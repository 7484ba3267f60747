import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CatalogGraph } from '../../model/graph/entityGraph.ts'
import {
  depths,
  directions,
  graphHref,
  nodeBudgets,
  type GraphQuery,
} from '../../model/graph/graphQuery.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { SegmentLinks } from '../../ui/segments/SegmentLinks.tsx'
import { SegmentRadios } from '../../ui/segments/SegmentRadios.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TypeChips, TypePicker } from './GraphTypes.tsx'
import { useGraphTypes } from './useGraphTypes.ts'

const arrows = { LR: ArrowRight, TB: ArrowDown, RL: ArrowLeft, BT: ArrowUp } as const

export interface GraphFiltersProps {
  readonly query: GraphQuery
  readonly graph: CatalogGraph
}

/** The filters of the graph and how it is drawn. Each choice changes the URL. */
export function GraphFilters({ query, graph }: GraphFiltersProps) {
  const { t, i18n } = useTranslation('catalog-graph')
  const navigate = useNavigate()
  const choose = (change: Partial<GraphQuery>) =>
    // Synchronously, because controls show what the URL says.
    void navigate(graphHref({ ...query, ...change }), { flushSync: true })
  const number = new Intl.NumberFormat(i18n.language)
  const numbers = (values: readonly number[], value: number) =>
    withValue(values, value).map((one) => ({ value: one, label: number.format(one) }))
  const types = useGraphTypes(query, graph, choose)
  return (
    <FilterBar
      results={t('shown', { count: graph.nodes.length })}
      chips={types.map((type) => (
        <TypeChips key={type.label} {...type} />
      ))}
      clearTo={
        query.relations.length + query.kinds.length > 0
          ? graphHref({ ...query, relations: [], kinds: [] })
          : undefined
      }
    >
      <SegmentLinks
        label={t('view')}
        links={(['graph', 'list'] as const).map((view) => ({
          to: graphHref({ ...query, view }),
          text: t(view === 'graph' ? 'viewGraph' : 'viewList'),
          isCurrent: query.view === view,
        }))}
      />
      {types.map((type) => (
        <TypePicker key={type.label} {...type} />
      ))}
      <SegmentRadios
        label={t('depth')}
        hint={t('depthHint')}
        options={numbers(depths, query.maxDepth)}
        value={query.maxDepth}
        onChoose={(maxDepth) => {
          choose({ maxDepth })
        }}
      />
      <SegmentRadios
        label={t('budget')}
        options={numbers(nodeBudgets, query.maxNodes)}
        value={query.maxNodes}
        onChoose={(maxNodes) => {
          choose({ maxNodes })
        }}
      />
      <SegmentRadios
        label={t('direction')}
        isLabelHidden
        options={directions.map((value) => {
          const Arrow = arrows[value]
          const title = t(`directions.${value}`)
          const label = (
            <>
              <Arrow size={16} aria-hidden="true" />
              <VisuallyHidden>{title}</VisuallyHidden>
            </>
          )
          return { value, label, title }
        })}
        value={query.direction}
        onChoose={(direction) => {
          choose({ direction })
        }}
      />
      <Option
        label={t('simplified')}
        hint={t('simplifiedHint')}
        isOn={query.isUnidirectional}
        onSwitch={(isOn) => {
          choose({ isUnidirectional: isOn })
        }}
      />
      <Option
        label={t('merge')}
        hint={t('mergeHint')}
        isOn={query.isMerged}
        onSwitch={(isOn) => {
          choose({ isMerged: isOn })
        }}
      />
    </FilterBar>
  )
}

const withValue = (values: readonly number[], value: number): readonly number[] =>
  [...new Set([...values, value])].sort((a, b) => a - b)

interface OptionProps {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

function Option({ label, hint, isOn, onSwitch }: OptionProps) {
  return (
    <label title={hint}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onSwitch(target.checked)
        }}
      />
      {label}
    </label>
  )
}
