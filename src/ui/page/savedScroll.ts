// Scroll positions per history entry, in the session storage for a reload.

import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import {
  entryKeyOf,
  positionIn,
  readPositions,
  scrollStorageKey,
  type HistoryEntry,
} from '../../model/shell/scrollPositions.ts'
import { RouterStatus } from './routerStatus.ts'

/* eslint-disable no-restricted-globals -- positions of this tab, read once to draw */

function savedPositions(): Map<string, unknown> {
  try {
    return readPositions(sessionStorage.getItem(scrollStorageKey))
  } catch {
    return new Map()
  }
}

/** Without storage, or with a full one, a reload begins at the top. */
function savePositions(positions: ReadonlyMap<string, unknown>): void {
  try {
    sessionStorage.setItem(scrollStorageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // As above.
  }
}

/** Pixels from the top, before a reload; 0 for an unknown entry. */
export const savedScroll = (entry: HistoryEntry): number => positionIn(savedPositions(), entry)

/** From now on the page's own memory has the current position. */
export function forgetScroll(entry: HistoryEntry): void {
  const positions = savedPositions()
  if (positions.delete(entryKeyOf(entry))) savePositions(positions)
}

function elementOf(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Restores the position of a known history entry; others begin at the element of their hash, or at the top. */
export function useScrollPositions(): void {
  const { pathname, hash, ...entry } = useLocation()
  const key = entryKeyOf({ ...entry, pathname })
  const { isLoading, keepsScroll } = use(RouterStatus)
  const positions = useRef<Map<string, unknown>>(undefined)
  const current = useRef(key)
  const isLeaving = useRef(false)
  useEffect(() => {
    const remember = () => {
      if (!isLeaving.current) positions.current?.set(current.current, scrollY)
    }
    const save = () => {
      remember()
      savePositions(positions.current ?? new Map())
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', save)
      history.scrollRestoration = 'auto'
    }
  }, [])
  // What a page does on its way out, such as hiding its hints, moves it.
  useLayoutEffect(() => {
    isLeaving.current = isLoading
  }, [isLoading])
  const restored = useRef<string>(undefined)
  useLayoutEffect(() => {
    // The first page may be drawn after its frame.
    if (isLoading || restored.current === key) return
    restored.current = key
    positions.current ??= savedPositions()
    current.current = key
    const top = positions.current.get(key)
    const target = elementOf(hash)
    if (typeof top === 'number') scrollTo(0, top)
    else if (target) target.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [key, hash, keepsScroll, isLoading])
}
