// The scaffolder's pages and their URLs.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { matching, searchAddress, searchedText } from '../../../src/model/scaffolder/reference.ts'
import { templateLines } from '../../../src/model/scaffolder/templateLines.ts'
import {
  parseTemplatesQuery,
  templatesAddress,
  leftOutStars,
  templatesRequest,
} from '../../../src/model/scaffolder/templatesQuery.ts'
import {
  noIdentity,
  parseTasksPlace,
  startOverPath,
  tasksAddress,
  tasksQueryOf,
} from '../../../src/model/tasks/tasksPlace.ts'

const searchOf = (address: string): string => address.slice(address.indexOf('?') + 1 || Infinity)

it('writes what it reads', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webQueryParameters(), (text, search) => {
      for (const query of [
        parseTemplatesQuery(search),
        parseTemplatesQuery(`filters[text]=${encodeURIComponent(text)}`),
        parseTemplatesQuery(`filters[type]=${encodeURIComponent(text)}`),
      ])
        expect(parseTemplatesQuery(searchOf(templatesAddress(query)))).toEqual(query)
      const place = parseTasksPlace(search)
      expect(parseTasksPlace(searchOf(tasksAddress(place)))).toEqual(place)
      const found = searchedText(`q=${encodeURIComponent(text)}`)
      expect(searchedText(searchOf(searchAddress('/create/actions', found)))).toBe(found)
    }),
  )
})

it('asks for templates by type, owner and tag, sorted by type until there is a search', () => {
  const search = '?filters[type]=service&filters[owners]=team-a&filters[tags]=go'
  expect(templatesRequest(parseTemplatesQuery(search), [])).toMatchObject({
    filters: [
      {
        kind: 'template',
        'spec.type': ['service'],
        'relations.ownedBy': ['group:default/team-a'],
        'metadata.tags': ['go'],
      },
    ],
    order: ['spec.type,asc'],
  })
  const searched = templatesRequest(parseTemplatesQuery('?filters[text]=go'), [])
  expect(searched).toMatchObject({ text: 'go', order: ['metadata.name,asc'] })
})

it('asks for starred templates by name in each namespace, and for nothing without a star', () => {
  const query = parseTemplatesQuery('?filters[user]=starred')
  expect(templatesRequest(query, ['component:default/a'])).toBeUndefined()
  const stars = ['template:default/a', 'template:other/b', 'template:default/c', 'nonsense:']
  expect(templatesRequest(query, stars)?.filters).toEqual([
    { kind: 'template', 'metadata.namespace': 'default', 'metadata.name': ['a', 'c'] },
    { kind: 'template', 'metadata.namespace': 'other', 'metadata.name': ['b'] },
  ])
})

it('asks for the newest hundred starred templates, and counts those that are left out', () => {
  const query = parseTemplatesQuery('?filters[user]=starred')
  const templates = Array.from({ length: 103 }, (_, index) => `template:default/t${String(index)}`)
  const components = Array.from(
    { length: 200 },
    (_, index) => `component:default/c${String(index)}`,
  )
  const [filter] = templatesRequest(query, [...templates, ...components])?.filters ?? []
  expect(filter?.['metadata.name']).toEqual(templates.slice(3).map((ref) => ref.split('/')[1]))
  expect(leftOutStars(query, [...templates, ...components])).toBe(3)
  expect(leftOutStars(parseTemplatesQuery(''), templates)).toBe(0)
})

const template = (name: string, type?: string) => ({
  kind: 'Template',
  metadata: { name },
  ...(type !== undefined && { spec: { type } }),
})

it('keeps the cards of earlier pages in their places', () => {
  const [b, a, c, d] = [
    template('b', 'service'),
    template('a', 'service'),
    template('c', 'website'),
    template('0', 'website'),
  ]
  expect(templateLines([[b, a, c], [d]], 2, true)).toEqual([
    { kind: 'heading', type: 'service' },
    { kind: 'cards', templates: [a, b] },
    { kind: 'heading', type: 'website' },
    { kind: 'cards', templates: [c, d] },
  ])
  expect(templateLines([[template('a')]], 3, false)).toHaveLength(1)
  expect(templateLines([], 3, true)).toEqual([])
})

it.each([
  ['', { isMine: true, page: 1 }],
  ['?ownership=all&status=failed&page=3', { isMine: false, status: 'failed', page: 3 }],
  ['?template=New-Service&page=1e3', { template: 'template:default/new-service', page: 1000 }],
  ['?status=paused&page=-1&template=a:b:c', { status: undefined, template: undefined, page: 1 }],
])('reads the tasks of %s', (search, expected) => {
  expect(parseTasksPlace(search)).toMatchObject(expected)
})

it('asks for the tasks of a page, and for more where it picks those of a template', () => {
  const user = 'user:default/a'
  expect(tasksQueryOf(parseTasksPlace('?page=2'), user)).toEqual({
    createdBy: [user],
    status: [],
    limit: 20,
    offset: 20,
  })
  expect(tasksQueryOf(parseTasksPlace('?ownership=all&template=x'), user)).toMatchObject({
    createdBy: [],
    limit: 100,
  })
})

it('fails without a user in the words of the client that Backstage has (A-17)', () => {
  expect(noIdentity.message).toBe(
    'IdentityApi is not available in the ScaffolderClient, please pass through the IdentityApi to the ScaffolderClient constructor in order to use the listTasks method',
  )
})

it('starts a task over with its values, which the form asks for', () => {
  const task = { id: 'a&b', status: 'failed', createdAt: '', steps: [], parameters: {} }
  expect(startOverPath({ ...task, status: 'failed' })).toBeUndefined()
  expect(startOverPath({ ...task, status: 'failed', templateRef: 'template:default/x' })).toBe(
    '/create/templates/default/x?fromTask=a%26b',
  )
})

it('finds entries that have each word in their name or description', () => {
  const entries = [{ id: 'fetch:plain', description: 'Downloads content' }, { id: 'debug:log' }]
  const found = (text: string) => matching(entries, ({ id }) => id, text).map(({ id }) => id)
  expect(found('FETCH content')).toEqual(['fetch:plain'])
  expect(found(' ')).toEqual(['fetch:plain', 'debug:log'])
  expect(found('nothing')).toEqual([])
})
