// What is known of what needs attention: rounds of a few entities, and what is shown first.

import { describe, expect, it } from '@jest/globals'
import {
  lookedAt,
  pauseAfter,
  readAnswer,
  roundOf,
  withRound,
  worstFirst,
  type AttentionHistory,
  type AttentionItem,
  type AttentionMark,
  type AttentionRound,
  type KnownAttention,
} from '../../../src/model/plugins/attention.ts'

const item = (id: string, more: Partial<AttentionItem> = {}): AttentionItem => ({
  id,
  severity: 'error',
  title: id,
  cause: { key: 'cause' },
  to: '/catalog',
  ...more,
})

const mark = (id: string): AttentionMark => ({
  id,
  state: 'ok',
  height: 50,
  title: `CI #${id}`,
  to: `/ci-cd/${id}`,
})

const history = (...marks: readonly unknown[]) =>
  ({ label: { key: 'strip.label' }, marks }) as AttentionHistory

const round = (more: Partial<AttentionRound>): AttentionRound => ({
  items: [],
  well: [],
  asked: [],
  all: [],
  at: 1,
  ...more,
})

const known: KnownAttention = {
  items: [item('a', { entityRef: 'a' }), item('b', { entityRef: 'b' })],
  well: ['c'],
  at: 1,
  next: 0,
  isWhole: true,
}

it('has looked at what is well and what is not, once each', () => {
  const source = { status: 'known', known } as const
  const other = {
    status: 'known',
    known: { ...known, items: [item('task')], well: ['a', 'd'] },
  } as const
  expect(lookedAt({ one: source, two: other })).toEqual(['a', 'b', 'c', 'd'])
  expect(lookedAt({ one: { status: 'asking', known: null, attempt: 0 } })).toEqual([])
})

describe('a round', () => {
  it('is about ten entities', () => {
    const all = Array.from({ length: 25 }, (_none, index) => index)
    expect([0, 10, 20].map((from) => roundOf(all, from).length)).toEqual([10, 10, 5])
  })

  const all = ['a', 'b', 'c']

  it.each<[string, Partial<AttentionRound>, readonly string[], readonly string[]]>([
    ['keeps what it did not ask about', { asked: ['c'], all, well: ['c'] }, ['a', 'b'], ['c']],
    ['drops what is well again', { asked: ['a', 'b'], all, well: ['a', 'b'] }, [], ['a', 'b', 'c']],
    [
      'finds new faults',
      { asked: ['c'], all, items: [item('c', { entityRef: 'c' })] },
      ['c', 'a', 'b'],
      [],
    ],
    ['forgets what the user no longer owns', { asked: ['c'], all: ['c'], well: ['c'] }, [], ['c']],
    ['replaces what is about no entity', { items: [item('t')] }, ['t'], []],
  ])('%s', (_what, more, items, well) => {
    const after = withRound(known, round(more))
    expect(after.items.map(({ id }) => id)).toEqual(items)
    expect(after.well).toEqual(well)
  })

  it('goes on where the one before ended, and is whole once all were asked about', () => {
    const refs = ['a', 'b', 'c']
    const first = withRound(null, round({ asked: ['a', 'b'], all: refs }))
    const last = withRound(first, round({ asked: ['c'], all: refs }))
    const again = withRound(last, round({ asked: ['a', 'b'], all: refs }))
    expect([first, last, again].map(({ next, isWhole }) => [next, isWhole])).toEqual([
      [2, false],
      [0, true],
      [2, true],
    ])
  })

  it('keeps what happened to the entities that it did not ask about, as long as they are the user’s', () => {
    const before = { ...known, recent: { a: history(mark('1')), b: history(mark('2')) } }
    const recent = { a: history(mark('3')) }
    const after = withRound(before, round({ asked: ['a'], all, recent }))
    expect(after.recent).toEqual({ a: history(mark('3')), b: history(mark('2')) })
    const next = withRound(after, round({ asked: ['c'], all: ['a', 'c'] }))
    expect(next.recent).toEqual({ a: history(mark('3')) })
  })

  it('says what could not be told only while that is so', () => {
    const untold = { key: 'login' }
    const before = withRound(null, round({ untold }))
    expect(before.untold).toEqual(untold)
    expect(withRound(before, round({})).untold).toBeUndefined()
  })
})

it.each([
  ['of a first look is short', { status: 'known', known: { ...known, isWhole: false } }, 1_000],
  ['of a whole look is a minute', { status: 'known', known }, 60_000],
  ['grows while it fails', failing(3), 240_000],
  ['has an end', failing(20), 600_000],
  ['is none while it asks', { status: 'asking', known, attempt: 0 }, null],
] as const)('a pause %s', (_what, state, pause) => {
  expect(pauseAfter(state)).toBe(pause)
})

function failing(attempt: number) {
  const failure = { kind: 'timeout', name: 'TimeoutError', message: 'late' } as const
  return { status: 'failing', known, failure, attempt } as const
}

it('has the worst first, then the newest, of all sources', () => {
  const of = (items: readonly AttentionItem[]) =>
    ({ status: 'known', known: { ...known, items } }) as const
  const shown = worstFirst({
    one: of([
      item('warning', { severity: 'warning', at: '2026-11-28' }),
      item('old', { at: '2026-11-01' }),
    ]),
    two: of([item('new', { at: '2026-11-27' })]),
    three: { status: 'asking', known: null, attempt: 0 },
  })
  expect(shown.map(({ source, id }) => `${source} ${id}`)).toEqual([
    'two new',
    'one old',
    'one warning',
  ])
})

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a list', []],
  ['no items', { well: [] }],
  ['an item without a title', { items: [{ ...item('a'), title: 1 }], well: [] }],
  ['an item of another severity', { items: [{ ...item('a'), severity: 'fatal' }], well: [] }],
  ['an item without a cause', { items: [{ ...item('a'), cause: 'it broke' }], well: [] }],
  ['refs that are no texts', { items: [], well: [1] }],
  ['a history without marks', { items: [], well: [], recent: { a: { label: { key: 'runs' } } } }],
  [
    'a mark without a height',
    { items: [], well: [], recent: { a: history({ ...mark('1'), height: 'tall' }) } },
  ],
])('refuses an answer that is %s', (_what, answer) => {
  expect(() => readAnswer(answer)).toThrow('is not')
})
