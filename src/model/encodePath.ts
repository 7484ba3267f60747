/** A part of a path or query. Half a character, which answers may have, is replaced instead of thrown at. */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A path whose parts are encoded and whose slashes stay. */
export const encodePath = (path: string): string => path.split('/').map(encodePart).join('/')
