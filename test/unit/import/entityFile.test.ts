// Entity files, valid and invalid.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  placesIn,
  readEntityFile,
  textOfEntities,
  withValue,
  type FileProblem,
} from '../../../src/model/import/entityFile.ts'

const component = (name: string, more = '') =>
  `kind: Component\nmetadata:\n  name: ${name}\n${more}`
const ref = (name: string) => `component:default/${name}`

const refsIn = (text: string) => readEntityFile(text).documents.map((one) => one.ref)
const problemsIn = (text: string) => readEntityFile(text).problems

describe('a file that is read', () => {
  it('has each document with the line at which it begins, empty ones left out', () => {
    const text = `# what we have\n---\n${component('a')}---\n---\n# nothing\n---\n${component('b')}...\n`
    const { documents, problems } = readEntityFile(text)
    expect(documents.map(({ ref: of, line }) => [of, line])).toEqual([
      [ref('a'), 3],
      [ref('b'), 10],
    ])
    expect(problems).toEqual([])
  })

  it.each([
    ['kind: Robot\nmetadata: {name: r2, namespace: space}', 'robot:space/r2'],
    ['kind: Component\nmetadata: {name: 7}', undefined],
    ['kind: Component\nmetadata: nothing', undefined],
    ['kind: [Component]\nmetadata: {name: a}', undefined],
    ['anything: goes', undefined],
  ])('says what %j is called', (text, called) => {
    expect(readEntityFile(text)).toMatchObject({ documents: [{ ref: called }], problems: [] })
  })

  it('says the same whatever ends its lines', () => {
    const text = `${component('a')}---\n${component('b')}`
    const windows = readEntityFile(text.replaceAll('\n', '\r\n'))
    expect(windows).toEqual(readEntityFile(text))
  })
})

describe('a file with something wrong', () => {
  it('tells which document is broken, and reads the others', () => {
    const text = `${component('a')}---\nkind: Component\nkind: API\n---\n${component('c')}`
    expect(refsIn(text)).toEqual([ref('a'), ref('c')])
    expect(problemsIn(text)).toEqual([
      { type: 'syntax', line: 6, message: 'Map keys must be unique' },
    ])
  })

  it.each<[string, string, FileProblem]>([
    ['nothing', '', { type: 'empty', line: null }],
    ['comments alone', '# soon\n---\n# really\n', { type: 'empty', line: null }],
    ['a list', '- a\n- b\n', { type: 'noEntity', line: 1 }],
    ['a word', `${component('a')}---\nhello\n`, { type: 'noEntity', line: 5 }],
    [
      'one entity twice',
      `${component('a')}---\nkind: component\nmetadata: {name: A, namespace: DEFAULT}\n`,
      { type: 'duplicate', line: 5, ref: ref('a') },
    ],
    [
      'tabs',
      'kind:\n\tComponent: x\n',
      { type: 'syntax', line: 2, message: 'Tabs are not allowed as indentation' },
    ],
    [
      'a quote without its end',
      'kind: "Component\n',
      { type: 'syntax', line: 2, message: 'Missing closing "quote' },
    ],
  ])('tells %s', (_what, text, problem) => {
    expect(problemsIn(text)).toContainEqual(problem)
  })
})

const laughs = [
  'a0: &a0 [x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 9 }, (_, at) => {
    const before = `*a${String(at)}`
    return `a${String(at + 1)}: &a${String(at + 1)} [${Array<string>(9).fill(before).join(', ')}]`
  }),
].join('\n')

describe('a file that is too much', () => {
  it.each([
    ['a billion laughs', laughs],
    ['a circle', 'a: &a\n  b: *a\n'],
    ['5 MB', component('a', `description: ${'x'.repeat(5_000_000)}\n`)],
    ['brackets without end', '['.repeat(100_000)],
    ['lists in lists', '- '.repeat(10_000)],
    ['braces and spaces', '{ '.repeat(10_000)],
  ])('is refused: %s', (_what, text) => {
    const { documents, problems } = readEntityFile(text)
    expect(documents).toEqual([])
    expect(problems.map(({ type }) => type)).toEqual(['size'])
  })

  it('does not keep the document beside it from being read', () => {
    expect(refsIn(`${laughs}\n---\n${component('a')}`)).toEqual([ref('a')])
  })

  it('leaves small aliases alone', () => {
    const text = component('a', 'spec:\n  one: &one [x]\n  other: *one\n')
    expect(readEntityFile(text).documents[0]?.entity).toMatchObject({
      spec: { one: ['x'], other: ['x'] },
    })
  })
})

it('never throws, and finds something or says what is wrong', () => {
  const pieces = [
    '---',
    '\n',
    ' ',
    ': ',
    '- ',
    '&a',
    '*a',
    '[',
    '{',
    '"',
    "'",
    '#',
    '|',
    '!!',
    '%',
    'kind',
    '\t',
    '?',
    '...',
    '\u0000',
  ]
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { documents, problems } = readEntityFile(text)
      expect(documents.length + problems.length).toBeGreaterThan(0)
      for (const { entity } of documents) expect(() => JSON.stringify(entity)).not.toThrow()
    }),
    { numRuns: 1_000 },
  )
})

it('writes what the catalog proposes so that it reads it again', () => {
  const entities = [
    { kind: 'Component', metadata: { name: 'a', annotations: { 'x.io/y': 'o/r' } } },
    { kind: 'API', metadata: { name: 'b' }, spec: { definition: 'two\nlines\n' } },
  ]
  const { documents, problems } = readEntityFile(textOfEntities(entities))
  expect(documents.map(({ entity }) => entity)).toEqual(entities)
  expect(problems).toEqual([])
})

describe('a value that is chosen', () => {
  const owner = ['spec', 'owner'] as const
  const commented =
    '# of us all\nkind: Component # sic\nmetadata:\n  name: a\nspec:\n  # ask them\n  owner: old # for now\n  type: service\n'

  it('stands where the old one stood, and the comments stay', () => {
    expect(withValue(commented, 0, owner, 'new')).toBe(
      commented.replace('owner: old', 'owner: new'),
    )
  })

  it('leaves long lines as they are', () => {
    const text = component(
      'a',
      `  description: ${'many words '.repeat(20)}end\nspec:\n  owner: old\n`,
    )
    expect(withValue(text, 0, owner, 'new')).toBe(text.replace('old', 'new'))
  })

  it('goes where it is emptied', () => {
    expect(readEntityFile(withValue(commented, 0, owner, '')).documents[0]?.entity['spec']).toEqual(
      {
        type: 'service',
      },
    )
  })

  it.each(['spec:\n', 'spec: {}\n', ''])('has a place made for it: %j', (spec) => {
    const text = withValue(component('a', spec), 0, owner, 'new')
    expect(readEntityFile(text).documents[0]?.entity['spec']).toEqual({ owner: 'new' })
  })

  it.each(['spec:\n', 'spec: a word\n', ''])('is not missed where there is none: %j', (spec) => {
    const text = component('a', spec)
    expect(withValue(text, 0, owner, '')).toBe(text)
  })

  it.each(['spec: a word\n', 'spec: [a, list]\n', 'more: &it {}\nspec: *it\n'])(
    'destroys nothing that somebody has written in its place: %j',
    (spec) => {
      const text = component('a', spec)
      expect(withValue(text, 0, owner, 'new')).toBe(text)
    },
  )

  it.each(['kind: [', 'a: 1\na: 2\n', '- a list\n', 'a word'])(
    'leaves alone what is no entity: %j',
    (text) => {
      expect(withValue(text, 0, owner, 'new')).toBe(text)
      expect(withValue(text, 7, owner, 'new')).toBe(text)
    },
  )

  it('is read again, and leaves the text of the other documents alone', () => {
    const chunk = fc
      .record({
        name: fc.stringMatching(/^[a-z][a-z\d-]{0,10}$/),
        before: fc.constantFrom('', '# before\n', '\n'),
        after: fc.constantFrom(
          '',
          '# after\n',
          'spec:\n  owner: old\n',
          'spec: {owner: x, type: y}\n',
          'spec:\n  # here\n  type: "no"\n',
        ),
        eol: fc.constantFrom('\n', '\r\n'),
      })
      .map(({ name, before, after, eol }) =>
        (before + component(name, after)).replaceAll('\n', eol),
      )
    const values = fc.oneof(
      fc.constantFrom('yes', '1.0', 'null', ': ', '#no', '---', '*x', '&x', '- a', "it's", '"'),
      fc.string({ minLength: 1 }).filter((value) => !value.includes('#')),
    )
    fc.assert(
      fc.property(
        fc.array(chunk, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        values,
        (chunks, at, value) => {
          const index = at % chunks.length
          const text = chunks.join('---\n')
          const changed = withValue(text, index, owner, value)
          const { documents, problems } = readEntityFile(changed)
          expect(problems.filter(({ type }) => type !== 'duplicate')).toEqual([])
          expect(documents).toHaveLength(chunks.length)
          expect(documents[index]?.entity['spec']).toMatchObject({ owner: value })
          const before = chunks.slice(0, index).map((one) => `${one}---\n`)
          const after = chunks.slice(index + 1).map((one) => `---\n${one}`)
          expect(changed.match(/# \w+/g)).toEqual(text.match(/# \w+/g))
          expect(changed.startsWith(before.join(''))).toBe(true)
          expect(changed.endsWith(after.join(''))).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('what the catalog says', () => {
  const said = (of: string) =>
    `Processor BuiltinKindsEntityProcessor threw an error while validating the entity component:default/a; caused by TypeError: ${of}`
  const text = component('a', 'spec:\n  type: service\n  owner: 7\n')
  const [document] = readEntityFile(text).documents

  it.each([
    ['/spec/owner must be string', 6],
    ["/spec must have required property 'lifecycle'", 5],
    ['/nowhere must be there', 1],
    ['something else', 1],
  ])('%s stands at line %d', (message, line) => {
    expect(document && placesIn(text)(document, said(message))).toEqual({ line, message })
  })
})
