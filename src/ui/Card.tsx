import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'

export interface CardProps {
  readonly title: string
  readonly children: ReactNode
}

/** A titled region of a page. */
export function Card({ title, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={classes['card']} aria-labelledby={titleId}>
      <h2 className={classes['title']} id={titleId}>
        {title}
      </h2>
      <div className={classes['body']}>{children}</div>
    </section>
  )
}
