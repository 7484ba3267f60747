// Questions that are too long for an address. Loaded with the first of them.

import type { Question } from '../../model/entities/questions.ts'
import { failureOfAll, type Failure } from '../../model/failure.ts'

/** What replaces path, method and body of a request. */
type Asked = Pick<Question, 'path' | 'body'> & {
  readonly method?: 'GET' | 'POST'
  readonly decode?: (json: unknown) => unknown
}

interface Answered {
  readonly data?: unknown
  readonly error?: Failure | undefined
}

const doesNotExist = ({ status }: Failure): boolean =>
  status === 404 || status === 405 || status === 501

/** By POST, or in parts if there is no POST. */
export async function askLong<Answer extends Answered>(
  { parts, ...question }: Question,
  ask: (asked: Asked) => Promise<Answer>,
): Promise<Answer | { readonly data: unknown } | { readonly error: Failure }> {
  if (question.method === 'POST' || !parts) {
    const whole = await ask(question)
    if (!parts || !whole.error || !doesNotExist(whole.error)) return whole
  }
  const { decode } = parts
  const answers = await Promise.all(
    parts.paths.map(async (path) =>
      ask({ path, method: 'GET', body: undefined, ...(decode && { decode }) }),
    ),
  )
  const failure = failureOfAll(answers.flatMap(({ error }) => error ?? []))
  if (failure) return { error: failure }
  // Also says that the answer is of an earlier visit.
  const [first] = answers
  return { ...first, data: parts.join(answers.map(({ data }) => data)) }
}
