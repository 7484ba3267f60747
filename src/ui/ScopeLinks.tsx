import { Link } from './Link.tsx'
import classes from './ScopeLinks.module.css'

export interface ScopeLinksProps {
  readonly label: string
  readonly links: readonly {
    readonly to: string
    readonly text: string
    readonly isCurrent: boolean
  }[]
}

/** Links to the scopes of a list, one of which is shown. */
export function ScopeLinks({ label, links }: ScopeLinksProps) {
  return (
    <nav className={classes['scopes']} aria-label={label}>
      {links.map(({ to, text, isCurrent }) => (
        <Link key={text} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
