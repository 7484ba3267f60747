// Detects user activity on this page.

import type { Activity, Clock } from '../../services/services.ts'

// No `scroll`: a log that follows its end scrolls by itself. Returning to the page counts (`visibilitychange`).
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'visibilitychange',
]

/** Milliseconds in which further activity is ignored. */
const pause = 1_000

export function createActivity(clock: Clock): Activity {
  return {
    subscribe: (listener) => {
      let last = -Infinity
      const tell = () => {
        if (document.visibilityState === 'hidden' || clock.now() - last < pause) return
        last = clock.now()
        listener()
      }
      for (const sign of signs)
        document.addEventListener(sign, tell, { capture: true, passive: true })
      return () => {
        for (const sign of signs) document.removeEventListener(sign, tell, { capture: true })
      }
    },
  }
}
