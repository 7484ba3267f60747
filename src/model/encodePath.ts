/** Encodes a part of a path or query. A lone surrogate, on which `encodeURIComponent` throws, becomes U+FFFD. */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A path whose parts are encoded and whose slashes stay. */
export const encodePath = (path: string): string => path.split('/').map(encodePart).join('/')
