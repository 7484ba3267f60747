// Annotations of Material: a number in brackets in a comment of code, or in marked text, belongs to the item of the list
// that follows. Material hides the list and shows its items in bubbles; here the numbers lead to the list.

/** Lists are told apart by their place on the page. */
const idOf = (list: number, item: number): string => `portico-note-${String(list)}-${String(item)}`

const marker = /\((\d{1,3})\)!?/g

/** Each number in the text becomes a link, if the list has such an item. */
function linkNumbers(text: Text, list: number, count: number): void {
  const page = text.ownerDocument
  const parts: (string | Node)[] = []
  let end = 0
  for (const { 0: written, 1: number, index } of text.data.matchAll(marker)) {
    if (Number(number) < 1 || Number(number) > count) continue
    const link = page.createElement('a')
    link.className = 'portico-note'
    link.href = `#${idOf(list, Number(number))}`
    link.textContent = number ?? ''
    parts.push(text.data.slice(end, index), link)
    end = index + written.length
  }
  if (parts.length > 0) text.replaceWith(...parts, text.data.slice(end))
}

const textsOf = (element: Element): readonly Text[] =>
  [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE
      ? (node as Text)
      : node.nodeType === Node.ELEMENT_NODE
        ? textsOf(node as Element)
        : [],
  )

/** Comments of highlighted code, whose classes are those of Pygments. */
const comments = '.c, .c1, .ch, .cm, .cp, .cpf, .cs'

/** Runs before links are resolved. */
export function linkNotes(article: Element): void {
  const marked = article.querySelectorAll('.highlight, .annotate')
  marked.forEach((element, index) => {
    const list = element.nextElementSibling
    if (list?.localName !== 'ol') return
    const items = [...list.children]
    const isCode = element.matches('.highlight')
    const places = isCode ? [...element.querySelectorAll(comments)] : [element]
    for (const text of places.flatMap(textsOf)) linkNumbers(text, index, items.length)
    if (!element.querySelector('.portico-note')) return
    items.forEach((item, at) => {
      item.id = idOf(index, at + 1)
    })
  })
}
