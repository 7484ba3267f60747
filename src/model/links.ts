// Decides which links may be opened. Links in the catalog are untrusted: only these schemes are
// links (CVE-2023-25571), and everything else, such as `javascript:`, is shown as text.

const openable = new Set(['http:', 'https:', 'mailto:'])

/** Run or read something in the browser, whatever the configuration says. */
const neverOpened = new Set(['javascript:', 'vbscript:', 'data:', 'file:', 'blob:', 'filesystem:'])

/** The portal's operators may add schemes of programs that everybody has, such as `slack`; once, at the start. */
export function allowLinkSchemes(schemes: readonly string[]): void {
  for (const scheme of schemes) {
    const protocol = `${scheme.trim().toLowerCase().replace(/:$/, '')}:`
    if (/^[a-z][a-z\d+.-]*:$/.test(protocol) && !neverOpened.has(protocol)) openable.add(protocol)
  }
}

/** The normalised URL; undefined if it is relative, malformed or has another scheme. */
export function safeUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && openable.has(url.protocol) ? url.href : undefined
}

/** A picture's URL: https, or data in the text itself. */
export function safePicture(text: string): string | undefined {
  const url = URL.parse(text)
  const isPicture = url?.protocol === 'https:' || /^data:image\//i.test(url?.href ?? '')
  return isPicture ? url?.href : undefined
}

/**
 * A path of the portal: `/x`, but not `//host` or `/\host`, which browsers resolve to another origin, also with tabs and
 * line breaks between them, which they leave out.
 */
export const isPortalPath = (text: string): boolean => /^\/(?![\t\n\r]*[/\\])/.test(text)
