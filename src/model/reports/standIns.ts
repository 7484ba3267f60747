// Stand-ins for names, emails and typed texts: the same for the same, so that a masked recording still replays.

/** Replaces each known phrase where it is not a part of a longer word. */
export interface Phrases {
  readonly add: (phrase: string, standIn: () => string) => void
  readonly replaceIn: (text: string) => string
}

const word = /[\p{L}\p{N}]+/gu
const isWordPart = (character: string | undefined) => /^[\p{L}\p{N}]$/u.test(character ?? '')

export function createPhrases(): Phrases {
  const known = new Map<string, string>()
  /** Phrases by their first word, the longest first. */
  const byStart = new Map<string, string[]>()
  const phraseAt = (text: string, at: number, start: string) =>
    byStart
      .get(start)
      ?.find((phrase) => text.startsWith(phrase, at) && !isWordPart(text[at + phrase.length]))
  return {
    add: (phrase, standIn) => {
      const [start] = phrase.match(word) ?? []
      if (known.has(phrase) || start === undefined || !phrase.startsWith(start)) return
      known.set(phrase, standIn())
      const others = [...(byStart.get(start) ?? []), phrase]
      byStart.set(
        start,
        others.sort((a, b) => b.length - a.length),
      )
    },
    replaceIn: (text) => {
      if (known.size === 0) return text
      let replaced = ''
      let copiedTo = 0
      for (const { 0: start, index } of text.matchAll(word)) {
        if (index < copiedTo) continue
        const phrase = phraseAt(text, index, start)
        if (phrase === undefined) continue
        replaced += text.slice(copiedTo, index) + (known.get(phrase) ?? '')
        copiedTo = index + phrase.length
      }
      return replaced + text.slice(copiedTo)
    },
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Replaces texts by letters. Different texts stay different, and what begins alike still begins alike, because a
 * search for "pa" becomes one for "pay" while it is typed.
 */
export function createTextMask(): (text: string) => string {
  const byPrefix = new Map<string, Map<string, string>>()
  return (text) => {
    let masked = ''
    let prefix = ''
    for (const character of text) {
      const known = byPrefix.get(prefix) ?? new Map<string, string>()
      byPrefix.set(prefix, known)
      const order = known.size
      const letter = known.get(character) ?? letters[order] ?? String.fromCodePoint(0x4e00 + order)
      known.set(character, letter)
      masked += letter
      prefix += character
    }
    return masked
  }
}
