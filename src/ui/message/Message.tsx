import type { ReactNode } from 'react'
import classes from './Message.module.css'

export interface MessageProps {
  readonly severity: 'error' | 'warning'
  readonly title: string
  /** The only content of the page, so its title is the page's heading. */
  readonly isPage?: boolean
  readonly children?: ReactNode
  /** The next step, in one sentence. */
  readonly hint?: string
  /** Raw details, collapsed under their label. */
  readonly details?: { readonly label: string; readonly text: string }
  readonly actions?: ReactNode
}

/** A failure or something missing, with its reason and the next step. */
export function Message({
  severity,
  title,
  isPage = false,
  children,
  hint,
  details,
  actions,
}: MessageProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={`${classes['message'] ?? ''} ${classes[severity] ?? ''}`} role="alert">
      <Title className={classes['title']}>{title}</Title>
      {children}
      {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
      {details !== undefined && (
        <details className={classes['details']}>
          <summary>{details.label}</summary>
          <pre>{details.text}</pre>
        </details>
      )}
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </div>
  )
}
