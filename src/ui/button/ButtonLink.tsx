import { Link, type LinkProps } from '../Link.tsx'
import classes from './ButtonLink.module.css'

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  /** One step among several, rather than the page's main next step. */
  readonly isPlain?: boolean
}

/** A link drawn as a button. */
export const ButtonLink = ({ isPlain = false, ...props }: ButtonLinkProps) => (
  <Link {...props} className={classes[isPlain ? 'plain' : 'main']} />
)
