// Controls the answers of a service's functions.

import { FailureError, type FailureKind } from '../../src/model/failure.ts'

export const failureOf = (kind: FailureKind): FailureError =>
  new FailureError({ kind, name: 'ResponseError', message: `it was ${kind}` })

const never = () => new Promise<never>(() => undefined)

const kinds = { isDown: 'unreachable', refuses: 'unauthorized' } as const

/** Rejects when its signal aborts, as network functions of a browser do. */
const abortedBy = (signal: unknown): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (!(signal instanceof AbortSignal)) return
    const abort = () => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  })

/**
 * A service function that first behaves as `begin`, or never answers, until a test sets its answer: permanently, or
 * once with `next`. `holds` lets the test answer later. `calls` has the arguments of each call.
 */
export function fakeAnswers<Value, Given extends readonly unknown[] = readonly unknown[]>(
  begin: (...given: Given) => Promise<Value> = never,
) {
  type Answer = (...given: Given) => Promise<Value>
  const calls: Given[] = []
  const queue: Answer[] = []
  let lasting: Answer = begin
  const ways = (say: (answer: Answer) => void) => ({
    answers: (value: Value) => {
      say(() => Promise.resolve(value))
    },
    /** Fails permanently. */
    refuses: () => {
      say(() => Promise.reject(failureOf(kinds.refuses)))
    },
    /** Fails temporarily. */
    isDown: () => {
      say(() => Promise.reject(failureOf(kinds.isDown)))
    },
    fails: (thrown: Error) => {
      say(() => Promise.reject(thrown))
    },
    neverAnswers: () => {
      say(never)
    },
    holds: () => {
      const held = Promise.withResolvers<Value>()
      say(() => held.promise)
      return { release: held.resolve, fail: held.reject }
    },
  })
  const ask = (...given: Given): Promise<Value> => {
    calls.push(given)
    const answer = queue.shift() ?? lasting
    return Promise.race([answer(...given), abortedBy(given.at(-1))])
  }
  return Object.assign(ask, {
    calls,
    ...ways((answer) => (lasting = answer)),
    next: ways((answer) => queue.push(answer)),
  })
}
