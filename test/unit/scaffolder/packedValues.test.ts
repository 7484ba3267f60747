// Values of a form in the fragment of a link.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { JsonRecord } from '../../../src/model/json.ts'
import { packValues, unpackValues } from '../../../src/model/scaffolder/form/packedValues.ts'

it('come back as they were, in signs that every address may have', async () => {
  const values = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(values, async (record) => {
      const sent = JSON.parse(JSON.stringify(record)) as JsonRecord
      const packed = await packValues(sent)
      expect(packed).toMatch(/^[\w-]+$/)
      expect(await unpackValues(packed)).toEqual(sent)
    }),
  )
})

it('are shorter than their JSON', async () => {
  const values = {
    owners: Array.from({ length: 100 }, (_, index) => `group:default/${String(index)}`),
  }
  expect((await packValues(values)).length).toBeLessThan(JSON.stringify(values).length / 3)
})

it.each(['', '%', 'abc', 'not packed at all', '8J-SqfCfkqk'])(
  'cannot be read from "%s"',
  async (text) => {
    expect(await unpackValues(text)).toBeUndefined()
  },
)

it('are records only, and at most 1 MB', async () => {
  const list = [1, 2] as unknown as JsonRecord
  expect(await unpackValues(await packValues(list))).toBeUndefined()
  const most = { text: 'a'.repeat(999_000) }
  expect(await unpackValues(await packValues(most))).toEqual(most)
})

it('are not decompressed beyond 1 MB', async () => {
  const bomb = new Blob(['{"text":"', 'a'.repeat(5_000_000), '"}'])
  const stream = bomb.stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  expect(await unpackValues(bytes.toString('base64url'))).toBeUndefined()
})
