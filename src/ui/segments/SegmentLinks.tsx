import { Link } from '../Link.tsx'
import classes from './Segments.module.css'

export interface SegmentLinksProps {
  readonly label: string
  readonly links: readonly {
    readonly to: string
    readonly text: string
    readonly isCurrent: boolean
  }[]
}

/** A few short alternatives side by side, one of which is shown: links, because the address says which. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    <nav className={classes['segments']} aria-label={label}>
      {links.map(({ to, text, isCurrent }) => (
        <Link key={text} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
