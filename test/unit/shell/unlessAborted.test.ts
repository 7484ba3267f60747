import { expect, it } from '@jest/globals'
import { unlessAborted } from '../../../src/model/unlessAborted.ts'

const never = () => new Promise<never>(() => undefined)

const aborted = (reason: string) => AbortSignal.abort(new Error(reason))

it.each([
  { what: 'gives the result', result: () => Promise.resolve('done'), signals: [], gives: 'done' },
  {
    what: 'rejects as the promise does',
    result: () => Promise.reject<string>(new Error('broken')),
    signals: [],
    throws: 'broken',
  },
  {
    what: 'rejects with the reason of an aborted signal',
    result: never,
    signals: [aborted('left')],
    throws: 'left',
  },
  {
    what: 'prefers the reason to a result',
    result: () => Promise.resolve('done'),
    signals: [aborted('left')],
    throws: 'left',
  },
  {
    what: 'listens to each signal',
    result: never,
    signals: [new AbortController().signal, aborted('second')],
    throws: 'second',
  },
])('$what', async ({ result, signals, gives, throws }) => {
  const promise = unlessAborted<string>(result(), ...signals)
  if (throws === undefined) expect(await promise).toBe(gives)
  else await expect(promise).rejects.toThrow(throws)
})

it('rejects when a signal is aborted later, and then no longer listens', async () => {
  const controller = new AbortController()
  const promise = unlessAborted(never(), controller.signal)
  controller.abort(new Error('later'))
  await expect(promise).rejects.toThrow('later')
})
