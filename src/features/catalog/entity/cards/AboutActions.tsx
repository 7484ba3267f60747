import { BookOpen, CirclePlay, CodeXml, CopyPlus, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { editUrlOf, sourceUrlOf, templateOf } from '../../../../model/catalog/aboutActions.ts'
import { docsEntityOf, docsEntityPage } from '../../../../model/entities/docsEntity.ts'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef, type EntityRef } from '../../../../model/entities/entityRef.ts'
import { isRefreshable } from '../../../../model/entities/refreshable.ts'
import { createFromTemplateRoute, viewTechDocRoute } from '../../../../model/routes/portalRoutes.ts'
import { Link } from '../../../../ui/Link.tsx'
import { useRoute } from '../../../../ui/page/portalContext.ts'
import { RefreshButton } from '../header/RefreshButton.tsx'
import classes from './AboutCard.module.css'

/** Links to source, docs and template. Actions without a target are not shown. */
export function AboutActions({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const source = sourceUrlOf(entity)
  const edit = editUrlOf(entity)
  const docs = docsEntityOf(entity)
  const template = templateOf(entity)
  const isTemplate = entity.kind.toLowerCase() === 'template'
  return (
    <div className={classes['actions']}>
      {isRefreshable(entity) && (
        <RefreshButton entityRef={stringifyEntityRef(entityRefOf(entity))} />
      )}
      {source !== undefined && (
        <Action to={source} icon={<CodeXml size={14} aria-hidden="true" />}>
          {t('entity.viewSource')}
        </Action>
      )}
      {docs && <DocsAction of={docs} page={docsEntityPage(entity)} />}
      {edit !== undefined && (
        <Action to={edit} icon={<Pencil size={14} aria-hidden="true" />}>
          {t('entity.editMetadata')}
        </Action>
      )}
      {template && (
        <TemplateAction
          template={template}
          title={t(isTemplate ? 'entity.launchTemplate' : 'entity.createSimilar')}
          icon={
            isTemplate ? (
              <CirclePlay size={14} aria-hidden="true" />
            ) : (
              <CopyPlus size={14} aria-hidden="true" />
            )
          }
        />
      )}
    </div>
  )
}

interface ActionProps {
  readonly to: string
  readonly icon: ReactNode
  readonly children: string
}

function Action({ to, icon, children }: ActionProps) {
  return (
    <span className={classes['action']}>
      {icon}
      <Link to={to}>{children}</Link>
    </span>
  )
}

interface DocsActionProps {
  readonly of: EntityRef
  /** Empty for the first one. */
  readonly page: string
}

function DocsAction({ of: { namespace, kind, name }, page }: DocsActionProps) {
  const { t } = useTranslation('catalog')
  const to = useRoute(viewTechDocRoute, { namespace, kind: kind.toLowerCase(), name })
  if (to === undefined) return null
  return (
    <Action
      to={page === '' ? to : `${to}/${page}`}
      icon={<BookOpen size={14} aria-hidden="true" />}
    >
      {t('entity.viewTechDocs')}
    </Action>
  )
}

interface TemplateActionProps {
  readonly template: EntityRef
  readonly title: string
  readonly icon: ReactNode
}

function TemplateAction({ template: { namespace, name }, title, icon }: TemplateActionProps) {
  const to = useRoute(createFromTemplateRoute, { namespace, templateName: name })
  if (to === undefined) return null
  return (
    <Action to={to} icon={icon}>
      {title}
    </Action>
  )
}
