// xterm writes `<style>` elements and `style` attributes, which the page's policy refuses. It takes another document to
// create its elements with: this one, whose styles become adopted sheets and properties.

type Create = (name: string) => HTMLElement

/** As it is now: it may be replaced later. */
function creatorOf(page: Document): Create {
  const create: Create = Reflect.get<Document, 'createElement'>(page, 'createElement')
  return (name) => create.call(page, name)
}

/** An element that stands for a `<style>`: its text is the text of an adopted sheet. */
function styleStandIn(page: Document, create: Create): HTMLElement {
  const sheet = new CSSStyleSheet()
  const element = create('span')
  element.hidden = true
  page.adoptedStyleSheets.push(sheet)
  Object.defineProperty(element, 'textContent', {
    get: () => '',
    set: (text: string) => {
      sheet.replaceSync(text)
    },
  })
  Object.defineProperty(element, 'sheet', { value: sheet })
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

const createElement = (page: Document, create: Create, name: string) =>
  name === 'style' ? styleStandIn(page, create) : withStyleProperty(create(name))

export function createPolicyDocument(page: Document): Document {
  const create = creatorOf(page)
  return new Proxy(page, {
    get: (target, key) => {
      if (key === 'createElement') return (name: string) => createElement(target, create, name)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

/** Some parts of xterm create their styles with the page's document all the same, while a terminal is opened. */
export function withPolicy(page: Document, open: () => void): void {
  const create = creatorOf(page)
  Object.defineProperty(page, 'createElement', {
    configurable: true,
    value: (name: string) => (name === 'style' ? styleStandIn(page, create) : create(name)),
  })
  try {
    open()
  } finally {
    Reflect.deleteProperty(page, 'createElement')
  }
}
