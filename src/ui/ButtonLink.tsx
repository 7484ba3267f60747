import classes from './ButtonLink.module.css'
import { Link, type LinkProps } from './Link.tsx'

/** A link to the page's main next step, drawn as a primary button. */
export const ButtonLink = (props: Omit<LinkProps, 'className'>) => (
  <Link {...props} className={classes['link']} />
)
