// The service that reads answers about objects: small ones in place, large ones in a worker.

import { expect, it } from '@jest/globals'
import type { ClusterCounts } from '../../src/model/kubernetes/clusterCounts.ts'
import type { ClusterObjects } from '../../src/model/kubernetes/clusters.ts'
import type { ReadingOptions } from '../../src/model/kubernetes/objectsReading.ts'
import { WrongShapeError } from '../../src/model/wrongShape.ts'
import { createObjectsReading } from '../../src/sagas/kubernetes/services/objectsReading.ts'
import { workerInPlace } from '../support/objectsWorkerInPlace.ts'

const podsOf = (count: number, version = '1') =>
  Array.from({ length: count }, (_, index) => ({
    metadata: {
      name: `pod-${String(index)}`,
      uid: String(index),
      resourceVersion: index === 0 ? version : '1',
      annotations: { note: 'x'.repeat(400) },
    },
  }))

const bytesOf = (answer: unknown) => new TextEncoder().encode(JSON.stringify(answer)).buffer
const answerOf = (resources: readonly object[]) => ({
  items: [{ cluster: { name: 'one' }, resources: [{ type: 'pods', resources }] }],
})

const optionsOf = (
  before?: readonly ClusterObjects[],
  signal = new AbortController().signal,
): ReadingOptions => ({
  key: 'some',
  before,
  wanted: { text: '', namespace: '' },
  onCounted: () => undefined,
  signal,
})

function start() {
  let started = 0
  const reading = createObjectsReading({ now: () => 0 }, () => {
    started += 1
    return workerInPlace()
  })
  return { reading, started: () => started }
}

it('starts a worker for large answers alone, and once', async () => {
  const { reading, started } = start()
  const small = await reading.read(bytesOf(answerOf(podsOf(10))), optionsOf())
  expect(small[0]?.objects.pods).toHaveLength(10)
  expect(small[0]?.whole).toBeUndefined()
  expect(started()).toBe(0)
  const first = await reading.read(bytesOf(answerOf(podsOf(3_000))), optionsOf())
  expect(first[0]?.objects.pods).toHaveLength(3_000)
  expect(Object.isFrozen(first[0]?.objects.pods[7]?.metadata)).toBe(true)
  const second = await reading.read(bytesOf(answerOf(podsOf(3_000, '2'))), optionsOf(first))
  expect(second[0]?.objects.pods[0]).not.toBe(first[0]?.objects.pods[0])
  expect(second[0]?.objects.pods.slice(1)).toEqual(first[0]?.objects.pods.slice(1))
  expect(second[0]?.objects.pods[1]).toBe(first[0]?.objects.pods[1])
  expect(started()).toBe(1)
})

it('tells the numbers of a large answer before it is read whole, and of the first one alone', async () => {
  const { reading } = start()
  const told: unknown[] = []
  const read = async (count: number, before?: readonly ClusterObjects[]) => {
    const onCounted = (counts: readonly ClusterCounts[]) => told.push(counts)
    const bytes = bytesOf(answerOf(podsOf(count)))
    const objects = await reading.read(bytes, { ...optionsOf(before), onCounted })
    told.push('read')
    return objects
  }
  const first = await read(3_000)
  await read(3_000, first)
  await read(10)
  expect(told).toEqual([
    [
      {
        cluster: { name: 'one' },
        pods: 3_000,
        podsWithErrors: 0,
        hasObjects: true,
        isWhole: true,
      },
    ],
    'read',
    'read',
    'read',
  ])
})

it('says what is wrong with a large answer as with a small one', async () => {
  const { reading } = start()
  const large = `"${'x'.repeat(2_000_000)}"`
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  await expect(reading.read(bytes(large), optionsOf())).rejects.toThrow(WrongShapeError)
  await expect(reading.read(bytes(large.slice(1)), optionsOf())).rejects.toThrow(SyntaxError)
  await expect(reading.read(bytes('<html>'), optionsOf())).rejects.toThrow(SyntaxError)
})

it('ends with the request that it belongs to, and starts anew after a worker has failed', async () => {
  const target = new EventTarget()
  let isSilent = true
  const reading = createObjectsReading({ now: () => 0 }, () =>
    isSilent
      ? {
          addEventListener: target.addEventListener.bind(target),
          removeEventListener: target.removeEventListener.bind(target),
          postMessage: () => undefined,
        }
      : workerInPlace(),
  )
  const bytes = () => bytesOf(answerOf(podsOf(3_000)))
  const controller = new AbortController()
  const left = reading.read(bytes(), optionsOf(undefined, controller.signal))
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const failed = reading.read(bytes(), optionsOf())
  target.dispatchEvent(new ErrorEvent('error', { message: 'Loading chunk failed' }))
  await expect(failed).rejects.toThrow('Loading chunk failed')
  isSilent = false
  await expect(reading.read(bytes(), optionsOf())).resolves.toHaveLength(1)
})

it('has its worker before the answer comes, and another where that one has failed', async () => {
  const target = new EventTarget()
  let started = 0
  const reading = createObjectsReading({ now: () => 0 }, () => {
    started += 1
    if (started > 1) return workerInPlace()
    return Object.assign(target, { postMessage: () => undefined })
  })
  reading.prepare()
  reading.prepare()
  expect(started).toBe(1)
  target.dispatchEvent(new ErrorEvent('error', { message: 'Loading chunk failed' }))
  const answer = bytesOf(answerOf(podsOf(3_000)))
  await expect(reading.read(answer, optionsOf())).resolves.toHaveLength(1)
  expect(started).toBe(2)
})
