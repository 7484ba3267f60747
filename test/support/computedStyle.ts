// The styles that tests look at, computed quickly. jsdom matches every rule of its own style sheet with every element that
// testing-library asks about, which is a fifth of the time of a journey. No style sheet of the portal is loaded in Jest, so
// only an element's name, its attributes and its own style matter; others are left to jsdom.

const slow = window.getComputedStyle.bind(window)

/** By name of the element, and the attributes that jsdom's style sheet looks at. */
const displays = new Map<string, string>()

function displayOf(element: Element): string {
  const { localName } = element
  const isOpen = element.hasAttribute('open')
  const key = `${localName} ${element.getAttribute('type') ?? ''} ${String(isOpen)}`
  const known = displays.get(key)
  if (known !== undefined) return known
  const found = slow(element).display
  displays.set(key, found)
  return found
}

const isStyled = (element: Element): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.hasAttribute('style')

/** The nearest element's own, as these are inherited. */
function inherited(element: Element, property: string, initial: string): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const value = isStyled(one) ? one.style.getPropertyValue(property) : ''
    if (value !== '' && value !== 'inherit') return value
  }
  return initial
}

const own = (element: Element, property: string): string =>
  isStyled(element) ? element.style.getPropertyValue(property) : ''

function quickly(element: Element, property: string): string | undefined {
  if (property === 'display') {
    const styled = own(element, property)
    if (styled !== '') return styled
    return element.hasAttribute('hidden') ? 'none' : displayOf(element)
  }
  if (property === 'visibility') return inherited(element, property, 'visible')
  if (property === 'opacity') return own(element, property) || '1'
  if (property === 'pointer-events') return inherited(element, property, 'auto')
  return property === 'content' ? '' : undefined
}

const quickProperties: Readonly<Record<string, string>> = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  pointerEvents: 'pointer-events',
  content: 'content',
}

window.getComputedStyle = (element, pseudo) => {
  if (document.styleSheets.length > 0) return slow(element, pseudo)
  let whole: CSSStyleDeclaration | undefined
  const all = () => (whole ??= slow(element))
  const getPropertyValue = (property: string) =>
    quickly(element, property) ?? all().getPropertyValue(property)
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_target, key) => {
      if (key === 'getPropertyValue') return getPropertyValue
      const property = typeof key === 'string' ? quickProperties[key] : undefined
      if (property !== undefined) return getPropertyValue(property)
      const value: unknown = Reflect.get(all(), key)
      return typeof value === 'function' ? (value.bind(all()) as unknown) : value
    },
  })
}
