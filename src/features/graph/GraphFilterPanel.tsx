import { Switch } from 'antd'
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
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx'
import '../../ui/antd/forms.antd.css'
import { Segments } from '../../ui/antd/Segments.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './GraphFilters.module.css'
import { KindFilter, RelationFilter } from './GraphTypeFilters.tsx'

const arrows = { LR: ArrowRight, TB: ArrowDown, RL: ArrowLeft, BT: ArrowUp } as const

export interface GraphFilterPanelProps {
  readonly query: GraphQuery
  readonly graph: CatalogGraph
}

/** Each choice changes the URL. */
export function GraphFilterPanel({ query, graph }: GraphFilterPanelProps) {
  const { t, i18n } = useTranslation('catalog-graph')
  const navigate = useNavigate()
  const choose = (change: Partial<GraphQuery>) =>
    // Synchronously, because controls show what the URL says.
    void navigate(graphHref({ ...query, ...change }), { flushSync: true })
  const number = new Intl.NumberFormat(i18n.language)
  const numbers = (values: readonly number[], value: number) =>
    withValue(values, value).map((one) => ({ value: one, label: number.format(one) }))
  const isNarrowed = query.relations.length + query.kinds.length > 0
  return (
    <AntdProvider>
      <Stack gap="xs" isFramed className={classes['panel']}>
        <Segments
          label={t('depth')}
          hint={t('depthHint')}
          options={numbers(depths, query.maxDepth)}
          value={query.maxDepth}
          onChoose={(maxDepth) => {
            choose({ maxDepth })
          }}
        />
        <Segments
          label={t('budget')}
          options={numbers(nodeBudgets, query.maxNodes)}
          value={query.maxNodes}
          onChoose={(maxNodes) => {
            choose({ maxNodes })
          }}
        />
        <Segments
          label={t('direction')}
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
        <RelationFilter query={query} graph={graph} onChoose={choose} />
        <KindFilter query={query} graph={graph} onChoose={choose} />
        {isNarrowed && (
          <Link to={graphHref({ ...query, relations: [], kinds: [] })}>{t('showAll')}</Link>
        )}
      </Stack>
    </AntdProvider>
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
    <label className={classes['option']} title={hint}>
      <Switch size="small" checked={isOn} onChange={onSwitch} />
      {label}
    </label>
  )
}
