import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RunPage } from '../../../model/ci/ciRun.ts'
import {
  pageCount,
  pageSizes,
  rangeOf,
  searchOfRuns,
  type RunsPlace,
} from '../../../model/ci/runsPlace.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import classes from '../Ci.module.css'

interface RunPagesProps {
  readonly at: RunsPlace
  /** Over all pages. */
  readonly total: number
  /** The host has more than the page has loaded. */
  readonly unseen: RunPage | undefined
}

/** How many runs are on a page (RUNS-09), and links to the pages before and after. */
export function RunPages({ at, total, unseen }: RunPagesProps) {
  const { t } = useTranslation('ci')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { page, size } = at
  const to = (place: Partial<RunsPlace>) => pathname + searchOfRuns({ ...at, ...place })
  const { from, until } = rangeOf(at, total)
  return (
    <nav className={classes['pages']} aria-label={t('pages.label')}>
      <label>
        {t('pages.size')}{' '}
        <select
          value={size}
          onChange={({ target }) => {
            const chosen = pageSizes.find((one) => String(one) === target.value) ?? 6
            void navigate(to({ size: chosen, page: 1 }), { replace: true, flushSync: true })
          }}
        >
          {pageSizes.map((one) => (
            <option key={one} value={one}>
              {one === 'all' ? t('pages.all') : one}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{t('pages.range', { from, to: until, total })}</span>
      {unseen && (
        <span>{t('pages.latest', { count: unseen.runs.length, total: unseen.total })}</span>
      )}
      {page > 1 && (
        <ButtonLink isPlain to={to({ page: page - 1 })}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('pages.newer')}
        </ButtonLink>
      )}
      {page < pageCount(total, size) && (
        <ButtonLink isPlain to={to({ page: page + 1 })}>
          {t('pages.older')}
          <ChevronRight size={16} aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
