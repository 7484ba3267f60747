// Replaces @rc-component/util's dynamicCSS at build. The original inserts style elements, which the
// page's security policy forbids; adopted style sheets are allowed.

const sheets = new Map<string, CSSStyleSheet>()

interface Options {
  readonly attachTo?: Element
}

/** Antd passes `attachTo` for styles of its components; these come from the build. */
export function updateCSS(css: string, key: string, options: Options = {}): HTMLStyleElement {
  if (!options.attachTo) {
    const sheet = sheets.get(key) ?? new CSSStyleSheet()
    sheet.replaceSync(css)
    if (!sheets.has(key)) document.adoptedStyleSheets.push(sheet)
    sheets.set(key, sheet)
  }
  // Callers add attributes to the returned element.
  return document.createElement('style')
}

export function removeCSS(key: string, { attachTo }: Options = {}): void {
  const sheet = sheets.get(key)
  if (attachTo || !sheet) return
  sheets.delete(key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}

export const injectCSS = (css: string, options?: Options): HTMLStyleElement =>
  updateCSS(css, css, options)

/** There is no cache per container. */
export const clearContainerCache = (): void => undefined
