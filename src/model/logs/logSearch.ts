// Searching the lines of a log. A match is three numbers in a row: line, start and end of the match in the plain line.

export interface LogQuery {
  readonly text: string
  readonly isRegExp: boolean
  readonly isCaseSensitive: boolean
}

/** Numbers for each match. */
export const matchLength = 3

/** Matches that are found at most. */
export const mostMatches = 100_000

/** Throws `SyntaxError` for an invalid regular expression. */
export function matcherOf({ text, isRegExp, isCaseSensitive }: LogQuery): RegExp {
  const source = isRegExp ? text : text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  return new RegExp(source, isCaseSensitive ? 'gu' : 'giu')
}

/** Adds the matches in one plain line; those without characters are left out. */
export function addMatches(found: number[], matcher: RegExp, line: string, number: number): void {
  for (const { 0: match, index } of line.matchAll(matcher)) {
    if (match === '') continue
    found.push(number, index, index + match.length)
    if (found.length >= mostMatches * matchLength) return
  }
}

/** Position of the first match on this line or later; the number of matches if there is none. */
function firstMatchFrom(found: readonly number[], line: number): number {
  let low = 0
  let high = found.length / matchLength
  while (low < high) {
    const middle = (low + high) >> 1
    if ((found[middle * matchLength] ?? 0) < line) low = middle + 1
    else high = middle
  }
  return low
}

export interface MatchInLine {
  readonly start: number
  readonly end: number
  /** Its position among all matches. */
  readonly position: number
}

export function matchesOn(found: readonly number[], line: number): readonly MatchInLine[] {
  const matches: MatchInLine[] = []
  for (
    let position = firstMatchFrom(found, line);
    found[position * matchLength] === line;
    position += 1
  ) {
    const at = position * matchLength
    matches.push({ start: found[at + 1] ?? 0, end: found[at + 2] ?? 0, position })
  }
  return matches
}
