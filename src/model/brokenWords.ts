/** A longer word takes a browser a time that grows with the square of its length. */
const longestWord = 500
const longWord = new RegExp(`\\S{${String(longestWord)}}`, 'g')

/** The text in parts, between which it may be broken: most texts are one part. Takes time with the length only. */
export function brokenWords(text: string): readonly string[] {
  const ends = [...text.matchAll(longWord)].map(({ index }) => index + longestWord)
  return [0, ...ends].map((start, place) => text.slice(start, ends[place]))
}
