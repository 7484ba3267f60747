import {
  Check,
  Copy,
  Pencil,
  RefreshCw,
  SquareArrowOutUpRight,
  SquareCode,
  Waypoints,
} from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { editUrl, viewUrl } from '../../../../model/entities/annotations.ts'
import { entityRefOf, refOf, type Entity } from '../../../../model/entities/entity.ts'
import { catalogPermissions } from '../../../../model/entities/permissions/catalogPermissions.ts'
import { isRefreshable } from '../../../../model/entities/refreshable.ts'
import { entityPath, graphOf } from '../../../../model/paths.ts'
import { catalogGraphRoute } from '../../../../model/routes/portalRoutes.ts'
import { MenuItem } from '../../../../ui/overlay/MenuItem.tsx'
import { useRoute } from '../../../../ui/page/portalContext.ts'
import { PermissionItem } from '../../../../ui/permissions/PermissionItem.tsx'
import { useEntityByRefQuery } from '../../../entities/catalogApi.ts'
import { usePermission } from '../../../entities/permissionsApi.ts'
import { copyRequested, selectCopiedButton } from '../../../shell/clipboardSlice.ts'
import { ExtensionsOf } from '../../entity/ExtensionsOf.tsx'
import { refreshRequested } from '../../entity/header/entityRefreshSlice.ts'

/** Rows have no annotations, which are long, so the entity is requested when the menu opens. */
export function RowActions({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const ref = refOf(entity)
  const { data, isError } = useEntityByRefQuery(ref)
  const missing = isError ? t('table.sourceFailed') : t('table.noSource')
  const unavailable = data === undefined && !isError ? t('table.sourceLoading') : missing
  return (
    <>
      <MenuItem icon={<SquareArrowOutUpRight size={16} />} to={entityPath(entityRefOf(entity))}>
        {t('table.open')}
      </MenuItem>
      <SourceItem
        icon={<SquareCode size={16} />}
        url={data && viewUrl(data)}
        unavailable={unavailable}
        text={t('table.viewSource')}
      />
      <SourceItem
        icon={<Pencil size={16} />}
        url={data && editUrl(data)}
        unavailable={unavailable}
        text={t('table.editSource')}
      />
      <CopyItem text={ref} />
      <GraphItem entityRef={ref} />
      {data && isRefreshable(data) && <RefreshItem entityRef={ref} />}
      {data && <ExtensionsOf kind="menuItems" entity={data} />}
    </>
  )
}

interface ItemProps {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
}

function GraphItem({ entityRef }: ItemProps) {
  const { t } = useTranslation('catalog')
  const graph = useRoute(catalogGraphRoute)
  if (graph === undefined) return null
  return (
    <MenuItem icon={<Waypoints size={16} />} to={graphOf(graph, entityRef)}>
      {t('table.openGraph')}
    </MenuItem>
  )
}

function RefreshItem({ entityRef }: ItemProps) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const decision = usePermission(catalogPermissions.refreshEntity, entityRef)
  return (
    <PermissionItem
      icon={<RefreshCw size={16} />}
      decision={decision}
      label={t('table.refresh')}
      denied={t('entity.refreshDenied')}
      onSelect={() => dispatch(refreshRequested(entityRef))}
    />
  )
}

/** Confirms the copying before the menu closes. */
function CopyItem({ text }: { readonly text: string }) {
  const { t } = useTranslation(['catalog', 'shell'])
  const dispatch = useDispatch()
  const button = useId()
  const isCopied = useSelector(selectCopiedButton) === button
  const Icon = isCopied ? Check : Copy
  return (
    <MenuItem
      icon={<Icon size={16} />}
      keepsOpen
      onSelect={() => dispatch(copyRequested({ button, text }))}
    >
      <span aria-live="polite">{isCopied ? t('copied', { ns: 'shell' }) : t('table.copyRef')}</span>
    </MenuItem>
  )
}

interface SourceItemProps {
  readonly icon: React.ReactNode
  readonly url: string | undefined
  readonly unavailable: string
  readonly text: string
}

/** A link, or the reason why there is none. */
const SourceItem = ({ icon, url, unavailable, text }: SourceItemProps) =>
  url === undefined ? (
    <MenuItem icon={icon} unavailable={unavailable}>
      {text}
    </MenuItem>
  ) : (
    <MenuItem icon={icon} to={url}>
      {text}
    </MenuItem>
  )
