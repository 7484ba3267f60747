import { ExternalLink as Icon } from 'lucide-react'
import { createContext, useContext, type AnchorHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalPath, safeUrl } from '../model/links.ts'
import classes from './Link.module.css'

/** The portal's base path, without a trailing slash: '' at the root of its origin. */
export const BasePath = createContext('')

export interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target'
> {
  /** A path of the portal, with its leading slash, or a URL, which may be untrusted. */
  readonly to: string
}

/**
 * The only link component. A plain anchor without state: `followLinks` handles its clicks, so that
 * navigation does not re-render links. URLs open in a new tab, unsafe ones not at all.
 */
export function Link({ to, ...anchor }: LinkProps) {
  const base = useContext(BasePath)
  if (!isPortalPath(to)) return <OutsideLink to={to} {...anchor} />
  const { children, ...others } = anchor
  return (
    <a href={base + to} {...others}>
      {children}
    </a>
  )
}

function OutsideLink({ to, children, className = '', ...anchor }: LinkProps) {
  const { t } = useTranslation()
  const href = safeUrl(to)
  if (href === undefined) return <span title={t('unsafeLink')}>{children}</span>
  return (
    <a
      {...anchor}
      className={`${classes['outside'] ?? ''} ${className}`}
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      {children}
      <Icon size={13} aria-hidden="true" />
    </a>
  )
}
