// Takes the place of @rc-component/util's dynamicCSS at build. The original inserts style elements, which the page's
// security policy refuses; adopted style sheets are allowed.

const sheets = new Map<string, CSSStyleSheet>()

interface Options {
  readonly attachTo?: Element
}

/** Antd asks for styles of its components with `attachTo`; these come from the build. */
export function updateCSS(css: string, key: string, options: Options = {}): HTMLStyleElement {
  if (!options.attachTo) {
    const sheet = sheets.get(key) ?? new CSSStyleSheet()
    sheet.replaceSync(css)
    if (!sheets.has(key)) document.adoptedStyleSheets.push(sheet)
    sheets.set(key, sheet)
  }
  // Callers mark what they get.
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

/** Nothing is cached by container. */
export const clearContainerCache = (): void => undefined
