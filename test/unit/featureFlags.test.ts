import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  featureFlagsKey,
  flagNameFault,
  isFlagActive,
  parseFlags,
  serializeFlags,
  withFlag,
} from '../../src/model/plugins/featureFlags.ts'

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

describe('the stored flags', () => {
  it('are Backstage’s: an object from name to 0 or 1', () => {
    expect(featureFlagsKey).toBe('featureFlags')
    const { states, problem } = parseFlags('{"new-reader":1,"old-reader":0}')
    expect(problem).toBeUndefined()
    expect(isFlagActive(states, 'new-reader')).toBe(true)
    expect(isFlagActive(states, 'old-reader')).toBe(false)
    expect(isFlagActive(states, 'constructor')).toBe(false)
    expect(serializeFlags(states)).toBe('{"new-reader":1,"old-reader":0}')
  })

  it.each([null, '', '{}'])('are none in %j', (text) => {
    expect(parseFlags(text)).toEqual({ states: {} })
  })

  it.each(['{', 'null', '[]', '1', '"x"', 'undefined'])(
    'are none in %j, which is reported',
    (text) => {
      expect(parseFlags(text)).toEqual({
        states: {},
        problem: 'Error when parsing JSON config from storage for: featureFlags',
      })
    },
  )

  it('lose what cannot be one', () => {
    const text = '{"good":1,"Bad":1,"two":2,"yes":true,"txt":"1","__proto__":1,"nul":null}'
    expect(parseFlags(text)).toEqual({ states: { good: 1 } })
  })

  it('come back as they were kept, for any names', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(good, fc.boolean())), (changes) => {
        const states = changes.reduce((before, [name, on]) => withFlag(before, name, on), {})
        const { states: read } = parseFlags(serializeFlags(states))
        expect(read).toEqual(states)
        for (const [name, on] of new Map(changes)) expect(isFlagActive(read, name)).toBe(on)
      }),
    )
  })

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const kept = new Set<unknown>(Object.values(parseFlags(text).states))
        expect([0, 1]).toEqual(expect.arrayContaining([...kept]))
      }),
    )
  })
})
