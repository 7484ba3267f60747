// Finds a query in the text of an article: words, and phrases in quotation marks, also across elements.

import { termsOf } from '../../model/docs/searchTerms.ts'

const mostMatches = 1_000

/** In small letters, of the same length as the text, so that places are the text's. */
function folded(text: string): string {
  const whole = text.toLocaleLowerCase()
  if (whole.length === text.length) return whole
  return Array.from(text, (letter) => {
    const small = letter.toLocaleLowerCase()
    return small.length === letter.length ? small : letter
  }).join('')
}

/** Matches in order, without overlaps; spaces in the text count as one. */
function matchesIn(text: string, terms: readonly string[]): readonly (readonly [number, number])[] {
  if (terms.length === 0) return []
  const pattern = terms
    .toSorted((one, other) => other.length - one.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|')
  const found: [number, number][] = []
  for (const { index, 0: one } of folded(text).matchAll(new RegExp(pattern, 'g'))) {
    found.push([index, index + one.length])
    if (found.length === mostMatches) break
  }
  return found
}

interface Piece {
  readonly node: Text
  /** Its place in the text. */
  readonly from: number
}

const blocks =
  'p, li, td, th, h1, h2, h3, h4, h5, h6, pre, dt, dd, figcaption, summary, blockquote, div, caption'

/** Text nodes of the article, with a line break between blocks, so that no match goes across them. */
function piecesOf(root: Node): { readonly pieces: readonly Piece[]; readonly text: string } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  let text = ''
  let block: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('.headerlink, .portico-copy, .linenos')) continue
    const own = parent.closest(blocks)
    if (own !== block) text += '\u0000'
    block = own
    pieces.push({ node: node as Text, from: text.length })
    text += (node as Text).data
  }
  return { pieces, text }
}

/** The piece that holds a place of the text. */
function pieceAt(pieces: readonly Piece[], place: number): Piece | undefined {
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pieces[middle]?.from ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return pieces[low]
}

/** Ranges of the matches in an element. */
export function findMatches(root: Element, query: string): readonly Range[] {
  const { pieces, text } = piecesOf(root)
  return matchesIn(text, termsOf(query)).flatMap(([start, end]) => {
    const first = pieceAt(pieces, start)
    const last = pieceAt(pieces, end - 1)
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first.node, Math.min(start - first.from, first.node.length))
    range.setEnd(last.node, Math.min(end - last.from, last.node.length))
    return [range]
  })
}
