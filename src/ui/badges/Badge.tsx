import type { LucideIcon } from 'lucide-react'
import classes from './Badge.module.css'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

export interface BadgeProps {
  readonly tone: BadgeTone
  /** The icon repeats the tone for readers who cannot tell colours. */
  readonly Icon: LucideIcon
  readonly children: string
}

/** A short status. */
export function Badge({ tone, Icon, children }: BadgeProps) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      <Icon size={12} aria-hidden="true" />
      <span className={classes['text']} title={children}>
        {children}
      </span>
    </span>
  )
}
