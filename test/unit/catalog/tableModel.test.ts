// The catalog's table as data: columns, order in the URL, export text.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  columns,
  columnsOf,
  defaultColumns,
  rowFields,
} from '../../../src/model/catalog/columns.ts'
import { columnValues } from '../../../src/model/catalog/columnText.ts'
import { csvLine } from '../../../src/model/catalog/csv.ts'
import { countRequest, rowsRequest } from '../../../src/model/catalog/entityListRequest.ts'
import { exportHead, exportPiece, exportTail } from '../../../src/model/catalog/exportFile.ts'
import {
  defaultIndexQuery,
  formatIndexQuery,
  parseIndexQuery,
  unsorted,
} from '../../../src/model/catalog/indexQuery.ts'
import { leavesOut, nextSort } from '../../../src/model/catalog/indexSort.ts'
import {
  chosenColumns,
  columnWidth,
  moved,
  tableColumns,
} from '../../../src/model/catalog/tableColumns.ts'
import { entitiesQueryPath } from '../../../src/model/entities/catalogPaths.ts'
import { entityKinds, type Entity } from '../../../src/model/entities/entity.ts'
import { readTableLayouts } from '../../../src/model/preferences/tableLayouts.ts'

const kinds = [...entityKinds.map((kind) => kind.toLowerCase()), 'all', 'gadget', 'constructor']

describe('columns', () => {
  it.each(kinds)('of %s are filled by what every row is asked for, whatever is shown', (kind) => {
    for (const id of columnsOf(kind)) {
      expect(rowFields).toEqual(expect.arrayContaining([...columns[id].fields]))
    }
    expect(columnsOf(kind)).toEqual(expect.arrayContaining([...defaultColumns(kind)]))
    expect(columnsOf(kind)).not.toContain('name')
  })

  it('are the defaults until somebody chooses', () => {
    expect(tableColumns(defaultColumns('component'), undefined)).toEqual([
      { id: 'owner', width: 110, isSized: false },
      { id: 'system', width: 106, isSized: false },
      { id: 'type', width: 108, isSized: false },
      { id: 'lifecycle', width: 138, isSized: false },
      { id: 'tags', width: 112, isSized: false },
    ])
    expect(tableColumns(['tags', 'owner'], { widths: { owner: 300 } })).toEqual([
      { id: 'tags', width: 112, isSized: false },
      { id: 'owner', width: 300, isSized: true },
    ])
  })

  it.each([
    ['as wide as somebody made them', { id: 'tags', width: 300, isSized: true }, '300px'],
    [
      'wider in a wide list, by a quarter at most',
      { id: 'type', width: 115, isSized: false },
      'clamp(115px, 10cqi, 143.75px)',
    ],
  ] as const)('are %s', (_how, column, width) => {
    expect(columnWidth(column)).toBe(width)
  })

  it.each([
    ['owner,owner,nonsense,email,name,type', ['owner', 'type']],
    ['', []],
    ['__proto__,constructor', []],
  ])('that were kept as %j are those that there are', (kept, expected) => {
    expect(chosenColumns('component', { columns: kept, widths: {} })).toEqual(expected)
  })

  it('are moved one place, and not beyond the ends', () => {
    const list = ['a', 'b', 'c']
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(list, 2, 1)).toEqual(['a', 'c', 'b'])
    expect(moved(list, 0, -1)).toBe(list)
    expect(moved(list, 2, 3)).toBe(list)
  })

  it.each([
    [null, undefined],
    ['x', undefined],
    [
      { a: 1, component: { columns: 3, widths: { owner: 5, tags: 9_999, type: 'x' } } },
      {
        component: { widths: { owner: 64, tags: 800 } },
      },
    ],
  ])('are read from %j', (kept, expected) => {
    expect(readTableLayouts(kept)).toEqual(expected)
  })
})

describe('the order', () => {
  it.each([
    ['?sort=owner,desc', { column: 'owner', direction: 'desc' }],
    ['?sort=owner', { column: 'owner', direction: 'asc' }],
    ['?sort=owner,upwards', { column: 'owner', direction: 'asc' }],
    ['?sort=name,desc', { column: 'name', direction: 'desc' }],
    ['?sort=name,asc', undefined],
    ['?sort=tags,asc', undefined],
    ['?sort=email,asc', undefined],
    ['?filters[kind]=user&sort=email,asc', { column: 'email', direction: 'asc' }],
    ['?filters[kind]=user&sort=lifecycle,asc', undefined],
    ['?sort=__proto__', undefined],
    ['?sort=,,,', undefined],
  ])('of %s is %j', (search, expected) => {
    expect(parseIndexQuery(search).sort).toEqual(expected)
  })

  it('survives the way into the URL and back, and nothing breaks it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.string(),
        fc.constantFrom('asc', 'desc'),
        (kind, text, way) => {
          const search = `?filters[kind]=${kind}&sort=${encodeURIComponent(text)},${way}`
          expect(parseIndexQuery(search).text).toBe('')
          for (const column of columnsOf(kind)) {
            const query = parseIndexQuery(`?filters[kind]=${kind}&sort=${column},${way}`)
            expect(parseIndexQuery(formatIndexQuery(query))).toEqual(query)
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  it('is dropped with a kind that has no such column', () => {
    const query = parseIndexQuery('?sort=lifecycle,desc')
    expect(formatIndexQuery({ ...query, kind: 'user' })).toBe('?filters[kind]=user')
  })

  it('is asked of the catalog, and counted, as it leaves entities out', () => {
    const query = parseIndexQuery('?sort=owner,desc')
    expect(entitiesQueryPath(rowsRequest(query))).toContain('orderField=spec.owner%2Cdesc')
    expect(entitiesQueryPath(countRequest(query))).toContain('orderField=spec.owner%2Cdesc')
    expect(entitiesQueryPath(countRequest(unsorted(query)))).toBe(
      entitiesQueryPath(countRequest(defaultIndexQuery)),
    )
    expect(entitiesQueryPath(rowsRequest(defaultIndexQuery))).toContain(
      'orderField=metadata.name%2Casc',
    )
    expect(leavesOut(query.sort)).toBe(true)
    expect(leavesOut({ column: 'kind', direction: 'asc' })).toBe(false)
    expect(leavesOut(undefined)).toBe(false)
  })

  it('turns round with the second press', () => {
    expect(nextSort(undefined, 'name')).toEqual({ column: 'name', direction: 'desc' })
    expect(nextSort({ column: 'owner', direction: 'desc' }, 'owner').direction).toBe('asc')
    expect(nextSort({ column: 'owner', direction: 'asc' }, 'type')).toEqual({
      column: 'type',
      direction: 'asc',
    })
  })
})

describe('an export', () => {
  const entity: Entity = {
    kind: 'Component',
    metadata: { name: 'a', title: 'A, "the" first\nof all', tags: ['x', 'y'] },
    spec: { owner: '=HYPERLINK("http://evil")', type: 'service' },
  }
  const shape = {
    format: 'csv',
    hasByteOrderMark: true,
    columns: [
      { id: 'name', title: 'Name' },
      { id: 'owner', title: 'Owner' },
      { id: 'tags', title: 'Tags' },
    ],
  } as const

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', ' =1', '＝1'])(
    'hands a spreadsheet no formula: %j',
    (text) => {
      expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('quotes what must be quoted, so that every text comes back', () => {
    const read = (line: string) =>
      [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r]*))(,|\r\n)/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
      )
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
        const harmless = values.map((value) => `x${value}`)
        expect(read(csvLine(harmless))).toEqual(harmless)
      }),
    )
  })

  it('is CSV with the titles and values of the columns', () => {
    const text = exportHead(shape) + exportPiece(shape, [entity], 0) + exportTail(shape)
    expect(text).toBe(
      '\uFEFFentityRef,Name,Owner,Tags\r\n' +
        'component:default/a,"A, ""the"" first\nof all","\'=HYPERLINK(""http://evil"")","x, y"\r\n',
    )
  })

  it('is JSON, in how many pieces soever', () => {
    const json = { ...shape, format: 'json' } as const
    const text = [
      exportHead(json),
      exportPiece(json, [entity, entity], 0),
      exportPiece(json, [], 2),
      exportPiece(json, [entity], 2),
      exportTail(json),
    ].join('')
    expect(JSON.parse(text)).toEqual([entity, entity, entity])
    expect(JSON.parse(exportHead(json) + exportTail(json))).toEqual([])
  })

  it.each([
    ['name', ['A, "the" first\nof all']],
    ['namespace', ['default']],
    ['kind', ['Component']],
    ['lifecycle', []],
  ] as const)('has the %s', (column, expected) => {
    expect(columnValues(entity, column)).toEqual(expected)
  })

  it('has nothing of fields of another form', () => {
    const odd: Entity = {
      ...entity,
      spec: { owner: { a: 1 }, memberOf: [1, 'g'], targets: 'x', profile: 7 },
    }
    expect(columnValues(odd, 'owner')).toEqual([])
    expect(columnValues(odd, 'memberOf')).toEqual(['g'])
    expect(columnValues(odd, 'targets')).toEqual(['x'])
    expect(columnValues(odd, 'email')).toEqual([])
  })
})
