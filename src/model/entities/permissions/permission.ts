// Permissions (spec 1 §3), and the decisions that need no request.

import type { Failure } from '../../failure.ts'

interface PermissionAttributes {
  readonly action?: 'create' | 'read' | 'update' | 'delete'
}

export interface BasicPermission {
  readonly type: 'basic'
  readonly name: string
  readonly attributes: PermissionAttributes
}

/** Depends on a single resource. */
export interface ResourcePermission {
  readonly type: 'resource'
  readonly name: string
  readonly attributes: PermissionAttributes
  readonly resourceType: string
}

export type Permission = BasicPermission | ResourcePermission

export interface PermissionCheck {
  readonly permission: Permission
  /** The resource, such as an entity ref; only for resource permissions. */
  readonly resourceRef?: string
}

/** `allowedForSome`: conditional, and the backend did not evaluate the conditions for this resource. */
export type Decision = 'allowed' | 'allowedForSome' | 'denied'

/** The state of a check on a page: a failed check is not a denial. */
export type PermissionState =
  | { readonly status: 'deciding' }
  | { readonly status: Exclude<Decision, 'denied'> }
  /** The backend cannot be reached, so nothing can be changed. */
  | { readonly status: 'offline' }
  | {
      readonly status: 'denied'
      /** What was asked; undefined where several things were. */
      readonly check?: PermissionCheck
    }
  | {
      readonly status: 'failed'
      readonly failure: Failure
      readonly isAskedAgain: boolean
      readonly askAgain: () => void
    }

/**
 * The decision, if it needs no request: everything is allowed while permissions are off (PERM-01), and a resource
 * permission without a resource is denied (PERM-17).
 */
export function decisionAtHand(
  { permission, resourceRef = '' }: PermissionCheck,
  isEnabled: boolean,
): Decision | undefined {
  if (!isEnabled) return 'allowed'
  return permission.type === 'resource' && resourceRef === '' ? 'denied' : undefined
}
