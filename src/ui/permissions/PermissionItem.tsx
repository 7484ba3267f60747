import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionState } from '../../model/entities/permissions/permission.ts'
import { MenuItem } from '../overlay/MenuItem.tsx'
import { useWhy } from './WhyButton.tsx'

export interface PermissionItemProps {
  readonly icon: ReactNode
  readonly decision: PermissionState
  readonly label: string
  /** Why it cannot be chosen without permission, and whom to ask. */
  readonly denied: string
  /** Another reason why it cannot be chosen. */
  readonly unavailable?: string | undefined
  readonly onSelect: () => void
}

/** A menu item that requires a permission. Choosing it checks again after a failed check, and explains a denial. */
export function PermissionItem(props: PermissionItemProps) {
  const { icon, decision, label, denied, unavailable, onSelect } = props
  const { t } = useTranslation()
  const why = useWhy(decision)
  if (unavailable === undefined && decision.status === 'failed') {
    return (
      <MenuItem icon={icon} keepsOpen onSelect={decision.askAgain}>
        {t('permission.itemUnchecked', { label })}
      </MenuItem>
    )
  }
  const reasons: Partial<Record<PermissionState['status'], string>> = {
    denied,
    deciding: t('permission.deciding'),
    offline: t('permission.offline'),
  }
  const reason = reasons[decision.status]
  return (
    <MenuItem
      icon={icon}
      unavailable={unavailable ?? reason}
      onSelect={onSelect}
      onExplain={unavailable === undefined ? why : undefined}
    >
      {label}
    </MenuItem>
  )
}
