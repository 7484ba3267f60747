import { Star } from 'lucide-react'
import classes from './StarButton.module.css'

export interface StarButtonProps {
  readonly isStarred: boolean
  /** Name of the starred item; does not change when starred. */
  readonly label: string
  /** The effect of pressing it. */
  readonly hint: string
  readonly onPress: () => void
}

/** Stars or unstars an item. */
export function StarButton({ isStarred, label, hint, onPress }: StarButtonProps) {
  return (
    <button
      type="button"
      className={classes['star']}
      aria-label={label}
      aria-pressed={isStarred}
      title={hint}
      onClick={onPress}
    >
      <Star size={16} strokeWidth={1.75} aria-hidden="true" focusable={false} />
    </button>
  )
}
