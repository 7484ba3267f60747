// Bodies of answers, indented.

/** Longer ones stay as they are. */
const longest = 200_000

const parts = /<[^<>]*>|[^<]+|</g

/** `<name>text</name>` stays on its line. */
function indentedXml(text: string): string {
  let depth = 0
  let before: 'open' | 'text' | 'other' = 'other'
  const lines: string[] = []
  for (const part of text.match(parts) ?? []) {
    const words = part.trim()
    if (words === '') continue
    const isTag = words.startsWith('<')
    const isEnd = words.startsWith('</')
    const isOpen = isTag && !isEnd && !/^<[!?]|\/>$/.test(words)
    if (isEnd) depth = Math.max(0, depth - 1)
    const joins: boolean = (!isTag && before === 'open') || (isEnd && before === 'text')
    if (joins) lines.push((lines.pop() ?? '') + words)
    else lines.push('  '.repeat(depth) + words)
    if (isOpen) depth += 1
    before = isOpen ? 'open' : !isTag && joins ? 'text' : 'other'
  }
  return lines.join('\n')
}

/** JSON and XML by lines; anything else as it is. */
export function formattedBody(text: string): string {
  if (text.length > longest) return text
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return /^\s*<(?!!doctype html|html)/i.test(text) ? indentedXml(text) : text
  }
}
