import type { ReactNode } from 'react'
import classes from './Facts.module.css'
import { Row } from './layout/Row.tsx'

/** Short values with their names, in lines. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Row as="dl" gap="xs" across="lg" align="stretch" className={classes['facts']}>
    {children}
  </Row>
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
