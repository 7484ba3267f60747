// Collects the requests of one round into one batch.

import type { Gather, Round } from '../../features/backend/backendApi.ts'

interface OpenRound {
  readonly questions: unknown[]
  readonly answer: Promise<unknown>
  readonly close: () => void
}

/** One task of the event loop, with its promise callbacks. */
const oneTick: Round = { delay: 0, most: Infinity }

export function createGather(): Gather {
  const rounds = new Map<string, OpenRound>()
  const begin = (
    topic: string,
    askAll: (questions: never[]) => Promise<unknown>,
    delay: number,
  ): OpenRound => {
    const questions: unknown[] = []
    const { promise: closed, resolve } = Promise.withResolvers<undefined>()
    const close = () => {
      clearTimeout(timer)
      rounds.delete(topic)
      resolve(undefined)
    }
    const timer = setTimeout(close, delay)
    const round = { questions, answer: closed.then(() => askAll(questions as never[])), close }
    rounds.set(topic, round)
    return round
  }
  return <Question, Answer>(
    topic: string,
    question: Question,
    askAll: (questions: readonly Question[]) => Promise<Answer>,
    { delay, most } = oneTick,
  ) => {
    const round = rounds.get(topic) ?? begin(topic, askAll, delay)
    round.questions.push(question)
    if (round.questions.length >= most) round.close()
    return round.answer as Promise<Answer>
  }
}
