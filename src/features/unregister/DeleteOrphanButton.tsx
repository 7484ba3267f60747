import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Entity } from '../../model/entities/entity.ts'
import { catalogPermissions } from '../../model/entities/permissions/catalogPermissions.ts'
import { catalogPath } from '../../model/paths.ts'
import { removalTarget } from '../../model/unregister/removal.ts'
import { PermissionButton } from '../../ui/PermissionButton.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import { orphanDeletionRequested } from './unregisterSlice.ts'

/** Deletes an orphan after a question, and leads to the catalog (UNREG-17, UNREG-18). */
export function DeleteOrphanButton({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const target = removalTarget(entity, catalogPath)
  const decision = usePermission(catalogPermissions.deleteEntity, target.entityRef)
  return (
    <PermissionButton
      decision={decision}
      denied={t('unregister.denied')}
      onClick={() => dispatch(orphanDeletionRequested(target))}
    >
      {t('unregister.deleteOrphan')}
    </PermissionButton>
  )
}
