import type { KeyboardEvent } from 'react'

export interface LogKeys {
  readonly search: () => void
  /** To the next match, or back. */
  readonly move: (step: 1 | -1) => void
  readonly start: () => void
  readonly end: () => void
  readonly follow: () => void
  readonly wrap: () => void
  /** Undefined if there is nothing to leave. */
  readonly leave: (() => void) | undefined
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

function actionOf(keys: LogKeys, event: KeyboardEvent): (() => void) | undefined {
  const { key } = event
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return key === 'f' ? keys.search : undefined
  if (isTyping(event.target)) return undefined
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    '/': keys.search,
    n: () => {
      keys.move(1)
    },
    N: () => {
      keys.move(-1)
    },
    g: keys.start,
    G: keys.end,
    f: keys.follow,
    w: keys.wrap,
    Escape: keys.leave,
  }
  return Object.hasOwn(actions, key) ? actions[key] : undefined
}

/** Handles the keys of a log; those of the portal are left out while the focus is inside. */
export function pressLogKey(event: KeyboardEvent, keys: LogKeys): void {
  const action = event.defaultPrevented ? undefined : actionOf(keys, event)
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
