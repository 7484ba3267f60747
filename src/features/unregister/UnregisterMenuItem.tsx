import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Entity } from '../../model/entities/entity.ts'
import { catalogPermissions } from '../../model/entities/permissions/catalogPermissions.ts'
import { removalTarget } from '../../model/entities/removal.ts'
import { catalogPath, entityOfPath } from '../../model/paths.ts'
import { unregisterRedirectRoute } from '../../model/routes/portalRoutes.ts'
import { useRoute } from '../../ui/page/portalContext.ts'
import { PermissionItem } from '../../ui/permissions/PermissionItem.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { unregisterRequested } from './unregisterSlice.ts'

/** Opens the dialog; hidden or disabled by `app.catalog.unregister`, else by the permission. */
export function UnregisterMenuItem({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('unregister')
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const option = useSelector(selectConfig)?.unregister
  // Opens the bound page afterwards, else the catalog (UNREG-14).
  const target = removalTarget(entity, useRoute(unregisterRedirectRoute) ?? catalogPath)
  const decision = usePermission(catalogPermissions.deleteEntity, target.entityRef)
  if (option === 'hidden') return null
  return (
    <PermissionItem
      icon={<Trash2 size={16} aria-hidden="true" />}
      decision={decision}
      label={t('menuItem')}
      denied={t('denied')}
      unavailable={option === 'disabled' ? t('turnedOff') : undefined}
      onSelect={() =>
        dispatch(
          unregisterRequested(entityOfPath(pathname) ? target : { ...target, openedAt: pathname }),
        )
      }
    />
  )
}
