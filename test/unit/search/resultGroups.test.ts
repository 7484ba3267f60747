import { expect, it } from '@jest/globals'
import { groupResults } from '../../../src/model/search/resultGroups.ts'
import type { SearchResult } from '../../../src/model/search/searchAnswer.ts'

const resultAt = (location: string, type: string): SearchResult => ({
  type,
  location,
  title: [{ text: `Title of ${location}`, isMatch: false }],
  snippet: [],
  fields: {},
})

it.each([
  ['nothing', [], []],
  ['sections of a page', ['/d/a/#1', '/d/a/#2'], ['/d/a/#1 < /d/a/#2']],
  ['a page after its section', ['/d/a/#1', '/d/a/'], ['/d/a/#1 (Title of /d/a/) < /d/a/']],
  ['a page before its section', ['/d/a/', '/d/a/#1'], ['/d/a/ (Title of /d/a/) < /d/a/#1']],
  [
    'pages in turn',
    ['/d/a/#1', '/d/b/', '/d/a/#2'],
    ['/d/a/#1 < /d/a/#2', '/d/b/ (Title of /d/b/)'],
  ],
  [
    'pages within pages',
    ['/d/a/', '/d/a/b/'],
    ['/d/a/ (Title of /d/a/)', '/d/a/b/ (Title of /d/a/b/)'],
  ],
  ['a place that is listed twice', ['/d/a/#1', '/d/a/#1'], ['/d/a/#1 < /d/a/#1']],
])('puts %s together', (_what, locations, expected) => {
  const groups = groupResults(locations.map((location) => resultAt(location, 'techdocs')))
  const shown = groups.map(({ first, others, pageTitle }) =>
    [
      first.location,
      pageTitle === undefined ? '' : ` (${pageTitle})`,
      others.length > 0 ? ` < ${others.map(({ location }) => location).join(' ')}` : '',
    ].join(''),
  )
  expect(shown).toEqual(expected)
})

it('leaves results of other types alone, whatever their addresses', () => {
  const results = ['/x#1', '/x#2', '/x#2'].map((location) => resultAt(location, 'adr'))
  expect(groupResults(results)).toEqual(results.map((first) => ({ first, others: [] })))
})
