import { useId, type ReactNode } from 'react'
import { Description } from './Description.tsx'
import classes from './parts.module.css'

export interface SectionProps {
  readonly title: string
  /** Beside the title. */
  readonly note?: string | undefined
  readonly description?: string | undefined
  /** Number of items. */
  readonly count?: number
  readonly children: ReactNode
}

export function Section({ title, note, description, count, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h3 id={id} className={classes['heading']}>
        {title}
        {note !== undefined && <span className={classes['count']}>{note}</span>}
        {count !== undefined && <span className={classes['count']}>{count}</span>}
      </h3>
      <Description text={description} />
      {children}
    </section>
  )
}
