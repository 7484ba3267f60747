// Links from the catalog are text that strangers wrote: only these schemes are ever opened (CVE-2023-25571).

const openable = new Set(['http:', 'https:', 'mailto:'])

/** The normalised URL, or nothing where it is relative, malformed or has a scheme that could run something. */
export function safeUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && openable.has(url.protocol) ? url.href : undefined
}
