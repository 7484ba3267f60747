import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'

export interface CardProps {
  readonly title: string
  /** Target for links. */
  readonly id?: string
  /** On one line with the title, for a single sentence. */
  readonly isLine?: boolean
  /** At the end of the title's row. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled region of a page. */
export function Card({ title, id, isLine = false, actions, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      className={classes['card']}
      data-form={isLine ? 'line' : undefined}
      aria-labelledby={titleId}
    >
      <div className={classes['head']}>
        <h2 className={classes['title']} id={titleId}>
          {title}
        </h2>
        {actions}
      </div>
      <div className={classes['body']}>{children}</div>
    </section>
  )
}
