import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

const textOf = (path: string) => readFileSync(path, 'utf8')

it('shows an example that is a test which runs', () => {
  const [, shown] = /```ts\n([^]*?)```/.exec(textOf('docs/testing.md')) ?? []
  expect(shown).toBe(textOf('test/process/example.test.ts'))
})
