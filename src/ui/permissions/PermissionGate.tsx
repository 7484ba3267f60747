import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PermissionState } from '../../model/entities/permissions/permission.ts'
import { FailureMessage } from '../message/FailureMessage.tsx'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { WhyButton } from './WhyButton.tsx'

export interface PermissionGateProps {
  /** Result of `usePermission`. */
  readonly decision: PermissionState
  readonly children: ReactNode
  /** Shown when denied, instead of "not found". */
  readonly errorPage?: ReactNode
}

/**
 * Shows content that requires a permission (PERM-14 to PERM-16): nothing while it is checked, an
 * error page when denied.
 */
export function PermissionGate({ decision, children, errorPage }: PermissionGateProps) {
  const { t } = useTranslation()
  switch (decision.status) {
    case 'deciding':
      return null
    // Without a network, or allowed for some resources: the content says what it cannot show.
    case 'offline':
    case 'allowed':
    case 'allowedForSome':
      return <>{children}</>
    case 'denied':
      return (
        <>
          {errorPage ?? <NothingHere />}
          <WhyButton decision={decision} />
        </>
      )
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
