// The bars of ownership and health, and where they lead.

import { describe, expect, it } from '@jest/globals'
import {
  deprecatedOf,
  isPlain,
  lifecycleParts,
  partsOf,
} from '../../../src/model/catalog/kindBars.ts'
import { catalogStates, heldBy, rollUp } from '../../../src/model/catalog/rollUp.ts'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { exactIndexLink, type IndexFilters } from '../../../src/model/entities/indexLinks.ts'

const owners = ['group:default/a']

describe('lifecycleParts', () => {
  it.each<[string, readonly (readonly [string, number])[], number, readonly string[]]>([
    ['nothing', [], 0, []],
    ['what has no lifecycle', [], 3, ['none 3 of 3']],
    [
      'in the order of their age, then the most common',
      [
        ['ga', 1],
        ['sunset', 4],
        ['deprecated', 9],
        ['production', 1],
        ['experimental', 2],
      ],
      20,
      ['production 1', 'experimental 2', 'deprecated 9', 'sunset 4', 'ga 1', 'none 3 of 20'],
    ],
    [
      'the same in other letters once',
      [
        ['Production', 2],
        ['production', 1],
        ['PRODUCTION', 1],
      ],
      4,
      ['Production 4'],
    ],
    ['no more than there are', [['production', 5]], 4, ['production 5']],
    ['not what nothing has', [['deprecated', 0]], 1, ['none 1 of 1']],
  ])('draws %s', (_case, counts, total, expected) => {
    const facets = counts.map(([value, count]) => ({ value, count }))
    const parts = lifecycleParts(facets, total, { kind: 'component', owners })
    expect(
      parts.map(({ id, lifecycle, count }) =>
        id === 'none'
          ? `none ${String(count)} of ${String(total)}`
          : `${lifecycle ?? ''} ${String(count)}`,
      ),
    ).toEqual(expected)
    for (const { count, drawn } of parts) expect(drawn).toBe(count)
  })

  it('tells the share of deprecated ones among those with a lifecycle', () => {
    const parts = lifecycleParts(
      [
        { value: 'Deprecated', count: 2 },
        { value: 'production', count: 6 },
      ],
      11,
      {},
    )
    const bar = { kind: 'API', count: 11, filters: {}, parts }
    expect(deprecatedOf([bar, bar])).toEqual({ deprecated: 4, total: 16 })
    expect(deprecatedOf([])).toEqual({ deprecated: 0, total: 0 })
  })
})

const entity = (
  kind: string,
  lifecycle?: unknown,
  { isOrphan = false, hasErrors = false } = {},
): Entity => ({
  kind,
  metadata: {
    name: 'x',
    ...(isOrphan && { annotations: { 'backstage.io/orphan': 'true' } }),
  },
  spec: { ...(lifecycle !== undefined && { lifecycle }) },
  ...(hasErrors && { status: { items: [{ type: 't', level: 'error', message: 'm' }] } }),
})

describe('rollUp', () => {
  it('counts each state, and draws each entity once, in its worst', () => {
    const { bars, troubled, total } = rollUp(
      [
        entity('Component', 'production'),
        entity('component', 'deprecated', { isOrphan: true, hasErrors: true }),
        entity('Component', 'deprecated', { isOrphan: true }),
        entity('Component', 'deprecated'),
        entity('Component'),
        entity('Component', 7),
        entity('Resource'),
        entity('Group'),
      ],
      { owners },
    )
    expect({ troubled, total }).toEqual({ troubled: 2, total: 7 })
    expect(bars.map(({ kind, count }) => [kind, count])).toEqual([
      ['Component', 6],
      ['Resource', 1],
    ])
    const [components] = bars
    expect(components?.parts.map(({ id, count, drawn }) => [id, count, drawn])).toEqual([
      ['errors', 1, 1],
      ['orphan', 2, 1],
      ['production', 1, 1],
      ['deprecated', 3, 1],
      ['none', 2, 2],
    ])
    expect(components?.parts.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(components?.count)
    expect(components?.parts.map(({ filters }) => exactIndexLink(filters))).toEqual(
      ['&filters[error]=true', '&filters[orphan]=true', '&filters[lifecycles]=production']
        .concat('&filters[lifecycles]=deprecated', '')
        .map(
          (rest) => `/catalog?filters[kind]=component&filters[owners]=group%3Adefault%2Fa${rest}`,
        ),
    )
  })

  it('has columns for states, lifecycles by age, and what has none', () => {
    const { bars } = rollUp(
      [
        entity('Component', 'sunset'),
        entity('Component', 'deprecated', { isOrphan: true }),
        entity('API', 'production'),
        entity('Resource', undefined, { hasErrors: true }),
        entity('Resource'),
      ],
      {},
    )
    expect(partsOf(bars).map(({ id }) => id)).toEqual([
      ...['orphan', 'errors', 'production', 'deprecated', 'sunset', 'none'],
    ])
    expect(bars.map(isPlain)).toEqual([false, false, false])
    expect(rollUp([entity('Resource')], {}).bars.map(isPlain)).toEqual([true])
  })

  it('takes another source', () => {
    const down = { id: 'down', tone: 'error', applies: () => true, filters: {} } as const
    const { bars, troubled } = rollUp([entity('API', 'ga')], {}, [down, ...catalogStates])
    expect(troubled).toBe(1)
    expect(bars[0]?.parts.map(({ id, drawn }) => [id, drawn])).toEqual([
      ['down', 1],
      ['ga', 0],
    ])
  })

  it('knows what a group owns and a system contains, of the kinds that run', () => {
    const relations = ['component', 'api', 'resource', 'system', 'template'].flatMap((kind) => [
      { type: 'ownerOf', targetRef: `${kind}:default/owned` },
      { type: 'hasPart', targetRef: `${kind}:default/part` },
      { type: 'dependsOn', targetRef: `${kind}:default/other` },
    ])
    expect(heldBy({ ...entity('Group'), relations })).toEqual([
      ...['component:default/owned', 'component:default/part'],
      ...['api:default/owned', 'api:default/part'],
      ...['resource:default/owned', 'resource:default/part'],
    ])
    expect(heldBy(entity('Group'))).toEqual([])
  })
})

describe('exactIndexLink', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `group:default/g${String(at)}`)

  it.each<[string, IndexFilters, boolean]>([
    ['one owner', { owners }, true],
    ['20 owners', { owners: many(20) }, true],
    ['21 owners, of which the index reads 20', { owners: many(21) }, false],
    [
      'owners that no address holds',
      { owners: many(20).map((ref) => ref + 'x'.repeat(200)) },
      false,
    ],
    ['a value with a comma, which the index leaves out', { lifecycles: 'a,b' }, false],
    ['a value of spaces', { lifecycles: '  ' }, false],
    ['a value with spaces around it', { type: ' a' }, false],
    ['an empty value', { type: '' }, false],
    ['a value with NUL', { type: 'a\0' }, false],
    ['a long value', { type: 'a'.repeat(201) }, false],
    ['a value in other letters', { type: 'Überprüfung 数据' }, true],
  ])('of %s', (_case, filters, isThere) => {
    expect(exactIndexLink(filters) !== undefined).toBe(isThere)
  })
})
