import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the entry of the URL's hash once it is rendered: the browser looks for it before that. */
export function useHashTarget(isRendered: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isRendered || hash === '') return
    document.getElementById(idOf(hash))?.scrollIntoView()
  }, [isRendered, hash])
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
