import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { PermissionCheck } from '../../model/entities/permissions/permission.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import { selectLocation } from '../shell/locationSlice.ts'
import type { OwnersState } from './useOwners.ts'

/** A message to who can give access, with all that is known. */
export function useAccessRequest(check: PermissionCheck, owners: OwnersState): string {
  const { t } = useTranslation('permissions')
  const identity = useSelector(selectIdentity)
  const page = useSelector(selectLocation).pathname
  const { permission, resourceRef } = check
  const groups = identity?.ownershipEntityRefs ?? []
  const owning = owners.status === 'found' ? owners.owners.map(({ ref }) => ref) : []
  return [
    t('request.intro'),
    t('request.user', { user: identity?.userEntityRef ?? '' }),
    t('request.groups', { groups: groups.join(', ') || t('request.noGroups') }),
    t('request.permission', {
      name: permission.name,
      action: t(`actions.${permission.attributes.action ?? 'use'}`),
    }),
    t('request.resource', { resource: resourceRef ?? t('everything') }),
    ...(owning.length > 0 ? [t('request.owners', { owners: owning.join(', ') })] : []),
    t('request.page', { page }),
  ].join('\n')
}
