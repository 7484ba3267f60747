import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isOrphan } from '../../../../model/entities/annotations.ts'
import { errorsOf, type Entity } from '../../../../model/entities/entity.ts'
import { catalogPermissions } from '../../../../model/entities/permissions/catalogPermissions.ts'
import { removalTarget } from '../../../../model/entities/removal.ts'
import { catalogPath } from '../../../../model/paths.ts'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { LimitedList } from '../../../../ui/list/LimitedList.tsx'
import { LongText } from '../../../../ui/LongText.tsx'
import { Message } from '../../../../ui/message/Message.tsx'
import { PermissionButton } from '../../../../ui/permissions/PermissionButton.tsx'
import { usePermission } from '../../../entities/permissionsApi.ts'
import { orphanDeletionRequested } from '../../../unregister/unregisterSlice.ts'
import classes from './EntityWarnings.module.css'

/** Warnings of the catalog itself: orphans and processing errors. */
export function EntityWarnings({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const errors = errorsOf(entity)
  if (!isOrphan(entity) && errors.length === 0) return null
  return (
    <Stack gap="sm" className={classes['warnings']}>
      {isOrphan(entity) && (
        <Message
          severity="warning"
          title={t('entity.orphan')}
          actions={<DeleteOrphanButton entity={entity} />}
        />
      )}
      {errors.length > 0 && (
        <Message severity="error" title={t('entity.processingErrors')}>
          <LimitedList items={errors}>
            {(shown) =>
              shown.map((message) => (
                <p key={message}>
                  <LongText text={message} />
                </p>
              ))
            }
          </LimitedList>
        </Message>
      )}
    </Stack>
  )
}

/** Deletes an orphan after a confirmation, then opens the catalog (UNREG-17, UNREG-18). */
function DeleteOrphanButton({ entity }: { readonly entity: Entity }) {
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
