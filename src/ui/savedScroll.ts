// Where the page was scrolled to when it was left by a reload, for each entry of the browser's history.

/** Given to the router's `ScrollRestoration`, which writes there. */
export const scrollStorageKey = 'portico.scroll'

/** Pixels from the top, or 0 where nothing is known of the entry. */
export function savedScroll(entryKey: string): number {
  try {
    // eslint-disable-next-line no-restricted-globals -- the router keeps it there; it is read once, to draw
    const saved: unknown = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}')
    const top = new Map(Object.entries(saved as object)).get(entryKey) as unknown
    return typeof top === 'number' ? top : 0
  } catch {
    return 0
  }
}
