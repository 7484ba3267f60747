// Whether a text needs the Markdown renderer, which is fetched and run only then.

/** Longer texts are shown as they are: the renderer would block the page. */
const longest = 50_000
/** Marks that may open something, for which the renderer looks for an end. */
const mostMarks = 3_000
const mostCells = 5_000

/** Quotes and lists within each other, on one line. */
const deepNesting = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m

/** Laid out in a time that grows with the square of its length. */
const longWord = /\S{2000}/

function countOf(text: string, marks: string): number {
  let count = 0
  for (const character of text) if (marks.includes(character)) count += 1
  return count
}

/** The renderer would take seconds for the text, or more. */
export const isHeavyMarkdown = (text: string): boolean =>
  text.length > longest ||
  deepNesting.test(text) ||
  longWord.test(text) ||
  countOf(text, '*_~`[]<') > mostMarks ||
  countOf(text, '|') > mostCells

// What may repeat has no line breaks, or a limit, so the time grows with the length of the text only.

/** Marks, addresses and list items. */
const signs = /[*_`#|~[\]<>\\]|https?:|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/m
const blankLine = /\n[ \t]*\n/

/** @param look Whether the plain text shows line breaks itself, so that paragraphs need no renderer. */
export const mayBeMarkdown = (text: string, { showsLines } = { showsLines: false }): boolean =>
  text.length <= longest && (signs.test(text) || (!showsLines && blankLine.test(text)))
