import { Star } from 'lucide-react'
import classes from './StarButton.module.css'

export interface StarButtonProps {
  readonly isStarred: boolean
  /** Says what is starred, and does not change with it. */
  readonly label: string
  /** What a press will do. */
  readonly hint: string
  readonly onPress: () => void
}

/** Gives something a star, or takes it back. */
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
