// Long articles are sanitised and shown a part at a time, because one of 5 MB would stop the page for seconds.

/** Elements and texts of a part. */
const mostOfPart = 400

/** Their parts get boxes, of which the browser lays out those that are in view. */
const boxNames = new Set(['article', 'div', 'section', 'main'])

/** Elements whose children may be shown one after the other. */
const splitNames = new Set(['div', 'section', 'main', 'ul', 'ol', 'dl', 'table', 'tbody'])

const isSplit = (node: Node): node is HTMLElement =>
  node instanceof Element && splitNames.has(node.localName) && node.className === ''

const sizeOf = (node: Node): number =>
  node.nodeType === Node.ELEMENT_NODE ? (node as Element).getElementsByTagName('*').length + 1 : 1

export const isLongArticle = (article: Element): boolean => sizeOf(article) > 10 * mostOfPart

function boxIn(target: Element): Element {
  if (!boxNames.has(target.localName)) return target
  const box = document.createElement('div')
  box.className = 'portico-part'
  target.append(box)
  return box
}

/**
 * Appends copies of the source's children to the target. `finish` makes each part harmless before it is shown; the
 * element that it gets is not shown itself.
 */
export function* shownInParts(
  source: Element,
  target: Element,
  finish: (part: HTMLElement) => void,
  isBoxed = isLongArticle(source),
  most = mostOfPart,
): Generator<void, void> {
  const emptyPart = () => source.ownerDocument.createElement('article')
  let part = emptyPart()
  let size = 0
  const show = () => {
    finish(part)
    const content = document.createRange()
    content.selectNodeContents(part)
    const box = isBoxed ? boxIn(target) : target
    box.append(content.extractContents())
    part = emptyPart()
    size = 0
  }
  for (const child of source.childNodes) {
    const own = sizeOf(child)
    if (own > most && isSplit(child)) {
      const frame = child.cloneNode() as Element
      part.append(frame)
      show()
      yield
      // The sanitiser may have removed it.
      if (target.contains(frame)) yield* shownInParts(child, frame, finish, isBoxed, most)
    } else {
      part.append(child.cloneNode(true))
      size += own
    }
    if (size < most) continue
    show()
    yield
  }
  show()
}
