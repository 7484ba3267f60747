import { describe, expect, it } from '@jest/globals'
import { pendingChanges, unnamedChanges } from '../../../scripts/core/apiChanges.ts'

const last = '== ui/Card › Card\nconst Card: () => null\n\n== ui/Link › Link\nconst Link: number\n'
const changelog = (told: string) =>
  `# Changelog\n\n## Unreleased\n\n${told}\n\n## 0.1.0\n\n\`Old\`\n`

describe('a report of an API', () => {
  it.each([
    ['the same', last, []],
    ['another order', last.split('\n\n').reverse().join('\n\n'), []],
    ['a new name', `${last}\n== ui/Old › Old\nconst Old: 1\n`, ['ui/Old › Old']],
    ['a removed name', last.slice(0, last.indexOf('== ui/Link')), ['ui/Link › Link']],
    ['another type', last.replace('null', 'string'), ['ui/Card › Card']],
    ['a second declaration', `${last}\n== ui/Link › Link\ntype Link = 1\n`, ['ui/Link › Link']],
    ['another module', last.replace('ui/Link', 'ui/Links'), ['ui/Link › Link', 'ui/Links › Link']],
  ])('tells what has changed: %s', (_what, now, changed) => {
    expect(pendingChanges(last, now)).toEqual(changed)
    expect(unnamedChanges(last, now, changelog('- nothing'))).toEqual(changed)
    const told = changed.map((name) => `- \`${name.split(' › ')[1] ?? ''}\` has changed.`)
    expect(unnamedChanges(last, now, changelog(told.join('\n')))).toEqual([])
  })

  it('needs no words before the first version', () => {
    expect(unnamedChanges('', last, changelog(''))).toEqual([])
  })
})
