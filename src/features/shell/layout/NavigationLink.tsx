import { useSelector } from 'react-redux'
import { Link, type LinkProps } from '../../../ui/Link.tsx'
import { selectIsBelow, type LocationRoot } from '../locationSlice.ts'
import classes from './Sidebar.module.css'

/** A link of the sidebar, marked if it leads to the current page. */
export function NavigationLink({ to, ...link }: LinkProps) {
  const isCurrent = useSelector((state: LocationRoot) => selectIsBelow(state, to))
  return (
    <Link
      {...link}
      to={to}
      className={classes['item']}
      aria-current={isCurrent ? 'page' : undefined}
    />
  )
}
