// The service that reads answers about objects: small ones in place, large ones in a worker.

import { expect, it } from '@jest/globals'
import type { ClusterCounts } from '../../../src/model/kubernetes/clusters/clusterCounts.ts'
import type { ClusterObjects } from '../../../src/model/kubernetes/clusters/clusters.ts'
import type { ReadingOptions } from '../../../src/model/kubernetes/objectsReading.ts'
import { WrongShapeError } from '../../../src/model/wrongShape.ts'
import { createObjectsReading } from '../../../src/sagas/kubernetes/services/objectsReading.ts'
import { workerInPlace } from '../../support/objectsWorkerInPlace.ts'

const podsOf = (count: number, version = '1') =>
  Array.from({ length: count }, (_, index) => ({
    metadata: {
      name: `pod-${String(index)}`,
      uid: String(index),
      resourceVersion: index === 0 ? version : '1',
      annotations: { note: 'x'.repeat(400) },
    },
  }))

const blobOf = (answer: unknown) => new Blob([JSON.stringify(answer)])
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
  let asked = 0
  const reading = createObjectsReading({ now: () => 0 }, () => {
    started += 1
    const worker = workerInPlace()
    return {
      ...worker,
      postMessage: (message: unknown) => {
        asked += 1
        worker.postMessage(message)
      },
    }
  })
  return { reading, started: () => started, asked: () => asked }
}

it('starts a worker for large answers alone, and once', async () => {
  const { reading, started } = start()
  const small = await reading.read(blobOf(answerOf(podsOf(10))), optionsOf())
  expect(small[0]?.objects.pods).toHaveLength(10)
  expect(small[0]?.whole).toBeUndefined()
  expect(started()).toBe(0)
  const first = await reading.read(blobOf(answerOf(podsOf(3_000))), optionsOf())
  expect(first[0]?.objects.pods).toHaveLength(3_000)
  expect(Object.isFrozen(first[0]?.objects.pods[7]?.metadata)).toBe(true)
  const second = await reading.read(blobOf(answerOf(podsOf(3_000, '2'))), optionsOf(first))
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
    const blob = blobOf(answerOf(podsOf(count)))
    const objects = await reading.read(blob, { ...optionsOf(before), onCounted })
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
  await expect(reading.read(new Blob([large]), optionsOf())).rejects.toThrow(WrongShapeError)
  await expect(reading.read(new Blob([large.slice(1)]), optionsOf())).rejects.toThrow(SyntaxError)
  await expect(reading.read(new Blob(['<html>']), optionsOf())).rejects.toThrow(SyntaxError)
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
  const blob = () => blobOf(answerOf(podsOf(3_000)))
  const controller = new AbortController()
  const left = reading.read(blob(), optionsOf(undefined, controller.signal))
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const failed = reading.read(blob(), optionsOf())
  target.dispatchEvent(new ErrorEvent('error', { message: 'Loading chunk failed' }))
  await expect(failed).rejects.toThrow('Loading chunk failed')
  isSilent = false
  await expect(reading.read(blob(), optionsOf())).resolves.toHaveLength(1)
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
  const answer = blobOf(answerOf(podsOf(3_000)))
  await expect(reading.read(answer, optionsOf())).resolves.toHaveLength(1)
  expect(started).toBe(2)
})

it('has all objects again after a small answer without them', async () => {
  const { reading, asked } = start()
  const large = blobOf(answerOf(podsOf(3_000)))
  const first = await reading.read(large, optionsOf())
  const failing = await reading.read(blobOf(answerOf([])), optionsOf(first))
  expect(failing[0]?.objects.pods).toHaveLength(0)
  const again = await reading.read(large, optionsOf(failing))
  expect(again[0]?.objects.pods).toHaveLength(3_000)
  await reading.read(large, optionsOf(again))
  expect(asked()).toBe(4)
})

it('has the newest objects after an answer that was not taken up', async () => {
  const { reading } = start()
  const first = await reading.read(blobOf(answerOf(podsOf(3_000))), optionsOf())
  const newer = blobOf(answerOf(podsOf(3_000, '2')))
  await reading.read(newer, optionsOf(first))
  const again = await reading.read(newer, optionsOf(first))
  expect(again[0]?.objects.pods[0]?.metadata.resourceVersion).toBe('2')
  expect(again[0]?.objects.pods).toHaveLength(3_000)
})

it('reads an answer once more at most, where the cluster repeats an object in another version', async () => {
  const { reading, asked } = start()
  const [pod, ...others] = podsOf(3_000)
  const [other] = podsOf(1, '2')
  const answer = blobOf(answerOf([pod ?? {}, other ?? {}, ...others]))
  const first = await reading.read(answer, optionsOf())
  expect(first[0]?.objects.pods).toHaveLength(3_000)
  expect(asked()).toBe(1)
  await reading.read(answer, optionsOf(first))
  expect(asked()).toBe(3)
})
