import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'

export interface CardProps {
  readonly title: string
  /** So that a link can lead there. */
  readonly id?: string
  readonly children: ReactNode
}

/** A titled region of a page. */
export function Card({ title, id, children }: CardProps) {
  const titleId = useId()
  return (
    <section id={id} className={classes['card']} aria-labelledby={titleId}>
      <h2 className={classes['title']} id={titleId}>
        {title}
      </h2>
      <div className={classes['body']}>{children}</div>
    </section>
  )
}
