// Answers that are too large for a page: what is kept of them, and what is told again.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ClusterCounts } from '../../../src/model/kubernetes/clusters/clusterCounts.ts'
import type { ClusterObjects } from '../../../src/model/kubernetes/clusters/clusters.ts'
import { fairShares } from '../../../src/model/kubernetes/clusters/fairShares.ts'
import { mergeAnswers } from '../../../src/model/kubernetes/mergeObjects.ts'
import {
  assembleObjects,
  createObjectsReader,
  mostPods,
  type ChangedObject,
  type ObjectsReader,
  type ReadRequest,
} from '../../../src/model/kubernetes/objectsReader.ts'
import { WrongShapeError } from '../../../src/model/wrongShape.ts'

const now = Date.parse('2026-01-01T12:00:00Z')

const pod = (name: string, { version = '1', isCrashing = false, namespace = 'shop' } = {}) => ({
  metadata: { name, namespace, uid: `uid-${name}`, resourceVersion: version },
  status: {
    containerStatuses: isCrashing
      ? [
          {
            name: 'app',
            restartCount: 9,
            state: { waiting: { reason: 'CrashLoopBackOff', message: 'back-off' } },
          },
        ]
      : [],
  },
})

type Pod = ReturnType<typeof pod>

const answerOf = (...clusters: readonly (readonly Pod[])[]) =>
  JSON.stringify({
    items: clusters.map((resources, index) => ({
      cluster: { name: `cluster-${String(index)}` },
      podMetrics: [],
      errors: [],
      resources: [{ type: 'pods', resources }],
    })),
  })

const podsOf = (count: number, prefix = 'pod') =>
  Array.from({ length: count }, (_, index) => pod(`${prefix}-${String(index)}`))

/** Collects the counts and the parts that a reader tells, and fails if counts come after a part. */
function createTold() {
  const counts: (readonly ClusterCounts[])[] = []
  const parts: (readonly ChangedObject[])[] = []
  return {
    counts,
    parts,
    count: (one: readonly ClusterCounts[]) => {
      expect(parts).toEqual([])
      counts.push(one)
    },
    tell: (part: readonly ChangedObject[]) => {
      parts.push(part)
    },
  }
}

/** A page that reads one answer after the other, as the service does. */
function createPage(reader: ObjectsReader = createObjectsReader()) {
  let shown: readonly ClusterObjects[] | undefined
  return (text: string, wanted: ReadRequest['wanted'] = { text: '', namespace: '' }) => {
    const told = createTold()
    const request = { key: 'some', isFirst: shown === undefined, now, wanted }
    const changes = reader.read(text, request, told)
    shown = mergeAnswers(shown, assembleObjects(shown, changes, told.parts.flat()).objects)
    return { shown, changed: told.parts.flat(), counts: told.counts }
  }
}

const namesOf = (cluster: ClusterObjects | undefined) =>
  cluster?.objects.pods.map(({ metadata }) => metadata.name)

describe('a large answer', () => {
  it('is kept up to the budget, pods with errors first, and counted whole', () => {
    const pods = podsOf(mostPods + 500)
    pods.push(pod('crashing', { isCrashing: true }))
    const { shown } = createPage()(answerOf(pods))
    expect(shown[0]?.objects.pods).toHaveLength(mostPods)
    expect(namesOf(shown[0])).toContain('crashing')
    expect(shown[0]?.whole).toMatchObject({ pods: mostPods + 501, podsWithErrors: 1 })
    expect(shown[0]?.detected?.[0]?.sourceRef.name).toBe('crashing')
  })

  it('has the pods that match the filter before all others', () => {
    const read = createPage()
    const pods = [...podsOf(mostPods), pod('checkout-7'), pod('other', { namespace: 'bank' })]
    expect(namesOf(read(answerOf(pods)).shown[0])).not.toContain('checkout-7')
    const { shown } = read(answerOf(pods), { text: 'checkout', namespace: '' })
    expect(namesOf(shown[0])).toContain('checkout-7')
    const { shown: ofBank } = read(answerOf(pods), { text: '', namespace: 'bank' })
    expect(namesOf(ofBank[0])).toContain('other')
    expect(ofBank[0]?.whole?.wanted).toEqual({ text: '', namespace: 'bank' })
  })

  it('tells again only what has changed, which alone is another object', () => {
    const read = createPage()
    const first = read(answerOf([pod('a'), pod('b')], [pod('c')]))
    expect(first.changed).toHaveLength(3)
    const second = read(answerOf([pod('a'), pod('b', { version: '2' })], [pod('c')]))
    expect(second.changed.map(({ object }) => object.metadata.name)).toEqual(['b'])
    expect(second.shown[0]?.objects.pods[0]).toBe(first.shown[0]?.objects.pods[0])
    expect(second.shown[0]?.objects.pods[1]).not.toBe(first.shown[0]?.objects.pods[1])
    expect(second.shown[1]).toBe(first.shown[1])
    expect(read(answerOf([pod('a'), pod('b', { version: '2' })], [pod('c')])).shown).toBe(
      second.shown,
    )
  })

  it('tells everything to a reader that was started anew', () => {
    const text = answerOf([pod('a')])
    const first = createPage()
    first(text)
    const told = createTold()
    const request = { key: 'some', isFirst: false, now, wanted: { text: '', namespace: '' } }
    createObjectsReader().read(text, request, told)
    expect(told.parts.flat()).toHaveLength(1)
  })

  it('comes in parts that a page can take up within a frame', () => {
    const told = createTold()
    const request = { key: 'some', isFirst: true, now, wanted: { text: '', namespace: '' } }
    createObjectsReader().read(answerOf(podsOf(1_000)), request, told)
    expect(Math.max(...told.parts.map(({ length }) => length))).toBeLessThanOrEqual(500)
    expect(told.parts.flat()).toHaveLength(1_000)
  })

  it('is counted whole before its objects come, for a page that has none', () => {
    const read = createPage()
    const text = answerOf([...podsOf(mostPods), pod('crashing', { isCrashing: true })], [pod('c')])
    const [first, ...others] = read(text).counts
    expect(others).toEqual([])
    expect(first).toEqual([
      {
        cluster: { name: 'cluster-0' },
        pods: mostPods + 1,
        podsWithErrors: 1,
        hasObjects: true,
        isWhole: true,
      },
      {
        cluster: { name: 'cluster-1' },
        pods: 1,
        podsWithErrors: 0,
        hasObjects: true,
        isWhole: true,
      },
    ])
    expect(read(text).counts).toEqual([])
  })

  it('is refused where it is no JSON, or of another shape', () => {
    const read = createPage()
    expect(() => read('<html>')).toThrow(SyntaxError)
    expect(() => read('{}')).toThrow(WrongShapeError)
  })
})

describe('shares of a budget', () => {
  it('are whole for small parts and equal for large ones', () => {
    expect(fairShares([10, 9_000, 9_000], 5_000)).toEqual([10, 2_495, 2_495])
    expect(fairShares([], 5)).toEqual([])
  })

  it('never exceed the budget or a part, and leave nothing over', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9_000), { maxLength: 8 }), fc.nat(20_000), (sizes, most) => {
        const shares = fairShares(sizes, most)
        const sum = shares.reduce((before, one) => before + one, 0)
        const all = sizes.reduce((before, one) => before + one, 0)
        expect(sum).toBe(Math.min(all, most))
        expect(shares.every((share, index) => share <= (sizes[index] ?? 0))).toBe(true)
      }),
    )
  })
})
