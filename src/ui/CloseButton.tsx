import { X } from 'lucide-react'
import classes from './CloseButton.module.css'

export interface CloseButtonProps {
  /** What closing does, for whoever does not see the cross. */
  readonly label: string
  /** Its place in what it closes. */
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
