/** Encodes a part of a path or query. A lone surrogate, on which `encodeURIComponent` throws, becomes U+FFFD. */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed())

/** The path of these parts, each of which may have slashes of its own. */
export const encodeParts = (...parts: readonly string[]): string => parts.map(encodePart).join('/')

/** A path whose parts are encoded and whose slashes stay. */
export const encodePath = (path: string): string => encodeParts(...path.split('/'))
