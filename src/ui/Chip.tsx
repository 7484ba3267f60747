import { X } from 'lucide-react'
import classes from './Chip.module.css'
import { Text } from './layout/Text.tsx'

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
      <Text as="span" isCut className={classes['text']} title={children}>
        {children}
      </Text>
      <X size={14} aria-hidden="true" />
    </button>
  )
}
