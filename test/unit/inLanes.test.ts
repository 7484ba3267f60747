import { expect, it } from '@jest/globals'
import { inLanes } from '../../scripts/inLanes.ts'

it('gives the next item to the lane that is free, and keeps the order of the results', async () => {
  const open = new Map<string, () => void>()
  const begun: string[] = []
  const run = async (item: string, lane: number) => {
    begun.push(`${item} in ${String(lane)}`)
    await new Promise<void>((resolve) => open.set(item, resolve))
    return item.toUpperCase()
  }
  const finish = async (item: string) => {
    open.get(item)?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  const results = inLanes(['a', 'b', 'c'], 2, run)
  expect(begun).toEqual(['a in 0', 'b in 1'])
  await finish('b')
  expect(begun).toEqual(['a in 0', 'b in 1', 'c in 1'])
  await finish('c')
  await finish('a')
  expect(await results).toEqual(['A', 'B', 'C'])
})
