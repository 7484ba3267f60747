// What a query asks for.

/** The words and phrases of a query, in lower case. */
export function termsOf(query: string): readonly string[] {
  const found = [...query.normalize('NFC').matchAll(/"([^"]+)"|(\S+)/g)]
  const terms = found.map(([, phrase, word]) => (phrase ?? word ?? '').trim().toLocaleLowerCase())
  return [...new Set(terms.map((term) => term.replace(/\s+/g, ' ')).filter((term) => term !== ''))]
}
