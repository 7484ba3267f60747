// The portal's icon with a dot, for a page whose state is of interest in another tab.

import { encodePart } from '../../model/encodePath.ts'

/** @internal As in `src/favicon.svg`; exported for tests. */
export const portalIcon =
  '<rect width="32" height="32" rx="7" fill="#1f5493"/><path d="M6 12 16 6l10 6v2H6zm2 4h3v8H8zm6.500 0h3v8h-3zM21 16h3v8h-3zM6 25h20v2H6z" fill="#fff"/>'

/** A `data:` address; `colour` is any CSS colour. */
export function dottedIcon(colour: string): string {
  const dot = `<circle cx="23" cy="23" r="8" fill="${colour}" stroke="#fff" stroke-width="2"/>`
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${portalIcon}${dot}</svg>`
  return `data:image/svg+xml,${encodePart(text)}`
}
