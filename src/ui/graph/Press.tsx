import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Link } from '../Link.tsx'

export interface PressProps {
  /** Link target, for new tabs at least: a plain press calls `onPress` if given. */
  readonly to: string | undefined
  /** Accessible name, if it differs from the text. */
  readonly label?: string
  readonly isPressed?: boolean
  readonly tabIndex: number
  readonly className: string | undefined
  readonly tone?: string
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

/** Prevents dragging of the link, because dragging pans the graph. */
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

/** A link or button inside a drawing. */
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
