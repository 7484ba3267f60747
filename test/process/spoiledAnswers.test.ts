// Every endpoint of the cache gets spoiled answers: each becomes data, or a failure that says what is wrong with it. A
// crashed decoder would be an `unexpected` failure.

import { expect, it } from '@jest/globals'
import { assert, asyncProperty, constantFrom, jsonValue, oneof, record } from 'fast-check'
import { asked, endpoints, openPortal, type Outcome } from '../support/everyEndpoint.ts'
import { answerOf } from '../support/importWorld.ts'

async function start() {
  let [body, ownClusters] = ['null', false]
  const { ask, advance } = await openPortal(({ url, method }) => {
    if (url.endsWith('/clusters') && !ownClusters)
      return answerOf(200, { items: [{ name: 'production', authProvider: 'aws' }] })
    const status = method === 'POST' && /\/(?:locations|tasks)$/.test(url) ? 201 : 200
    return { ok: true, status, statusText: 'OK', text: body }
  })
  return async (name: string, next: string) => {
    body = next
    ownClusters = name === 'clusters'
    let result: Awaited<Outcome> | undefined
    void ask(name, { forceRefetch: true, subscribe: false }).then((settled) => (result = settled))
    for (let turn = 0; turn < 200 && !result; turn++) await advance(20)
    return result
  }
}

const plain = [
  '',
  'null',
  '{}',
  '[]',
  '0',
  '"text"',
  '<!doctype html><p>Bad gateway</p>',
  '{"items":',
]

it('knows what every endpoint is asked', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(asked).sort())
})

it.each(Object.keys(asked))('%s takes a spoiled answer for what it is', async (name) => {
  const ask = await start()
  const value = oneof(
    jsonValue({ maxDepth: 3 }),
    constantFrom<unknown>([null], [{}], [[]], { metadata: null }, [{ metadata: 7, kind: [] }]),
  )
  const key = constantFrom(
    ...['items', 'results', 'total_count', 'jobs', 'workflow_runs', 'workflows', 'artifacts'],
    ...['tasks', 'steps', 'metadata', 'spec', 'kind', 'location', 'entities', 'generateEntities'],
    ...['notifications', 'payload', 'unread', 'topics', 'channels', 'origins'],
    ...['existingEntityFiles', 'facets', 'cluster', 'resources', 'errors', 'log', 'output', 'id'],
  )
  const bodies = oneof(
    constantFrom(...plain),
    value.map((one) => JSON.stringify(one)),
    record({ key, inner: value }).map(({ key: at, inner }) => JSON.stringify({ [at]: inner })),
    record({ key, other: key, inner: value }).map(({ key: at, other, inner }) =>
      JSON.stringify([{ [at]: inner, [other]: [{ [at]: inner }] }]),
    ),
    record({ key, other: key, inner: value }).map(({ key: at, other, inner }) =>
      JSON.stringify({ items: [{ [at]: inner, [other]: { [other]: inner } }] }),
    ),
  )
  await assert(
    asyncProperty(bodies, async (body) => {
      const settled = await ask(name, body)
      expect(settled).toBeDefined()
      // A thrown error has no kind.
      const { kind = 'thrown', message } = settled?.error ?? { kind: 'data' }
      expect({ kind, message }).not.toMatchObject({
        kind: expect.stringMatching(/^(?:thrown|unexpected)$/) as unknown,
      })
    }),
    { numRuns: 60, seed: 1 },
  )
})
