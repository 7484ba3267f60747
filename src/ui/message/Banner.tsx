import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../overlay/CloseButton.tsx'
import classes from './Banner.module.css'

export interface BannerProps {
  readonly severity: 'info' | 'warning'
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** Missing if the banner cannot be dismissed. */
  readonly onDismiss?: () => void
}

/** A message above the content it concerns. */
export function Banner({ severity, children, actions, onDismiss }: BannerProps) {
  const { t } = useTranslation()
  const Icon = severity === 'info' ? Info : TriangleAlert
  return (
    <div className={classes['banner']} data-severity={severity} role="note">
      <Icon size={18} className={classes['icon']} aria-hidden="true" />
      <div className={classes['text']}>{children}</div>
      {actions}
      {onDismiss && <CloseButton label={t('dismiss')} onClose={onDismiss} />}
    </div>
  )
}
