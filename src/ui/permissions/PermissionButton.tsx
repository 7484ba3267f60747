import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PermissionState } from '../../model/entities/permissions/permission.ts'
import { ExplainedButton, type ExplainedButtonProps } from '../button/ExplainedButton.tsx'
import classes from './PermissionButton.module.css'
import { WhyButton } from './WhyButton.tsx'

export interface PermissionButtonProps extends Omit<
  ExplainedButtonProps,
  'explanation' | 'isInert'
> {
  readonly decision: PermissionState
  /** Why the button is disabled when denied, and whom to ask. */
  readonly denied: string
}

function propertiesOf(
  decision: PermissionState,
  denied: string,
  t: TFunction,
): Partial<ExplainedButtonProps> {
  switch (decision.status) {
    case 'deciding':
      return { isInert: true }
    case 'allowed':
      return {}
    case 'allowedForSome':
      return { explanation: t('permission.forSome') }
    case 'offline':
      return { isInert: true, explanation: t('permission.offline') }
    case 'denied':
      return { isInert: true, explanation: denied }
    case 'failed':
      return {
        explanation: t('permission.unchecked', { message: decision.failure.message }),
        'aria-busy': decision.isAskedAgain,
        onClick: decision.askAgain,
      }
  }
}

/**
 * A button that requires a permission. It keeps its space while the permission is checked, explains
 * a denial, and retries a failed check when pressed.
 */
export function PermissionButton({ decision, denied, ...rest }: PermissionButtonProps) {
  const { t } = useTranslation()
  const isDeciding = decision.status === 'deciding'
  return (
    <span
      className={classes['place']}
      inert={isDeciding}
      aria-hidden={isDeciding}
      data-status={decision.status}
    >
      <ExplainedButton {...rest} {...propertiesOf(decision, denied, t)} />
      <WhyButton decision={decision} />
    </span>
  )
}
