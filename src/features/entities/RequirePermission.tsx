import type { ReactNode } from 'react'
import type { BasicPermission } from '../../model/entities/permissions/permission.ts'
import { PermissionGate } from '../../ui/permissions/PermissionGate.tsx'
import { usePermission } from './permissionsApi.ts'

export interface RequirePermissionProps {
  readonly permission: BasicPermission
  readonly children: ReactNode
}

/** A page that requires a permission (PERM-14 to PERM-16). */
export const RequirePermission = ({ permission, children }: RequirePermissionProps) => (
  <PermissionGate decision={usePermission(permission)}>{children}</PermissionGate>
)

interface IfPermittedProps extends RequirePermissionProps {
  /** The permission is not requested before. */
  readonly isReady: boolean
}

/** Part of a page: shown once the permission is known to be granted, or where the check failed and the next page decides. */
export function IfPermitted({ permission, isReady, children }: IfPermittedProps) {
  const { status } = usePermission(permission, undefined, !isReady)
  return status === 'deciding' || status === 'denied' ? null : children
}
