import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { matchPlaceOf, withMatch, withoutMatches } from '../../../model/docs/docsMatches.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { clearMatches, revealMatch, showMatches } from '../../../ui/docs/highlights.ts'
import { findMatches } from '../../../ui/docs/textMatches.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { CloseButton } from '../../../ui/overlay/CloseButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import classes from './MatchBar.module.css'

/** "3 of 7" for the text that was searched, which is in the URL; steps through the matches. */
export function MatchBar({ article }: { readonly article: HTMLElement | null }) {
  const { t } = useTranslation('techdocs')
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { query, match } = matchPlaceOf(search)
  const ranges = useMemo(
    () => (article && query !== '' ? findMatches(article, query) : []),
    [article, query],
  )
  // Without a chosen match, the first one below the heading of the URL.
  const current = match ?? firstBelow(ranges, article, hash)
  useEffect(() => {
    if (ranges.length === 0) return undefined
    showMatches(ranges, current)
    const range = ranges[current]
    if (range) revealMatch(range)
    return clearMatches
  }, [ranges, current])
  if (query === '' || !article) return null
  const go = (next: string) =>
    void navigate({ search: next, hash }, { replace: true, preventScrollReset: true })
  const step = (by: number) => {
    go(withMatch(search, (current + by + ranges.length) % ranges.length))
  }
  return (
    <Row
      as="section"
      gap="xxs"
      isOneLine
      isSmall
      className={classes['bar']}
      aria-label={t('find.matches')}
    >
      <p role="status">
        {ranges.length === 0
          ? t('find.noMatch', { query })
          : t('find.place', { place: current + 1, count: ranges.length, query })}
      </p>
      <Button
        disabled={ranges.length === 0}
        onClick={() => {
          step(-1)
        }}
      >
        <ChevronUp size={16} aria-hidden="true" />
        <VisuallyHidden>{t('find.previous')}</VisuallyHidden>
      </Button>
      <Button
        disabled={ranges.length === 0}
        onClick={() => {
          step(1)
        }}
      >
        <ChevronDown size={16} aria-hidden="true" />
        <VisuallyHidden>{t('find.next')}</VisuallyHidden>
      </Button>
      <CloseButton
        label={t('find.close')}
        onClose={() => {
          go(withoutMatches(search))
        }}
      />
    </Row>
  )
}

function firstBelow(ranges: readonly Range[], article: HTMLElement | null, hash: string): number {
  const heading = hash === '' ? null : article?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)
  if (!heading) return 0
  const index = ranges.findIndex(({ startContainer }) =>
    Boolean(
      heading.compareDocumentPosition(startContainer) &
      (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
    ),
  )
  return Math.max(0, index)
}
