// Regular expressions of schemas. They are meant for Unicode mode, as in ajv; older ones have escapes that only the
// mode without it allows.

function readInUnicodeMode(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
    return pattern
  } catch {
    return undefined
  }
}

const tokens = /\\[^]|[^]/g
const isNeedlessEscape = /^\\[^\w^$\\.*+?()[\]{}|/-]$/
const isClassEscape = /^\\[wdsWDS]$/

/** Without escapes that mean nothing, and with a hyphen after a class of characters escaped. */
function relaxed(pattern: string): string {
  let isInBrackets = false
  let before = ''
  const read = (token: string): string => {
    if (isNeedlessEscape.test(token)) return token.slice(1)
    if (token === String.raw`\-` && !isInBrackets) return '-'
    return token === '-' && isInBrackets && isClassEscape.test(before) ? String.raw`\-` : token
  }
  return pattern.replace(tokens, (token) => {
    const text = read(token)
    if (token === '[') isInBrackets = true
    if (token === ']') isInBrackets = false
    before = token
    return text
  })
}

/** The same pattern as Unicode mode reads it; undefined if it is no regular expression. */
export const readablePattern = (pattern: string): string | undefined =>
  readInUnicodeMode(pattern) ?? readInUnicodeMode(relaxed(pattern))
