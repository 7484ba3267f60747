import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { entryKeyOf } from '../../model/shell/scrollPositions.ts'

/** A link in a page; in a table with many links to one place, in which row. */
interface LeftLink {
  readonly href: string | null
  readonly row: string | null
}

const linkOf = (target: EventTarget | null): LeftLink | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  const row = link?.closest('tr')?.getAttribute('aria-rowindex') ?? null
  return link ? { href: link.getAttribute('href'), row } : undefined
}

const isSame = (one: LeftLink | undefined, other: LeftLink): boolean =>
  one?.href === other.href && one.row === other.row

/**
 * Moves the focus to a new page, so that keyboard and screen reader continue at its start, and back to the link by which
 * a page was left.
 */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const entry = entryKeyOf({ key, pathname })
  const shown = useRef(pathname)
  const left = useRef(new Map<string, LeftLink>())
  useEffect(() => {
    const page = main.current
    if (!page) return undefined
    const links = left.current
    const remember = ({ target }: FocusEvent) => {
      const link = linkOf(target)
      if (link) links.set(entry, link)
      else if (target !== page) links.delete(entry)
    }
    page.addEventListener('focusin', remember)
    return () => {
      page.removeEventListener('focusin', remember)
    }
  }, [entry])
  useEffect(() => {
    const page = main.current
    if (!page || shown.current === pathname) return undefined
    shown.current = pathname
    page.focus({ preventScroll: true })
    const wanted = left.current.get(entry)
    if (!wanted) return undefined
    const find = () => {
      if (document.activeElement !== page) finding.disconnect()
      const link = [...page.querySelectorAll('a')].find((one) => isSame(linkOf(one), wanted))
      link?.focus({ preventScroll: true })
    }
    // Rows are drawn once the page is scrolled to them.
    const finding = new MutationObserver(find)
    finding.observe(page, { childList: true, subtree: true })
    find()
    return () => {
      finding.disconnect()
    }
  }, [pathname, entry])
  return main
}
