// Marks matches by the CSS Custom Highlight API, which changes no element of the article.

import { chooseTab } from './articleTabs.ts'

/** As in `::highlight()` of the article's style sheet. */
const allMatches = 'docs-match'
const currentMatch = 'docs-current-match'

/** Browsers without the API show no marks; the matches can still be stepped through. */
const registry = (): HighlightRegistry | undefined =>
  'highlights' in CSS && typeof Highlight === 'function' ? CSS.highlights : undefined

export function showMatches(ranges: readonly Range[], current: number): void {
  const marks = registry()
  if (!marks) return
  const chosen = ranges[current]
  marks.set(allMatches, new Highlight(...ranges))
  if (chosen) {
    const mark = new Highlight(chosen)
    mark.priority = 1
    marks.set(currentMatch, mark)
  } else marks.delete(currentMatch)
}

export function clearMatches(): void {
  registry()?.delete(allMatches)
  registry()?.delete(currentMatch)
}

/** Opens what hides the match, and scrolls it to the middle of the screen. */
export function revealMatch(range: Range): void {
  const element = range.startContainer.parentElement
  if (!element) return
  for (
    let details = element.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true
  for (
    let block = element.closest('[role="tabpanel"]');
    block;
    block = block.parentElement?.closest('[role="tabpanel"]') ?? null
  ) {
    const set = block.parentElement
    const tabs = set ? [...set.querySelectorAll(':scope > [role="tabpanel"]')] : []
    if (set) chooseTab(set, tabs.indexOf(block))
  }
  // What was out of view in a long article may have another height than was thought.
  element.scrollIntoView({ block: 'center' })
  requestAnimationFrame(() => {
    const { top, height } = range.getBoundingClientRect()
    window.scrollBy({ top: top + height / 2 - window.innerHeight / 2 })
  })
}
