// Plain text of Markdown, for lists. No parser: it is part of the first load.

/** Lists show one line, so the rest of a long text is not needed; this also bounds the time. */
const longest = 1_000

/** From comments to emphasis, so that a mark inside another is not left over. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\\([\\`*_{}[\]()#+.!~>-])/g, '$1'],
  [/<!--[\s\S]*?(?:-->|$(?![\s\S]))/g, ''],
  // Fences, rules, underlines of headings and of the head of a table.
  [/^(?:[ \t]*(?:```|~~~).*|[-=|:*_ \t]{3,})$/gm, ''],
  // Headings, quotes and list items.
  [/^[ \t]*(?:(?:#{1,6}|>+|[-*+]|\d{1,9}[.)])[ \t]+)+/gm, ''],
  [/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1'],
  [/<((?:https?:|mailto:)[^<>\s]+)>/g, '$1'],
  [/(?<!`)(`+)([^`]+)\1/g, '$2'],
  [/(\*{1,3})([^*\s](?:[^*]*[^*\s])?)\1/g, '$2'],
  [/(?<![\p{L}\p{N}_])(_{1,3})([^_\s](?:[^_]*[^_\s])?)\1(?![\p{L}\p{N}_])/gu, '$2'],
  [/~~([^~\s](?:[^~]*[^~\s])?)~~/g, '$1'],
]

const stripped = (text: string): string =>
  rules.reduce((rest, [mark, kept]) => rest.replace(mark, kept), text).replace(/\s+/g, ' ')

/** The text of one line without marks; at most so many characters. Without changes for plain text. */
export function plainMarkdown(markdown: string, most = longest): string {
  let text = markdown.slice(0, most)
  // Marks may be nested; each round removes characters, or is the last.
  for (let before = ''; before !== text;) {
    before = text
    text = stripped(text).trim()
  }
  return text
}
