// The texts that a user has searched for.

const most = 10
const longest = 200

const isTerm = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest

/** The newest first, each once; letters' case makes no difference. */
export function withSearch(terms: readonly string[], term: string): readonly string[] {
  const text = term.toWellFormed().trim()
  if (!isTerm(text)) return terms
  const others = terms.filter((one) => one.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, most)
}

/** Undefined if the stored value has another form. */
export const readSearches = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) ? kept.filter(isTerm).slice(0, most) : undefined
