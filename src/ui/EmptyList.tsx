import type { ReactNode } from 'react'
import classes from './EmptyList.module.css'

export interface EmptyListProps {
  readonly title: string
  readonly hint: string
  /** A link or button to the next step. */
  readonly children?: ReactNode
}

/** In place of a list without entries. */
export function EmptyList({ title, hint, children }: EmptyListProps) {
  return (
    <div className={classes['empty']}>
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </div>
  )
}
