import { memo, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ContentsItem } from '../../../ui/docs/builtPage.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import classes from './DocsNavigation.module.css'

interface DocsContentsProps {
  readonly items: readonly ContentsItem[]
  readonly article: HTMLElement | null
}

/** So many headings are shown with the article, the others right after it. */
const atFirst = 60

/** The headings of the page; the one that is read is marked. */
export function DocsContents({ items, article }: DocsContentsProps) {
  const { t } = useTranslation('techdocs')
  const { pathname, search } = useLocation()
  const current = useReadHeading(items, article)
  const shown = useDeferredValue(items, items.slice(0, atFirst))
  if (items.length === 0) return <span />
  return (
    <nav className={classes['contents']} aria-label={t('reader.contents')}>
      <p className={classes['title']}>{t('reader.contents')}</p>
      <ul className={classes['level']}>
        {shown.map((item) => (
          <Heading
            key={item.hash}
            item={item}
            page={pathname + search}
            isCurrent={item.hash === current}
          />
        ))}
      </ul>
    </nav>
  )
}

interface HeadingProps {
  readonly item: ContentsItem
  /** Path and query of the page. */
  readonly page: string
  readonly isCurrent: boolean
}

/** Not drawn again while others are passed: there may be thousands. */
const Heading = memo(({ item: { title, hash, depth }, page, isCurrent }: HeadingProps) => (
  <li data-depth={depth}>
    <Row gap="xxs" isOneLine className={classes['row']} data-current={isCurrent}>
      <Link to={page + hash} aria-current={isCurrent ? 'location' : undefined}>
        {title}
      </Link>
    </Row>
  </li>
))
Heading.displayName = 'Heading'

/** Pixels below the top at which a heading counts as read. */
const readingLine = 120

/** The hash of the last heading above the reading line. */
function useReadHeading(items: readonly ContentsItem[], article: HTMLElement | null) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!article || items.length === 0) return undefined
    const headings = [...article.querySelectorAll<HTMLElement>('h2[id], h3[id], h4[id]')]
    let frame = 0
    const look = () => {
      frame = 0
      // The headings are in order, so the last one above the line is found by halves.
      let low = 0
      let high = headings.length
      while (low < high) {
        const middle = (low + high) >> 1
        const { top } = headings[middle]?.getBoundingClientRect() ?? { top: 0 }
        if (top <= readingLine) low = middle + 1
        else high = middle
      }
      const heading = headings[low - 1]
      setCurrent(heading && `#${heading.id}`)
    }
    const plan = () => {
      frame ||= requestAnimationFrame(look)
    }
    plan()
    window.addEventListener('scroll', plan, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', plan)
    }
  }, [items, article])
  return current
}
