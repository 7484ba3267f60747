/** Makes `window.open` throw for `javascript:` URLs (spec 1 §5), for libraries too. */
export function refuseScriptWindows(page: Window): void {
  const open = page.open.bind(page)
  page.open = (url, ...others) => {
    // Parsed as the browser does, because blanks and line breaks can hide a scheme.
    if (url !== undefined && URL.parse(url, page.location.href)?.protocol === 'javascript:') {
      throw new Error('Rejected window.open() with a javascript: URL as a security precaution')
    }
    return open(url, ...others)
  }
}
