// xterm writes `<style>` elements and `style` attributes, which the page's policy refuses. It takes another document to
// create its elements with: this one, whose styles become adopted sheets and properties.

/** An element that stands for a `<style>`: its text is the text of an adopted sheet. */
function styleStandIn(page: Document): HTMLElement {
  const sheet = new CSSStyleSheet()
  const element = page.createElement('span')
  element.hidden = true
  page.adoptedStyleSheets.push(sheet)
  Object.defineProperty(element, 'textContent', {
    get: () => '',
    set: (text: string) => {
      sheet.replaceSync(text)
    },
  })
  const remove = element.remove.bind(element)
  element.remove = () => {
    const at = page.adoptedStyleSheets.indexOf(sheet)
    if (at >= 0) page.adoptedStyleSheets.splice(at, 1)
    remove()
  }
  return element
}

/** Its `style` attribute is set property by property. */
function withStyleProperty(element: HTMLElement): HTMLElement {
  const setAttribute = element.setAttribute.bind(element)
  const getAttribute = element.getAttribute.bind(element)
  element.setAttribute = (name, value) => {
    if (name === 'style') element.style.cssText = value
    else setAttribute(name, value)
  }
  element.getAttribute = (name) => (name === 'style' ? element.style.cssText : getAttribute(name))
  return element
}

export function createPolicyDocument(page: Document): Document {
  const createElement = (name: string) =>
    name === 'style' ? styleStandIn(page) : withStyleProperty(page.createElement(name))
  return new Proxy(page, {
    get: (target, key) => {
      if (key === 'createElement') return createElement
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
