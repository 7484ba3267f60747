import { useState, type ReactNode } from 'react'
import classes from './parts.module.css'

export interface FoldProps {
  readonly summary: ReactNode
  readonly isOpenFirst?: boolean
  readonly className?: string
  readonly children: () => ReactNode
}

/** Renders its content only when open, so that circular schemas end. */
export function Fold({ summary, isOpenFirst = false, className = '', children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  return (
    <details
      className={`${classes['fold'] ?? ''} ${className}`}
      open={isOpen}
      onToggle={(event) => {
        // Toggle events of nested folds bubble.
        if (event.target === event.currentTarget) setIsOpen(event.currentTarget.open)
      }}
    >
      <summary>{summary}</summary>
      {isOpen && <div className={classes['folded']}>{children()}</div>}
    </details>
  )
}
