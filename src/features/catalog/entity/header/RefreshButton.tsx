import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { catalogPermissions } from '../../../../model/entities/permissions/catalogPermissions.ts'
import { PermissionButton } from '../../../../ui/permissions/PermissionButton.tsx'
import { usePermission } from '../../../entities/permissionsApi.ts'
import {
  refreshRequested,
  selectIsRefreshing,
  type EntityRefreshState,
} from './entityRefreshSlice.ts'

export interface RefreshButtonProps {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
}

/** Asks the catalog to read the entity's source again soon (ENT-23). */
export function RefreshButton({ entityRef }: RefreshButtonProps) {
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
