import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CatalogGraph } from '../../model/graph/entityGraph.ts'
import {
  defaultGraphQuery,
  depths,
  directions,
  graphHref,
  nodeBudgets,
  type GraphQuery,
} from '../../model/graph/graphQuery.ts'
import { Link } from '../../ui/Link.tsx'
import classes from './GraphFilters.module.css'
import { KindFilter, RelationFilter } from './GraphTypeFilters.tsx'

export interface GraphFiltersProps {
  readonly query: GraphQuery
  readonly graph: CatalogGraph
}

/** The filters. Each choice changes the URL. */
export function GraphFilters({ query, graph }: GraphFiltersProps) {
  const { t, i18n } = useTranslation('catalog-graph')
  const navigate = useNavigate()
  const choose = (change: Partial<GraphQuery>) =>
    // Synchronously, because controls show what the URL says.
    void navigate(graphHref({ ...query, ...change }), { flushSync: true })
  const number = new Intl.NumberFormat(i18n.language)
  const isNarrowed = query.relations.length + query.kinds.length > 0
  return (
    <details className={classes['filters']} open={window.innerWidth > 1_000}>
      <summary>{t('filters')}</summary>
      <div className={classes['panel']}>
        <Choice
          label={t('depth')}
          hint={t('depthHint')}
          value={String(query.maxDepth)}
          onChoose={(value) => {
            choose({ maxDepth: Number(value) })
          }}
        >
          {withValue(depths, query.maxDepth).map((depth) => (
            <option key={depth} value={depth}>
              {number.format(depth)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('budget')}
          value={String(query.maxNodes)}
          onChoose={(value) => {
            choose({ maxNodes: Number(value) })
          }}
        >
          {withValue(nodeBudgets, query.maxNodes).map((budget) => (
            <option key={budget} value={budget}>
              {number.format(budget)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('direction')}
          value={query.direction}
          onChoose={(value) => {
            choose({
              direction: directions.find((one) => one === value) ?? defaultGraphQuery.direction,
            })
          }}
        >
          {directions.map((direction) => (
            <option key={direction} value={direction}>
              {t(`directions.${direction}`)}
            </option>
          ))}
        </Choice>
        <Switch
          label={t('simplified')}
          hint={t('simplifiedHint')}
          isOn={query.isUnidirectional}
          onChange={(isOn) => {
            choose({ isUnidirectional: isOn })
          }}
        />
        <Switch
          label={t('merge')}
          hint={t('mergeHint')}
          isOn={query.isMerged}
          onChange={(isOn) => {
            choose({ isMerged: isOn })
          }}
        />
        <RelationFilter query={query} graph={graph} onChoose={choose} />
        <KindFilter query={query} graph={graph} onChoose={choose} />
        {isNarrowed && (
          <Link to={graphHref({ ...query, relations: [], kinds: [] })}>{t('showAll')}</Link>
        )}
      </div>
    </details>
  )
}

const withValue = (values: readonly number[], value: number): readonly number[] =>
  [...new Set([...values, value])].sort((a, b) => a - b)

interface ChoiceProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, hint, value, onChoose, children }: ChoiceProps) {
  return (
    <label className={classes['choice']} title={hint}>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          onChoose(target.value)
        }}
      >
        {children}
      </select>
    </label>
  )
}

interface SwitchProps {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  return (
    <label className={classes['option']} title={hint}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onChange(target.checked)
        }}
      />
      {label}
    </label>
  )
}
