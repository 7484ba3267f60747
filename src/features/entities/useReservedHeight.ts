import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetScroll, savedScroll } from '../../ui/page/savedScroll.ts'

/**
 * After a reload a list arrives later than the page. Space is reserved for it, so that the browser can restore the
 * scroll position. Pixels; 0 if there is nothing to restore, or once the list is complete.
 */
export function useReservedHeight(isComplete: boolean): number {
  const { key, pathname } = useLocation()
  const [first] = useState(() => ({ key, pathname, top: savedScroll({ key, pathname }) }))
  const isReload = first.top > 0 && key === first.key
  // The router restores the position before its provider listens, so it is done here.
  useEffect(() => {
    if (isReload) window.scrollTo(0, first.top)
    forgetScroll(first)
  }, [isReload, first])
  return isReload && !isComplete ? first.top + window.innerHeight : 0
}
