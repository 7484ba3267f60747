// Formulas as MathML, which browsers draw themselves: it needs neither fonts nor styles of its own. In a chunk of its own.

import { renderToString } from 'katex'
import { parsedPage } from './parsedPage.ts'
import { sanitizeFormula } from './sanitizeArticle.ts'

interface Formula {
  readonly tex: string
  /** On a line of its own. */
  readonly isBlock: boolean
}

/** As MkDocs writes them: `\(…\)` in a line, `\[…\]` or `$$…$$` on their own. */
function formulaOf(text: string): Formula | undefined {
  const trimmed = text.trim()
  const pairs = [
    ['\\(', '\\)', false],
    ['\\[', '\\]', true],
    ['$$', '$$', true],
  ] as const
  for (const [start, end, isBlock] of pairs)
    if (trimmed.startsWith(start) && trimmed.endsWith(end) && trimmed.length > start.length * 2)
      return { tex: trimmed.slice(start.length, -end.length), isBlock }
  return undefined
}

/** Undefined for one that is no formula, or that would take too long. */
function drawn({ tex, isBlock }: Formula): Element | undefined {
  try {
    const html = renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: 50,
    })
    const math = parsedPage(html).querySelector('math')
    if (!math) return undefined
    sanitizeFormula(math)
    return math
  } catch {
    return undefined
  }
}

/** The source stays where it cannot be drawn. */
export function drawFormulas(article: Element): void {
  for (const place of article.querySelectorAll('.arithmatex')) {
    const formula = formulaOf(place.textContent)
    const math = formula && drawn(formula)
    if (!math) continue
    place.classList.add('portico-formula')
    place.replaceChildren(place.ownerDocument.adoptNode(math))
  }
}
