// How often a graph's layout is computed, and when its size is read (spec 2 §9).

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { LayoutInput } from '../../../src/model/graph/layout.ts'
import { useGraphLayout } from '../../../src/ui/graph/useGraphLayout.ts'
import { useSize } from '../../../src/ui/graph/useSize.ts'

const input: LayoutInput = { direction: 'LR', nodes: [], edges: [] }
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
})

it('lays a graph out at once, and at most every 250 ms while it changes', async () => {
  const laidOut: LayoutInput[] = []
  const engine = {
    layOut: (one: LayoutInput) => {
      laidOut.push(one)
      return Promise.resolve({ isUpright: false, width: 1, height: 1, nodes: {}, edges: {} })
    },
  }
  const { rerender } = renderHook((one: LayoutInput) => useGraphLayout(engine, one), {
    initialProps: input,
  })
  await pass(0)
  expect(laidOut).toEqual([input])
  const [second, third] = [{ ...input }, { ...input }]
  rerender(second)
  await pass(100)
  rerender(third)
  await pass(149)
  expect(laidOut).toHaveLength(1)
  await pass(1)
  expect(laidOut).toHaveLength(2)
  expect(laidOut[1]).toBe(third)
})

it('takes notice of a size that has held for 100 ms', async () => {
  const observed: ((entries: readonly object[]) => void)[] = []
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observed.push((entries) => {
        callback(entries as ResizeObserverEntry[], this)
      })
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  const element = { current: document.createElement('div') }
  const { result } = renderHook(() => useSize(element))
  const resize = (width: number) => {
    observed[0]?.([{ contentRect: { width, height: 50 } }])
  }
  resize(100)
  await pass(0)
  expect(result.current).toEqual({ width: 100, height: 50 })
  resize(200)
  await pass(99)
  resize(300)
  await pass(99)
  expect(result.current.width).toBe(100)
  await pass(1)
  expect(result.current.width).toBe(300)
})
