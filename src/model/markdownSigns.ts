// Whether a text needs the Markdown renderer, which is fetched and run only then.

/** Longer texts are shown as they are: the renderer would block the page. */
const longest = 50_000

// What may repeat has no line breaks, or a limit, so the time grows with the length of the text only.

/** Marks, addresses and list items. */
const signs = /[*_`#|~[\]<>\\]|https?:|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/m
const blankLine = /\n[ \t]*\n/

/** @param look Whether the plain text shows line breaks itself, so that paragraphs need no renderer. */
export const mayBeMarkdown = (text: string, { showsLines } = { showsLines: false }): boolean =>
  text.length <= longest && (signs.test(text) || (!showsLines && blankLine.test(text)))
