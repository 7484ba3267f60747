import { useTranslation } from 'react-i18next'
import type { CatalogGraph } from '../../model/graph/entityGraph.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Legend, type LegendEntry } from '../../ui/layout/Legend.tsx'
import classes from './GraphPage.module.css'
import { themeOfKind } from './kindThemes.ts'

/** The kinds in a graph, with their colours and icons, and how a missing entity looks. */
export function GraphLegend({ nodes }: Pick<CatalogGraph, 'nodes'>) {
  const { t } = useTranslation('catalog-graph')
  const found = nodes.filter(({ status }) => status === 'found')
  const kinds = [...new Set(found.map(({ kind }) => kind))].sort().map((kind): LegendEntry => ({
    id: kind,
    icon: <EntityIcon kind={kind} size={14} />,
    text: t('legendOf', { kind, count: found.filter((node) => node.kind === kind).length }),
    pageTheme: themeOfKind(kind),
  }))
  const hasMissing = nodes.some(({ status }) => status === 'missing')
  const missing: LegendEntry = { id: 'missing', text: t('node.missing'), look: 'missing' }
  return (
    <Legend
      label={t('legend')}
      className={classes['legend']}
      entries={hasMissing ? [...kinds, missing] : kinds}
    />
  )
}
