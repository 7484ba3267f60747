import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { specText, type Entity } from '../../model/entities/entity.ts'
import { problemsOf } from '../../model/entities/entityProblems.ts'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import type { GraphNode } from '../../model/graph/entityGraph.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../ui/badges/ProblemBadge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { CloseButton } from '../../ui/overlay/CloseButton.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import classes from './NodePanel.module.css'

export interface NodePanelProps {
  readonly node: GraphNode
  readonly entity: Entity | undefined
  /** The graph with this node as its root. */
  readonly rootHref: string
  readonly onExpand: (ref: string) => void
  readonly onClose: () => void
}

/** The selected entity, and actions for it. */
export function NodePanel({ node, entity, rootHref, onExpand, onClose }: NodePanelProps) {
  const { t } = useTranslation('catalog-graph')
  const { ref, kind, name, type, status, isRoot, hidden } = node
  const parsed = findEntityRef(ref)
  const owner = entity && specText(entity, 'owner')
  const lifecycle = entity && specText(entity, 'lifecycle')
  return (
    <Stack
      as="section"
      gap="xs"
      isFramed
      className={classes['panel']}
      aria-label={t('panel.label')}
    >
      <Row as="header" gap="xs" isOneLine align="start" className={classes['header']}>
        <EntityIcon kind={kind} size={20} />
        <h2>{name}</h2>
        <CloseButton label={t('panel.close')} onClose={onClose} />
      </Row>
      <code>{ref}</code>
      {status === 'missing' && <p className={classes['missing']}>{t('panel.missing')}</p>}
      {entity &&
        problemsOf(entity).map((problem) => <ProblemBadge key={problem} problem={problem} />)}
      <Row as="dl" gap="xs" across="md" align="stretch" className={classes['fields']}>
        <Field label={t('panel.kind')}>{entity?.kind ?? kind}</Field>
        {type !== undefined && <Field label={t('panel.type')}>{type}</Field>}
        {lifecycle !== undefined && (
          <Field label={t('panel.lifecycle')}>
            <LifecycleBadge lifecycle={lifecycle} />
          </Field>
        )}
        {owner !== undefined && (
          <Field label={t('panel.owner')}>
            <EntityRefLink text={owner} kind="group" />
          </Field>
        )}
      </Row>
      <Row gap="xs" across="md" className={classes['actions']}>
        {parsed && status === 'found' && <Link to={entityPath(parsed)}>{t('panel.open')}</Link>}
        {!isRoot && status === 'found' && <Link to={rootHref}>{t('panel.setRoot')}</Link>}
        {hidden > 0 && (
          <Button
            onClick={() => {
              onExpand(ref)
            }}
          >
            {t('panel.more', { count: hidden })}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
