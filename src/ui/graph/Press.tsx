import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Link } from '../Link.tsx'

export interface PressProps {
  /** Where it leads, in another tab at least: a plain press does `onPress`, where there is one. */
  readonly to: string | undefined
  /** What it says, where that is not its text. */
  readonly label?: string
  readonly isPressed?: boolean
  readonly tabIndex: number
  readonly className: string | undefined
  readonly tone?: string
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

/** The plane is dragged, not what lies on it. */
const stayed = (event: DragEvent) => {
  event.preventDefault()
}

function buttonOf(onPress: () => void, isPressed: boolean | undefined) {
  return {
    role: 'button',
    'aria-pressed': isPressed,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onPress()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onPress()
    },
  }
}

/** A link or a button inside a drawing. */
export function Press(props: PressProps) {
  const { to, label, isPressed, tabIndex, className, tone, onPress, children } = props
  const look = { className, 'data-tone': tone, 'aria-label': label, children }
  const button = onPress && { ...buttonOf(onPress, isPressed), tabIndex }
  return to === undefined ? (
    <g {...look} {...button} />
  ) : (
    <Link to={to} tabIndex={tabIndex} onDragStart={stayed} {...look} {...button} />
  )
}
