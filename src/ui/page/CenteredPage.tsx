import type { ReactNode } from 'react'
import classes from './CenteredPage.module.css'

/** A page with one centred element, without the layout. */
export function CenteredPage({ children }: { readonly children: ReactNode }) {
  return <main className={classes['page']}>{children}</main>
}
