import { expect, it } from '@jest/globals'
import { retryFailed } from '../../site/retryFailed.ts'

/** Each file passes from the given run on; `tried` lists all runs in order. */
function runs(passesFrom: Record<string, number>) {
  const tried: string[] = []
  const passes = (file: string) => {
    tried.push(file)
    return tried.filter((each) => each === file).length >= (passesFrom[file] ?? 1)
  }
  const findFailed = (files: readonly string[]) =>
    Promise.resolve(files.filter((file) => !passes(file)))
  return {
    tried,
    outcome: (most: number) => retryFailed(Object.keys(passesFrom), findFailed, most),
  }
}

it('repeats nothing that passed', async () => {
  const { tried, outcome } = runs({ a: 1, b: 1 })
  expect(await outcome(2)).toEqual({ failed: [], unsteady: [] })
  expect(tried).toEqual(['a', 'b'])
})

it('repeats what failed at the end, once, and tells unsteady from failed', async () => {
  const { tried, outcome } = runs({ a: 2, b: 1, c: 3 })
  expect(await outcome(2)).toEqual({ failed: ['c'], unsteady: ['a'] })
  expect(tried).toEqual(['a', 'b', 'c', 'a', 'c'])
})

it('repeats nothing where too many failed', async () => {
  const { tried, outcome } = runs({ a: 2, b: 2 })
  expect(await outcome(1)).toEqual({ failed: ['a', 'b'], unsteady: [] })
  expect(tried).toEqual(['a', 'b'])
})
