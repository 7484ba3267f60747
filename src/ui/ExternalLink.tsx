import { ExternalLink as Icon } from 'lucide-react'
import { safeUrl } from '../model/safeUrl.ts'
import classes from './ExternalLink.module.css'

export interface ExternalLinkProps {
  /** Text that a stranger wrote. */
  readonly url: string
  /** Says why nothing can be clicked, where the URL must not be opened. */
  readonly refused: string
  readonly children: string
}

/** Leads out of the portal, to http, https and mail addresses only. */
export function ExternalLink({ url, refused, children }: ExternalLinkProps) {
  const href = safeUrl(url)
  if (href === undefined) return <span title={refused}>{children}</span>
  return (
    <a className={classes['link']} href={href} target="_blank" rel="noreferrer">
      {children}
      <Icon size={13} aria-hidden="true" />
    </a>
  )
}
