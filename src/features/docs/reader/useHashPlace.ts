import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { matchPlaceOf } from '../../../model/docs/docsMatches.ts'

/** What shows that the user has begun to scroll. */
const scrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the heading in the URL, and keeps it in place while pictures and styles above it load, until the user
 * scrolls. When the user goes back, the router restores the place.
 */
export function useHashPlace(article: HTMLElement | null): void {
  const { hash, key, search } = useLocation()
  // A match that is searched is shown instead.
  const isSearched = matchPlaceOf(search).query !== ''
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default'
  useEffect(() => {
    const id = hashId(hash)
    const target = id === '' ? null : article?.querySelector(`[id="${CSS.escape(id)}"]`)
    if (!article || !target || isBack || isSearched) return undefined
    const scroll = () => {
      target.scrollIntoView({ block: 'start' })
    }
    const observer = new ResizeObserver(scroll)
    observer.observe(article)
    const controller = new AbortController()
    const stop = () => {
      observer.disconnect()
      controller.abort()
    }
    for (const type of scrolling)
      window.addEventListener(type, stop, { signal: controller.signal, passive: true })
    scroll()
    return stop
  }, [article, hash, key, isBack, isSearched])
}

function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
