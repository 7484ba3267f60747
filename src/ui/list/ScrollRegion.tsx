import type { ReactNode } from 'react'
import classes from './ScrollRegion.module.css'

export interface ScrollRegionProps {
  /** Accessible name. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What scrolls sideways, by keyboard too, such as a wide table. No landmark: the card around it has the same name. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <div
      className={`${classes['region'] ?? ''} ${className}`}
      role="group"
      aria-label={label}
      // eslint-disable-next-line a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  )
}
