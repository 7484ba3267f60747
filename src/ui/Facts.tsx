import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** Short values with their names, in lines. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={classes['facts']}>{children}</dl>
)

export interface FactProps {
  readonly label: string
  readonly children: ReactNode
}

export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
