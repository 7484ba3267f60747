import { useSyncExternalStore, type RefObject } from 'react'

const follow = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => {
    document.removeEventListener('fullscreenchange', listener)
  }
}

/** Whether something fills the screen, and how to change that; nothing where the browser cannot. */
export function useFullScreen(element: RefObject<Element | null>) {
  const isFull = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement))
  const change = () => {
    if (isFull) void document.exitFullscreen()
    // Refused, everything stays as it is.
    else element.current?.requestFullscreen().catch(() => undefined)
  }
  return { isFull, change: document.fullscreenEnabled ? change : undefined }
}
