import type { ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'h2'
  readonly children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={classes['hidden']}>{children}</Element>
}
