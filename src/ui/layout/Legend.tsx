import type { ReactNode } from 'react'
import classes from './Legend.module.css'
import { Row } from './Row.tsx'

export interface LegendEntry {
  readonly id: string
  readonly icon?: ReactNode
  readonly text: string
  /** Dashed is what is missing; the others are colours of states. */
  readonly look?: 'ok' | 'waiting' | 'failed' | 'missing'
  /** The theme of pages of its kind, whose colour the icon has. */
  readonly pageTheme?: string
}

export interface LegendProps {
  /** Accessible name. */
  readonly label: string
  readonly entries: readonly LegendEntry[]
  readonly className?: string | undefined
}

/** What icons, colours and frames mean in a drawing. */
export function Legend({ label, entries, className = '' }: LegendProps) {
  return (
    <Row
      as="ul"
      gap="xxs"
      across="sm"
      isSmall
      className={`${classes['legend'] ?? ''} ${className}`}
      aria-label={label}
    >
      {entries.map(({ id, icon, text, look, pageTheme }) => (
        <li key={id} data-look={look} data-page-theme={pageTheme}>
          {icon}
          {text}
        </li>
      ))}
    </Row>
  )
}
