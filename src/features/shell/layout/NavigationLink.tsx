import { useSelector } from 'react-redux'
import { Link, type LinkProps } from '../../../ui/Link.tsx'
import { selectIsBelow, type LocationRoot } from '../locationSlice.ts'
import classes from './Sidebar.module.css'

interface NavigationLinkProps extends LinkProps {
  /** Paths of links that are more to the point where the page is below them. */
  readonly others?: readonly string[]
}

/** A link of the sidebar, marked if it leads to the current page. */
export function NavigationLink({ to, others = [], ...link }: NavigationLinkProps) {
  const isCurrent = useSelector(
    (state: LocationRoot) =>
      selectIsBelow(state, to) &&
      !others.some((other) => other.startsWith(`${to}/`) && selectIsBelow(state, other)),
  )
  return (
    <Link
      {...link}
      to={to}
      className={classes['item']}
      aria-current={isCurrent ? 'page' : undefined}
    />
  )
}
