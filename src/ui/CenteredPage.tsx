import type { ReactNode } from 'react'
import classes from './CenteredPage.module.css'

/** A page with one thing on it, before there is a frame around it. */
export function CenteredPage({ children }: { readonly children: ReactNode }) {
  return <main className={classes['page']}>{children}</main>
}
