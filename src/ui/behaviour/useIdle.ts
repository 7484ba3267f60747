import { useEffect } from 'react'
import { isMetered } from './isMetered.ts'

/** Milliseconds after which the work is due even on a busy page. */
const latest = 5_000

/**
 * Calls back once after the page was drawn and has nothing else to do, to fetch what is likely to be needed. Never on a
 * metered connection, nor in a browser that cannot tell when it is idle.
 */
export function useIdle(onIdle: () => void): void {
  useEffect(() => {
    if (isMetered() || !('requestIdleCallback' in window)) return undefined
    const request = requestIdleCallback(onIdle, { timeout: latest })
    return () => {
      cancelIdleCallback(request)
    }
  }, [onIdle])
}
