/**
 * From here on `window.open` throws where the URL would run a script in the portal's name (spec 1 §5), whoever
 * calls it: libraries open windows too.
 */
export function refuseScriptWindows(page: Window): void {
  const open = page.open.bind(page)
  page.open = (url, ...others) => {
    // As the browser reads it: without the blanks and line breaks that hide a scheme from a comparison.
    if (url !== undefined && URL.parse(url, page.location.href)?.protocol === 'javascript:') {
      throw new Error('Rejected window.open() with a javascript: URL as a security precaution')
    }
    return open(url, ...others)
  }
}
