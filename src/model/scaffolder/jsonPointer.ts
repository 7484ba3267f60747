// JSON pointers (RFC 6901).

/** A key as a part of a pointer. */
export const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Names of members and indices of items. */
export const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${pointerPart(String(part))}`).join('')

/** The parts of a pointer, with their own signs. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
