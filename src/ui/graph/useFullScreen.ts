import { useSyncExternalStore, type RefObject } from 'react'

const follow = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => {
    document.removeEventListener('fullscreenchange', listener)
  }
}

/** Whether an element fills the screen, and how to toggle it; undefined if the browser does not support it. */
export function useFullScreen(element: RefObject<Element | null>) {
  const isFull = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement))
  const change = () => {
    if (isFull) void document.exitFullscreen()
    // Ignored if refused.
    else element.current?.requestFullscreen().catch(() => undefined)
  }
  return { isFull, change: document.fullscreenEnabled ? change : undefined }
}
