// Where the page was scrolled to when it was left by a reload, for each entry of the browser's history. The router
// keeps it in the session's storage, and goes by its own memory from then on: what was read once is out of date.

/* eslint-disable no-restricted-globals -- the router's own storage, read once to draw */

/** Given to the router's `ScrollRestoration`, which writes there. */
export const scrollStorageKey = 'portico.scroll'

function savedPositions(): Map<string, unknown> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}')
    return new Map(Object.entries(saved as object))
  } catch {
    return new Map()
  }
}

/** Pixels from the top, or 0 where nothing is known of the entry. */
export function savedScroll(entryKey: string): number {
  const top = savedPositions().get(entryKey)
  return typeof top === 'number' ? top : 0
}

/** From here on the router knows better. */
export function forgetScroll(entryKey: string): void {
  const positions = savedPositions()
  if (!positions.delete(entryKey)) return
  sessionStorage.setItem(scrollStorageKey, JSON.stringify(Object.fromEntries(positions)))
}
