import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../Link.tsx'
import classes from './PagePath.module.css'

/** A page above the current one; a link of an area's own where the name comes later, as that of an entity. */
type PathPart =
  | { readonly to: string; readonly text: string }
  | { readonly key: string; readonly link: ReactNode }

export interface PagePathProps {
  /** Outermost first. */
  readonly above: readonly PathPart[]
  /** The current page. */
  readonly here: string
  /** Accessible name; where there is another path on the page. */
  readonly label?: string
}

/** Where a page is: links to the pages above it, and its own name. */
export function PagePath({ above, here, label }: PagePathProps) {
  const { t } = useTranslation()
  return (
    <nav className={classes['path']} aria-label={label ?? t('breadcrumbs')}>
      <ol>
        {above.map((part) =>
          'to' in part ? (
            <li key={part.to}>
              <Link to={part.to}>{part.text}</Link>
            </li>
          ) : (
            <li key={part.key}>{part.link}</li>
          ),
        )}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
