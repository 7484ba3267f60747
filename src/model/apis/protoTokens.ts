// The words of Protocol Buffers, with their comments, and where they are in the text.

export interface Token {
  readonly text: string
  readonly line: number
  readonly start: number
  readonly end: number
  /** The comment above it. */
  readonly comment: string
  /** The comment at the end of its line. */
  behind: string
}

const tokenForm =
  /(\s+)|\/\/([^\n]*)|\/\*([\s\S]*?)\*\/|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|([\w.+-]+)|([^\s\w])/gy

/** Removes the asterisk that often starts each line of a comment. */
const withoutStars = (comment: string): string => comment.replaceAll(/^[ \t]*\*(?=\s|$)/gm, '')

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let line = 1
  let comment: string[] = []
  for (const match of text.matchAll(tokenForm)) {
    const [whole, space, short, long, quoted, word, sign] = match
    const said = short ?? long
    const last = tokens.at(-1)
    if (said !== undefined) {
      const words = withoutStars(said).trim()
      if (last?.line === line) last.behind = words
      else comment.push(words)
    } else if (space === undefined) {
      tokens.push({
        text: quoted ?? word ?? sign ?? '',
        line,
        start: match.index,
        end: match.index + whole.length,
        comment: comment.join('\n').trim(),
        behind: '',
      })
      comment = []
    } else if (/\n\s*\n/.test(space) && tokens.length > 0) comment = []
    line += whole.split('\n').length - 1
  }
  return tokens
}
