import type { ReactNode } from 'react'
import classes from './Message.module.css'

export interface MessageProps {
  readonly severity: 'error' | 'warning'
  readonly title: string
  /** Nothing else is on the page: the title is the page's. */
  readonly isPage?: boolean
  readonly children?: ReactNode
  /** What to do next, in one sentence. */
  readonly hint?: string
  /** The raw facts, folded away under their label. */
  readonly details?: { readonly label: string; readonly text: string }
  readonly actions?: ReactNode
}

/** Says what failed or is missing, why, and what to do next. */
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
