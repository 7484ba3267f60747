import type { ReactNode } from 'react'
import classes from './DocsReader.module.css'

interface AsideProps {
  readonly className?: string | undefined
  readonly above?: readonly ReactNode[]
  readonly below?: readonly ReactNode[]
  readonly children: ReactNode
}

/** A list beside the article, between addons; without them the list alone. */
export function Aside({ className = '', above = [], below = [], children }: AsideProps) {
  if (above.length + below.length === 0) return children
  return (
    <div className={`${classes['aside'] ?? ''} ${className}`}>
      {above}
      {children}
      {below}
    </div>
  )
}
