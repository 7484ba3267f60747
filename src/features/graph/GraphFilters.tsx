import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/behaviour/lazyPart.tsx'
import type { GraphFilterPanelProps } from './GraphFilterPanel.tsx'
import classes from './GraphFilters.module.css'

/** Made with antd, which the cards of entities must not load. */
const GraphFilterPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "graph-filters" */ './GraphFilterPanel.tsx'))
      .GraphFilterPanel,
  <div className={classes['panel']} aria-busy="true" />,
)

/** The filters; closed at first, and not fetched, where they would stand above the graph. */
export function GraphFilters({ query, graph }: GraphFilterPanelProps) {
  const { t } = useTranslation('catalog-graph')
  const [isOpen, setIsOpen] = useState(() => window.innerWidth > 1_000)
  return (
    <details
      className={classes['filters']}
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
