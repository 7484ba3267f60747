import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Entity } from '../../../../model/entities/entity.ts'
import { catalogPermissions } from '../../../../model/entities/permissions/catalogPermissions.ts'
import { removalTarget } from '../../../../model/entities/removal.ts'
import { catalogPath } from '../../../../model/paths.ts'
import { PermissionButton } from '../../../../ui/PermissionButton.tsx'
import { usePermission } from '../../../entities/permissionsApi.ts'
import { orphanDeletionRequested } from '../../../unregister/unregisterSlice.ts'

/** Deletes an orphan after a question, and leads to the catalog (UNREG-17, UNREG-18). */
export function DeleteOrphanButton({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const target = removalTarget(entity, catalogPath)
  const decision = usePermission(catalogPermissions.deleteEntity, target.entityRef)
  return (
    <PermissionButton
      decision={decision}
      denied={t('entity.deleteDenied')}
      onClick={() => dispatch(orphanDeletionRequested(target))}
    >
      {t('entity.deleteOrphan')}
    </PermissionButton>
  )
}
