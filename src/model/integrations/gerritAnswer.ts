// Gerrit prefixes its JSON, so that no other site can load it as a script.

const prefix = ")]}'"

/** Not a response of Gerrit's API. */
export class GerritAnswerError extends Error {
  override readonly name = 'GerritAnswerError'
}

/** The JSON of an answer's body. Throws `GerritAnswerError` (spec 1 §8, A-26). */
export function parseGerritAnswer(body: string): unknown {
  const start = body.slice(0, 10)
  if (!body.startsWith(prefix))
    throw new GerritAnswerError(`Gerrit JSON body prefix missing. Found: ${start}`)
  try {
    return JSON.parse(body.slice(prefix.length))
  } catch (error) {
    throw new GerritAnswerError(`Invalid response from Gerrit: ${start} - ${String(error)}`)
  }
}
