import { useTranslation } from 'react-i18next'
import type { CatalogGraph } from '../../model/graph/entityGraph.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './GraphPage.module.css'
import { themeOfKind } from './kindThemes.ts'

/** The kinds in a graph, with their colours and icons, and how a missing entity looks. */
export function GraphLegend({ nodes }: Pick<CatalogGraph, 'nodes'>) {
  const { t } = useTranslation('catalog-graph')
  const found = nodes.filter(({ status }) => status === 'found')
  const kinds = [...new Set(found.map(({ kind }) => kind))].sort()
  return (
    <Row
      as="ul"
      gap="xxs"
      across="sm"
      isSmall
      className={classes['legend']}
      aria-label={t('legend')}
    >
      {kinds.map((kind) => (
        <li key={kind} data-page-theme={themeOfKind(kind)}>
          <EntityIcon kind={kind} size={14} />
          {t('legendOf', { kind, count: found.filter((node) => node.kind === kind).length })}
        </li>
      ))}
      {nodes.some(({ status }) => status === 'missing') && (
        <li data-missing="true">{t('node.missing')}</li>
      )}
    </Row>
  )
}
