import { X } from 'lucide-react'
import classes from './Chip.module.css'

export interface ChipProps {
  readonly children: string
  /** What the button says it does, such as `Remove go`. */
  readonly label: string
  readonly onRemove: () => void
}

/** Something chosen that can be taken back. */
export function Chip({ children, label, onRemove }: ChipProps) {
  return (
    <button type="button" className={classes['chip']} aria-label={label} onClick={onRemove}>
      <span className={classes['text']} title={children}>
        {children}
      </span>
      <X size={14} aria-hidden="true" />
    </button>
  )
}
