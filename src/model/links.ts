// Where a link may lead. Links from the catalog are text that strangers wrote: only these schemes are ever opened
// (CVE-2023-25571), so that `javascript:` and whatever else could run something is text and no link.

const openable = new Set(['http:', 'https:', 'mailto:'])

/** The normalised URL, or nothing where it is relative, malformed or has a scheme that could run something. */
export function safeUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && openable.has(url.protocol) ? url.href : undefined
}

/** Where a picture may come from: a host that is spoken to in private, or the text itself. */
export function safePicture(text: string): string | undefined {
  const url = URL.parse(text)
  const isPicture = url?.protocol === 'https:' || /^data:image\//i.test(url?.href ?? '')
  return isPicture ? url?.href : undefined
}

/** A path of the portal itself: `/x`, but neither `//host` nor `/\host`, which browsers take for another origin. */
export const isPortalPath = (text: string): boolean => /^\/(?![/\\])/.test(text)
