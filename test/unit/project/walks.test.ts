// The walks of docs/walks.md lead through files that are there, and count them.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../../..')
const [, ...walks] = readFileSync(path.join(root, 'docs/walks.md'), 'utf8').split('\n## ')

describe.each(walks.map((walk) => [walk.split('\n')[0] ?? '', walk]))('%s', (title, walk) => {
  const files = [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)

  it('names files that are there, as many as it says', () => {
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
    expect(title).toMatch(new RegExp(`\\(${String(files.length)}\\)$`))
  })
})
