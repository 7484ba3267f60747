import type { ReactNode } from 'react'
import classes from './ScrollRegion.module.css'

export interface ScrollRegionProps {
  /** Accessible name. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A region that scrolls sideways, by keyboard too, such as around a wide table. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <div
      className={`${classes['region'] ?? ''} ${className}`}
      role="region"
      aria-label={label}
      // eslint-disable-next-line a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  )
}
