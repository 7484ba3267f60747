import { X } from 'lucide-react'
import classes from './Chip.module.css'

export interface ChipProps {
  readonly children: string
  /** Name of the button, such as `Remove go`. */
  readonly label: string
  readonly onRemove: () => void
}

/** A chosen value that can be removed. */
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
