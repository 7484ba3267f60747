import { useSyncExternalStore } from 'react'

/** Milliseconds between two requests while something runs. */
const pause = 4_000

function onVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => {
    document.removeEventListener('visibilitychange', tell)
  }
}

/** The query's `pollingInterval`: 0, which is never, while nothing runs or the page is hidden. */
export function usePolling(isRunning: boolean): number {
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden)
  return isRunning && isVisible ? pause : 0
}
