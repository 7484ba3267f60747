import { X } from 'lucide-react'
import classes from './CloseButton.module.css'

export interface CloseButtonProps {
  /** The button's name for screen readers. */
  readonly label: string
  /** Positions the button in its container. */
  readonly className?: string | undefined
  readonly onClose: () => void
}

export function CloseButton({ label, className = '', onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={`${classes['close'] ?? ''} ${className}`}
      aria-label={label}
      title={label}
      onClick={onClose}
    >
      <X size={16} aria-hidden="true" />
    </button>
  )
}
