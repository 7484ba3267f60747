import { Button } from 'antd'
import type { ReactNode } from 'react'
import '../../../../ui/antd/forms.antd.css'

export interface IconButtonProps {
  readonly id?: string
  readonly label: string
  readonly className?: string | undefined
  readonly isDisabled: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export function IconButton({
  id,
  label,
  className = '',
  isDisabled,
  onPress,
  children,
}: IconButtonProps) {
  return (
    <Button
      {...(id !== undefined && { id })}
      type="text"
      className={className}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      icon={children}
      onClick={onPress}
    />
  )
}
