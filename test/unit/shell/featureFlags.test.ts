import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  declaredFlags,
  flagNameFault,
  flagsByPlugin,
  isFlagActive,
  readFlags,
  withFlag,
} from '../../../src/model/plugins/featureFlags.ts'

const good = fc.stringMatching(/^[a-z][a-z0-9-]{2,149}$/)

describe('the name of a flag', () => {
  it.each(['abc', 'a--', 'a1-', 'x'.repeat(150)])('may be %s', (name) => {
    expect(flagNameFault(name)).toBeUndefined()
  })

  it.each([
    ['', 'must have at least 3 characters'],
    ['ab', 'must have at least 3 characters'],
    ['x'.repeat(151), 'must have at most 150 characters'],
    ['Abc', 'must start with a lowercase letter'],
    ['1abc', 'must start with a lowercase letter'],
    ['-abc', 'must start with a lowercase letter'],
    ['aBc', 'contain only lowercase letters, digits and hyphens'],
    ['a_c', 'contain only lowercase letters, digits and hyphens'],
    ['a.c', 'contain only lowercase letters, digits and hyphens'],
    ['äbc', 'contain only lowercase letters, digits and hyphens'],
    ['abc\n', 'contain only lowercase letters, digits and hyphens'],
  ])('may not be %j', (name, fault) => {
    expect(flagNameFault(name)).toContain(fault)
  })
})

describe('the kept flags', () => {
  it('are Backstage’s: an object from name to 0 or 1', () => {
    const states = readFlags({ 'new-reader': 1, 'old-reader': 0 }) ?? {}
    expect(isFlagActive(states, 'new-reader')).toBe(true)
    expect(isFlagActive(states, 'old-reader')).toBe(false)
    expect(isFlagActive(states, 'constructor')).toBe(false)
  })

  it.each([null, [], 1, 'x', undefined])('are nothing in %j', (value) => {
    expect(readFlags(value)).toBeUndefined()
  })

  it('lose what cannot be one', () => {
    const text = '{"good":1,"Bad":1,"two":2,"yes":true,"txt":"1","__proto__":1,"nul":null}'
    expect(readFlags(JSON.parse(text))).toEqual({ good: 1 })
  })

  it('come back as they were kept, for any names', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(good, fc.boolean())), (changes) => {
        const states = changes.reduce((before, [name, on]) => withFlag(before, name, on), {})
        const read = readFlags(JSON.parse(JSON.stringify(states))) ?? {}
        expect(read).toEqual(states)
        for (const [name, on] of new Map(changes)) expect(isFlagActive(read, name)).toBe(on)
      }),
    )
  })

  it('never throw, whatever is kept', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const kept = new Set<unknown>(Object.values(readFlags(value) ?? {}))
        expect([0, 1]).toEqual(expect.arrayContaining([...kept]))
      }),
    )
  })
})

it('belong to the plugins that declare them', () => {
  const description = { en: 'Tries it' }
  const plugins = [
    { id: 'a' },
    { id: 'b', featureFlags: [{ name: 'first', description }, { name: 'second' }] },
  ]
  expect(declaredFlags(plugins)).toEqual([
    { pluginId: 'b', name: 'first', description },
    { pluginId: 'b', name: 'second' },
  ])
})

it('are found by what the reader’s language says of them, else by the English', () => {
  const described = {
    name: 'history',
    pluginId: 'pulse',
    description: { en: 'Keeps', de: 'Behält' },
  }
  const found = (text: string, language: string) =>
    flagsByPlugin(
      [described, { name: 'other', pluginId: 'docs' }],
      text,
      (titles) => titles[language] ?? titles.en,
    )
  expect(found('behä', 'de')).toEqual([{ pluginId: 'pulse', flags: [described] }])
  expect(found('keeps', 'de')).toEqual([])
  expect(found('keeps', 'zh')).toEqual([{ pluginId: 'pulse', flags: [described] }])
})
