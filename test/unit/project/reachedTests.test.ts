import { existsSync, globSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { areaOf, reachedBy, testAreas } from '../../site/reachedTests.ts'

it('names files that are there, and areas of the source', () => {
  const files = Object.values(testAreas).flatMap(({ journeys, browser }) => [
    ...journeys.map((name) => `test/journeys/${name}.test.tsx`),
    ...browser.map((name) => `test/e2e/${name}.test.ts`),
  ])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const sources = new Set(globSync('src/{features,sagas,model,plugins}/*/**/*.*').map(areaOf))
  expect(Object.keys(testAreas).filter((area) => !sources.has(area))).toEqual([])
})

it('reaches the tests of an area, and those that import the file', () => {
  const { jest, browser } = reachedBy(['src/sagas/docs/docsSyncSaga.ts'])
  expect(browser).toEqual(['test/e2e/docs.test.ts'])
  expect(jest).toContain('test/journeys/docs.test.tsx')
  expect(jest).toContain('test/process/docsSync.test.ts')
  expect(jest).not.toContain('test/process/ci.test.ts')
})

it.each([['src/ui/markdown/Markdown.tsx'], ['src/sagas/kit/poll.ts'], ['config/plugins.ts']])(
  'reaches every page from %s',
  (file) => {
    const { browser } = reachedBy([file])
    expect(browser).toEqual(globSync('test/e2e/*.test.ts'))
  },
)

it('reaches no page from a document or a test of its own', () => {
  const { jest, browser } = reachedBy(['docs/testing.md', 'test/unit/ui/links.test.tsx'])
  expect({ jest, browser }).toEqual({ jest: ['test/unit/ui/links.test.tsx'], browser: [] })
})
