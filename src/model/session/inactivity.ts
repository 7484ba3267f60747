// How long a silence may last (SHELL-63), told by the clock alone: timers do not run while a computer sleeps.

import type { Autologout } from './autologout.ts'

/** Where all tabs of the browser keep when somebody was last active. Backstage's own key and form, an ISO date. */
export const lastSeenKey = '@backstage/autologout:lastSeenOnline'

/** `time` is in milliseconds since epoch. */
export const formatLastSeen = (time: number): string => new Date(time).toJSON()

/** Milliseconds since epoch; null where the text is no date. */
export function parseLastSeen(text: string | null): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}

export type Silence =
  /** Nothing to ask yet; `left` milliseconds until there is. */
  | { readonly kind: 'short'; readonly left: number }
  /** Time to ask; `left` milliseconds until the end. */
  | { readonly kind: 'long'; readonly left: number }
  /** An absence: so long over that no tab can have been running at the end. */
  | { readonly kind: 'over'; readonly isAbsence: boolean }

/** Browsers let a hidden page look at the clock once a minute. */
const absenceAfter = 120_000

/** Both times in milliseconds since epoch. */
export function silenceAt(now: number, lastSeen: number, limits: Autologout): Silence {
  // A clock that was put back makes no silence longer.
  const left = Math.min(lastSeen, now) + limits.idleMinutes * 60_000 - now
  if (left <= 0) return { kind: 'over', isAbsence: left < -absenceAfter }
  const beforePrompt = left - limits.promptSeconds * 1_000
  return beforePrompt > 0 ? { kind: 'short', left: beforePrompt } : { kind: 'long', left }
}

/** Milliseconds; a computer that wakes waits this long at most until the clock is looked at. */
const lookEvery = 15_000

/** Milliseconds until there is something to ask, or another second to count. */
export function untilNextLook(silence: Silence): number {
  if (silence.kind === 'over') return lookEvery
  return silence.kind === 'short'
    ? Math.min(silence.left, lookEvery)
    : silence.left % 1_000 || 1_000
}
