// Whether a text needs the Markdown renderer, which is fetched and run only then.

/** Longer texts are shown as they are: the renderer would block the page. */
const longest = 50_000

/**
 * Marks, addresses, paragraphs, and list items. What may repeat is followed by something else and does not include line
 * breaks, so the time grows with the length of the text only.
 */
const signs = /[*_`#|~[\]<>\\]|https?:|\n[ \t]*\n|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/m

export const mayBeMarkdown = (text: string): boolean => text.length <= longest && signs.test(text)
