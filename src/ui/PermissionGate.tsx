import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PermissionState } from '../model/entities/permissions/permission.ts'
import { FailureMessage } from './FailureMessage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

export interface PermissionGateProps {
  /** Of `usePermission`. */
  readonly decision: PermissionState
  readonly children: ReactNode
  /** Shown where it is denied, in place of "not found". */
  readonly errorPage?: ReactNode
}

/** Shows what takes a permission (PERM-14 to PERM-16): nothing while that is being decided, an error page where denied. */
export function PermissionGate({ decision, children, errorPage }: PermissionGateProps) {
  const { t } = useTranslation()
  switch (decision.status) {
    case 'deciding':
      return null
    // For some: what lies behind asks for each of its resources.
    case 'allowed':
    case 'allowedForSome':
      return <>{children}</>
    case 'denied':
      return <>{errorPage ?? <NothingHere />}</>
    case 'failed':
      return (
        <FailureMessage
          failure={decision.failure}
          title={t('permission.checkFailed')}
          onRetry={decision.askAgain}
        />
      )
  }
}

function NothingHere() {
  return <NotFoundPage path={useLocation().pathname} />
}
