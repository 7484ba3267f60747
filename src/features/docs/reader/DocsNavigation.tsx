import { ChevronRight, PanelLeft } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { docsLinkOf, type PageAddress } from '../../../model/docs/docsLinks.ts'
import type { NavigationItem } from '../../../ui/docs/builtPage.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { selectReading } from '../docsReadingSlice.ts'
import classes from './DocsNavigation.module.css'

interface DocsNavigationProps {
  readonly items: readonly NavigationItem[]
  readonly address: PageAddress
  /** The pointer is over a link to this path. */
  readonly onNear: (path: string) => void
}

/** The pages of the documentation; on narrow pages a list that opens. */
export function DocsNavigation(props: DocsNavigationProps) {
  const { t } = useTranslation('techdocs')
  const { pathname } = useLocation()
  // The rest of the page comes first: there may be thousands of pages.
  const isExpanded = useDeferredValue(useSelector(selectReading).isExpanded)
  const [isOpen, setIsOpen] = useState(false)
  if (props.items.length === 0) return <span />
  return (
    <nav className={classes['navigation']} aria-label={t('reader.pages')}>
      <details
        className={classes['narrow']}
        key={pathname}
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open)
        }}
      >
        <summary>
          <PanelLeft size={16} aria-hidden="true" />
          {t('reader.pages')}
        </summary>
        {isOpen && <Level {...props} isExpanded={isExpanded} pathname={pathname} />}
      </details>
      <div className={classes['wide']}>
        <Level {...props} isExpanded={isExpanded} pathname={pathname} />
      </div>
    </nav>
  )
}

interface LevelProps extends DocsNavigationProps {
  readonly isExpanded: boolean
  readonly pathname: string
}

/** So many pages of a level are shown with the article, the others right after it. */
const atFirst = 60

function Level({ items, ...rest }: LevelProps) {
  const shown = useDeferredValue(items, items.slice(0, atFirst))
  return (
    <ul className={classes['level']}>
      {shown.map((item, index) => (
        // Two pages may have the same title and address.
        <Item key={`${item.href ?? item.title} ${String(index)}`} item={item} {...rest} />
      ))}
    </ul>
  )
}

interface ItemProps extends Omit<LevelProps, 'items'> {
  readonly item: NavigationItem
}

function pathOf({ href }: NavigationItem, address: PageAddress): string | undefined {
  const link = href === undefined ? undefined : docsLinkOf(href, address)
  if (!link) return undefined
  return link.kind === 'portal' ? link.path : link.url
}

const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

function Item({ item, address, isExpanded, pathname, onNear }: ItemProps) {
  const { t } = useTranslation('techdocs')
  const isOnWay = useMemo(() => holds(item, address, pathname), [item, address, pathname])
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (isExpanded || isOnWay)
  const to = pathOf(item, address)
  const isCurrent = to !== undefined && withoutSlash(to) === withoutSlash(pathname)
  const near = () => {
    if (to !== undefined) onNear(to)
  }
  return (
    <li>
      <Row gap="xxs" isOneLine className={classes['row']} data-current={isCurrent}>
        {to === undefined ? (
          <span className={classes['section']}>{item.title}</span>
        ) : (
          <Link
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            onPointerEnter={near}
            onFocus={near}
          >
            {item.title}
          </Link>
        )}
        {item.children.length > 0 && (
          <button
            type="button"
            className={classes['toggle']}
            aria-expanded={isOpen}
            onClick={() => {
              setChosen(!isOpen)
            }}
          >
            <ChevronRight size={14} aria-hidden="true" />
            <VisuallyHidden>{t('reader.subpages', { title: item.title })}</VisuallyHidden>
          </button>
        )}
      </Row>
      {isOpen && item.children.length > 0 && (
        <Level
          items={item.children}
          address={address}
          isExpanded={isExpanded}
          pathname={pathname}
          onNear={onNear}
        />
      )}
    </li>
  )
}

/** Whether the page is this item or one below it. */
const holds = (item: NavigationItem, address: PageAddress, pathname: string): boolean => {
  const to = pathOf(item, address)
  return (
    (to !== undefined && withoutSlash(to) === withoutSlash(pathname)) ||
    item.children.some((child) => holds(child, address, pathname))
  )
}
