// Measures inactivity (SHELL-63) by the clock, because timers stop while a computer sleeps.

import type { Autologout } from './autologout.ts'

/** Key in local storage with the time of the last activity in any tab: Backstage's own key and format, an ISO date. */
export const lastSeenKey = '@backstage/autologout:lastSeenOnline'

/** `time` is in milliseconds since epoch. */
export const formatLastSeen = (time: number): string => new Date(time).toJSON()

/** Milliseconds since epoch; null if the text is no date. */
export function parseLastSeen(text: string | null): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}

export type Silence =
  /** No prompt for another `left` milliseconds. */
  | { readonly kind: 'short'; readonly left: number }
  /** The prompt is due; `left` milliseconds until sign-out. */
  | { readonly kind: 'long'; readonly left: number }
  /** The limit passed so long ago that no tab can have been open then. */
  | { readonly kind: 'over'; readonly isAbsence: boolean }

/** Browsers run timers of hidden pages once a minute. */
const absenceAfter = 120_000

/** Both times in milliseconds since epoch. */
export function silenceAt(now: number, lastSeen: number, limits: Autologout): Silence {
  // If the clock was set back, `lastSeen` may be in the future.
  const left = Math.min(lastSeen, now) + limits.idleMinutes * 60_000 - now
  if (left <= 0) return { kind: 'over', isAbsence: left < -absenceAfter }
  const beforePrompt = left - limits.promptSeconds * 1_000
  return beforePrompt > 0 ? { kind: 'short', left: beforePrompt } : { kind: 'long', left }
}

/** Maximum milliseconds between two looks at the clock, also after the computer wakes up. */
const lookEvery = 15_000

/** Milliseconds until the prompt is due, or counts down another second. */
export function untilNextLook(silence: Silence): number {
  if (silence.kind === 'over') return lookEvery
  return silence.kind === 'short'
    ? Math.min(silence.left, lookEvery)
    : silence.left % 1_000 || 1_000
}
