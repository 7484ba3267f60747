import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Kubernetes.module.css'

/** Rows of a page (K8S-18). */
const size = 10

interface PagedItems<Item> {
  /** Those of the page. */
  readonly items: readonly Item[]
  readonly page: number
  readonly count: number
  readonly total: number
  readonly goTo: (page: number) => void
}

/** A page of a list; the last one if the list has become shorter. */
export function usePages<Item>(all: readonly Item[]): PagedItems<Item> {
  const [wanted, goTo] = useState(0)
  const count = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(wanted, count - 1)
  const items = all.slice(page * size, (page + 1) * size)
  return { items, page, count, total: all.length, goTo }
}

interface PagesProps {
  readonly pages: PagedItems<unknown>
  readonly label: string
}

export function Pages({ pages: { page, count, total, goTo }, label }: PagesProps) {
  const { t } = useTranslation('kubernetes')
  if (count === 1) return null
  const range = { from: page * size + 1, to: Math.min((page + 1) * size, total), total }
  const step = (to: number) => () => {
    goTo(to)
  }
  return (
    <Row
      as="nav"
      gap="xs"
      across="md"
      justify="end"
      isQuiet
      isSmall
      className={classes['pages']}
      aria-label={label}
    >
      <p role="status">{t('pages.range', range)}</p>
      <Button onClick={step(page - 1)} disabled={page === 0} aria-label={t('pages.previous')}>
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <Button onClick={step(page + 1)} disabled={page === count - 1} aria-label={t('pages.next')}>
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </Row>
  )
}
