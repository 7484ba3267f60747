import type { ReactNode } from 'react'
import classes from './EmptyList.module.css'

export interface EmptyListProps {
  /** What is empty. */
  readonly title: string
  /** Why, or what would be here. */
  readonly hint: string
  /** A link or button to the next step; null where nobody can take one here. */
  readonly children: ReactNode
  /** Part of a card, whose title says what is empty. */
  readonly isPart?: boolean
}

/** In place of a list without entries: what is empty, why, and what to do next. */
export function EmptyList({ title, hint, children, isPart = false }: EmptyListProps) {
  const Title = isPart ? 'p' : 'h2'
  return (
    <div className={classes['empty']} data-part={isPart || undefined}>
      <Title className={classes['title']}>{title}</Title>
      <p>{hint}</p>
      {children}
    </div>
  )
}
