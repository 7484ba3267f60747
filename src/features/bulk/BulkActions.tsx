import { RefreshCw, Trash2 } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { mostEntities } from '../../model/bulk/bulkJobs.ts'
import { catalogPermissions } from '../../model/entities/permissions/catalogPermissions.ts'
import { PermissionButton } from '../../ui/permissions/PermissionButton.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { refreshRequested, unregisterRequested } from './bulkSlice.ts'

export interface BulkActionsProps {
  /** Refs of the selected entities, as `stringifyEntityRef` gives them. */
  readonly refs: readonly string[]
}

const denied = { status: 'denied' } as const

/** Buttons for selected entities, and the dialog, which stays when the selection is gone. */
export function BulkActions({ refs }: BulkActionsProps) {
  const { t } = useTranslation('bulk')
  const dispatch = useDispatch()
  const option = useSelector(selectConfig)?.unregister
  const mayRefresh = usePermission(catalogPermissions.refreshEntity, undefined)
  const mayUnregister = usePermission(catalogPermissions.deleteEntity, undefined)
  const isTooMany = refs.length > mostEntities
  const tooMany = t('tooMany', { most: mostEntities })
  return (
    <>
      {refs.length > 0 && (
        <>
          <PermissionButton
            decision={isTooMany ? denied : mayRefresh}
            denied={isTooMany ? tooMany : t('refreshDenied')}
            onClick={() => dispatch(refreshRequested(refs))}
          >
            <RefreshCw size={14} aria-hidden="true" />
            <span>{t('refresh')}</span>
          </PermissionButton>
          {option !== 'hidden' && (
            <PermissionButton
              decision={isTooMany || option === 'disabled' ? denied : mayUnregister}
              denied={
                option === 'disabled' ? t('turnedOff') : isTooMany ? tooMany : t('unregisterDenied')
              }
              onClick={() => dispatch(unregisterRequested(refs))}
            >
              <Trash2 size={14} aria-hidden="true" />
              <span>{t('unregister')}</span>
            </PermissionButton>
          )}
        </>
      )}
      {createPortal(<BulkDialog />, document.body)}
    </>
  )
}
