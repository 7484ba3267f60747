import { exactIndexLink, type IndexFilters } from '../../../../model/entities/indexLinks.ts'
import { Link } from '../../../../ui/Link.tsx'

interface PartLinkProps {
  readonly filters: IndexFilters
  readonly children: string
}

/** Leads to the filtered index; only text where that could not name all owners or values. */
export function PartLink({ filters, children }: PartLinkProps) {
  const to = exactIndexLink(filters)
  return to === undefined ? <span>{children}</span> : <Link to={to}>{children}</Link>
}
