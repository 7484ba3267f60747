import { BookOpen, CirclePlay, CodeXml, CopyPlus, Pencil, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { editUrlOf, sourceUrlOf, templateOf } from '../../../../model/catalog/aboutActions.ts'
import { docsEntityOf, docsEntityPage } from '../../../../model/entities/docsEntity.ts'
import { type Entity, entityRefOf } from '../../../../model/entities/entity.ts'
import { type EntityRef, stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { catalogPermissions } from '../../../../model/entities/permissions/catalogPermissions.ts'
import { isRefreshable } from '../../../../model/entities/refreshable.ts'
import { createFromTemplateRoute, viewTechDocRoute } from '../../../../model/routes/portalRoutes.ts'
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { useRoute } from '../../../../ui/page/portalContext.ts'
import { PermissionButton } from '../../../../ui/permissions/PermissionButton.tsx'
import { usePermission } from '../../../entities/permissionsApi.ts'
import {
  type EntityRefreshState,
  refreshRequested,
  selectIsRefreshing,
} from '../header/entityRefreshSlice.ts'
import classes from './AboutCard.module.css'

interface RefreshButtonProps {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
}

/** Asks the catalog to read the entity's source again soon (ENT-23). */
function RefreshButton({ entityRef }: RefreshButtonProps) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const decision = usePermission(catalogPermissions.refreshEntity, entityRef)
  const isRefreshing = useSelector((state: { readonly entityRefresh: EntityRefreshState }) =>
    selectIsRefreshing(state, entityRef),
  )
  return (
    <PermissionButton
      decision={decision}
      denied={t('entity.refreshDenied')}
      aria-busy={isRefreshing}
      onClick={() => dispatch(refreshRequested(entityRef))}
    >
      <RefreshCw size={14} aria-hidden="true" />
      {t('entity.refresh')}
    </PermissionButton>
  )
}

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
      {template && isTemplate && <LaunchAction template={template} />}
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
      {template && !isTemplate && <SimilarAction template={template} />}
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
}

const useForm = ({ namespace, name }: EntityRef) =>
  useRoute(createFromTemplateRoute, { namespace, templateName: name })

/** What one opens a template for. */
function LaunchAction({ template }: TemplateActionProps) {
  const { t } = useTranslation('catalog')
  const to = useForm(template)
  if (to === undefined) return null
  return (
    <ButtonLink to={to}>
      <CirclePlay size={14} aria-hidden="true" />
      {t('entity.launchTemplate')}
    </ButtonLink>
  )
}

function SimilarAction({ template }: TemplateActionProps) {
  const { t } = useTranslation('catalog')
  const to = useForm(template)
  if (to === undefined) return null
  return (
    <Action to={to} icon={<CopyPlus size={14} aria-hidden="true" />}>
      {t('entity.createSimilar')}
    </Action>
  )
}
