import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Link } from '../Link.tsx'
import classes from './FilterBar.module.css'

export interface FilterBarProps {
  /** Fields and choices, in as many lines as they need. */
  readonly children: ReactNode
  /** What is chosen, each with a button that removes it. */
  readonly chips?: ReactNode
  /** The address without filters; undefined while none is set. */
  readonly clearTo?: string | undefined
  /** How many there are; empty until known. */
  readonly results: string
  /** Stays in sight while the list is scrolled. */
  readonly isSticky?: boolean
}

/** Narrows the list below: every list but those with a side panel has it. */
export function FilterBar({ children, chips, clearTo, results, isSticky = false }: FilterBarProps) {
  const { t } = useTranslation()
  return (
    <Stack
      gap="xs"
      className={classes['bar']}
      role="group"
      aria-label={t('filters')}
      data-sticky={isSticky || undefined}
    >
      <Row gap="xs" align="start" className={classes['controls']}>
        {children}
      </Row>
      <Row gap="xxs" across="sm" isSmall className={classes['foot']}>
        <span role="status">{results}</span>
        {chips}
        {clearTo !== undefined && <Link to={clearTo}>{t('clearFilters')}</Link>}
      </Row>
    </Stack>
  )
}
