// Scroll positions before a reload, per history entry. The router stores them in the session
// storage and uses its own memory afterwards, so each is read only once.

/* eslint-disable no-restricted-globals -- the router's own storage, read once to draw */

/** Passed to the router's `ScrollRestoration`, which writes there. */
export const scrollStorageKey = 'portico.scroll'

function savedPositions(): Map<string, unknown> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}')
    return new Map(Object.entries(saved as object))
  } catch {
    return new Map()
  }
}

/** Pixels from the top; 0 for an unknown entry. */
export function savedScroll(entryKey: string): number {
  const top = savedPositions().get(entryKey)
  return typeof top === 'number' ? top : 0
}

/** From now on the router has the current position. */
export function forgetScroll(entryKey: string): void {
  const positions = savedPositions()
  if (!positions.delete(entryKey)) return
  sessionStorage.setItem(scrollStorageKey, JSON.stringify(Object.fromEntries(positions)))
}
