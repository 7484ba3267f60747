// What may be allowed or denied (spec 1 §3), and what is known of it without asking.

import type { Failure } from '../../failure.ts'

interface PermissionAttributes {
  readonly action?: 'create' | 'read' | 'update' | 'delete'
}

export interface BasicPermission {
  readonly type: 'basic'
  readonly name: string
  readonly attributes: PermissionAttributes
}

/** Decided for one resource at a time. */
export interface ResourcePermission {
  readonly type: 'resource'
  readonly name: string
  readonly attributes: PermissionAttributes
  readonly resourceType: string
}

export type Permission = BasicPermission | ResourcePermission

export interface PermissionCheck {
  readonly permission: Permission
  /** Of a resource permission only: the resource that is meant, such as an entity ref. */
  readonly resourceRef?: string
}

/** `allowedForSome`: allowed where conditions hold, and the backend did not say whether they hold here. */
export type Decision = 'allowed' | 'allowedForSome' | 'denied'

/** What a page knows of a check: a check that failed is not a denial. */
export type PermissionState =
  | { readonly status: 'deciding' }
  | { readonly status: Decision }
  | {
      readonly status: 'failed'
      readonly failure: Failure
      readonly isAskedAgain: boolean
      readonly askAgain: () => void
    }

/**
 * The decision that takes no request, if there is one: with the framework off everything is allowed (PERM-01), else
 * a resource permission without its resource is denied (PERM-17).
 */
export function decisionAtHand(
  { permission, resourceRef = '' }: PermissionCheck,
  isEnabled: boolean,
): Decision | undefined {
  if (!isEnabled) return 'allowed'
  return permission.type === 'resource' && resourceRef === '' ? 'denied' : undefined
}
