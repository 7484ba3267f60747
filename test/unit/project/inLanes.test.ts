import { expect, it } from '@jest/globals'
import { inLanes } from '../../site/inLanes.ts'

it('gives a lane that is free the next item from its end, and keeps the order of the results', async () => {
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
  const results = inLanes(['a', 'b', 'c', 'd'], 2, run)
  expect(begun).toEqual(['a in 0', 'd in 1'])
  await finish('d')
  expect(begun).toEqual(['a in 0', 'd in 1', 'c in 1'])
  await finish('a')
  expect(begun).toEqual(['a in 0', 'd in 1', 'c in 1', 'b in 0'])
  await finish('c')
  await finish('b')
  expect(await results).toEqual(['A', 'B', 'C', 'D'])
})
