import type { KeyboardEvent, ReactNode } from 'react'
import classes from './GraphList.module.css'

export interface StepProps {
  readonly label?: string
  readonly isPressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Focuses the previous, next, first or last button of the list. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const move = moves[event.key]
  const list = event.currentTarget.closest('section')
  if (!move || !list) return
  event.preventDefault()
  const steps = [...list.querySelectorAll<HTMLButtonElement>('button[data-step]')]
  steps[move(steps.indexOf(event.currentTarget), steps.length)]?.focus()
}

/** A button of the list, reachable with arrow keys. */
export function Step({ label, isPressed, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      data-step
      className={classes['step']}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
      onKeyDown={walk}
    >
      {children}
    </button>
  )
}
