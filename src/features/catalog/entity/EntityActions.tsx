import {
  Check,
  Copy,
  Link as LinkIcon,
  Pencil,
  RefreshCw,
  SquareCode,
  Waypoints,
} from 'lucide-react'
import { useContext, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { editUrl, viewUrl } from '../../../model/entities/annotations.ts'
import { entityRefOf, refOf, type Entity } from '../../../model/entities/entity.ts'
import { catalogPermissions } from '../../../model/entities/permissions/catalogPermissions.ts'
import { isRefreshable } from '../../../model/entities/refreshable.ts'
import { entityPath, graphOf } from '../../../model/paths.ts'
import { catalogGraphRoute } from '../../../model/routes/portalRoutes.ts'
import { BasePath } from '../../../ui/Link.tsx'
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx'
import { useRoute } from '../../../ui/page/portalContext.ts'
import { PermissionItem } from '../../../ui/permissions/PermissionItem.tsx'
import { usePermission } from '../../entities/permissionsApi.ts'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import { ExtensionsOf } from './ExtensionsOf.tsx'
import { refreshRequested } from './header/entityRefreshSlice.ts'

export interface EntityActionsProps {
  readonly entity: Entity
  /** With its annotations; undefined until it is loaded, and if it cannot be. */
  readonly whole: Entity | undefined
  /** Why there are no addresses of its source. */
  readonly unavailable: string
}

/** The items of an entity's menu, in its row and on its page: the portal's own and those of plugins (ENT-07…09). */
export function EntityActions({ entity, whole, unavailable }: EntityActionsProps) {
  const { t } = useTranslation('catalog')
  const base = useContext(BasePath)
  const ref = refOf(entity)
  const address = () => new URL(base + entityPath(entityRefOf(entity)), document.baseURI).href
  return (
    <>
      <SourceItem
        icon={<SquareCode size={16} />}
        url={whole && viewUrl(whole)}
        {...{ unavailable }}
      >
        {t('table.viewSource')}
      </SourceItem>
      <SourceItem icon={<Pencil size={16} />} url={whole && editUrl(whole)} {...{ unavailable }}>
        {t('table.editSource')}
      </SourceItem>
      <CopyItem icon={<LinkIcon size={16} />} textOf={address}>
        {t('entity.copyUrl')}
      </CopyItem>
      <CopyItem icon={<Copy size={16} />} textOf={() => ref}>
        {t('table.copyRef')}
      </CopyItem>
      <GraphItem entityRef={ref} />
      {whole && isRefreshable(whole) && <RefreshItem entityRef={ref} />}
      {whole && <ExtensionsOf kind="menuItems" entity={whole} />}
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

interface CopyItemProps {
  readonly icon: ReactNode
  readonly textOf: () => string
  readonly children: ReactNode
}

/** Confirms the copying before the menu closes. */
function CopyItem({ icon, textOf, children }: CopyItemProps) {
  const { t } = useTranslation('shell')
  const dispatch = useDispatch()
  const button = useId()
  const isCopied = useSelector(selectCopiedButton) === button
  return (
    <MenuItem
      icon={isCopied ? <Check size={16} /> : icon}
      keepsOpen
      onSelect={() => dispatch(copyRequested({ button, text: textOf() }))}
    >
      <span aria-live="polite">{isCopied ? t('copied') : children}</span>
    </MenuItem>
  )
}

interface SourceItemProps {
  readonly icon: ReactNode
  readonly url: string | undefined
  readonly unavailable: string
  readonly children: ReactNode
}

/** A link, or the reason why there is none. */
const SourceItem = ({ icon, url, unavailable, children }: SourceItemProps) =>
  url === undefined ? (
    <MenuItem icon={icon} unavailable={unavailable}>
      {children}
    </MenuItem>
  ) : (
    <MenuItem icon={icon} to={url}>
      {children}
    </MenuItem>
  )
