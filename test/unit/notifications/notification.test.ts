// What becomes of notifications whatever others have written into them.

import { describe, expect, it } from '@jest/globals'
import { assert, constantFrom, property, string, tuple } from 'fast-check'
import {
  decodeNotifications,
  decodeOneNotification,
  decodeStatus,
  decodeTopics,
  notificationLink,
} from '../../../src/model/notifications/notification.ts'

const sample = {
  id: 'n1',
  user: 'user:default/guest',
  created: '2026-11-21T09:41:31.968Z',
  ...{ saved: null, read: null, updated: null },
  origin: 'plugin:scaffolder',
  payload: {
    ...{ title: 'Hello', description: 'from the lab', link: '/catalog', topic: 'lab' },
    ...{ severity: 'high', scope: null, icon: null },
  },
}
const withPayload = (changes: object) => ({
  ...sample,
  payload: { ...sample.payload, ...changes },
})

it('reads a notification as the backend sends it', () => {
  expect(decodeOneNotification(sample)).toEqual({
    ...{ id: 'n1', title: 'Hello', description: 'from the lab', link: '/catalog' },
    ...{ isLinkUnsafe: false, severity: 'high', topic: 'lab', origin: 'plugin:scaffolder' },
    ...{ at: Date.parse('2026-11-21T09:41:31.968Z'), isRead: false, isSaved: false },
  })
})

it.each<[string, object, object]>([
  ['no fields but an id', { id: 'x' }, { id: 'x', title: '', severity: 'normal', at: null }],
  ['null fields', { ...sample, payload: null, created: null }, { title: '', at: null }],
  ['fields of another type', withPayload({ title: 7, topic: {}, link: [] }), { title: '' }],
  [
    'milliseconds',
    { ...sample, created: 5, read: 6, saved: 7 },
    { at: 5, isRead: true, isSaved: true },
  ],
  ['a time that is none', { ...sample, created: 'yesterday' }, { at: null }],
  ['one that was sent again', { ...sample, updated: 9_999_999_999_999 }, { at: 9_999_999_999_999 }],
  ['an unknown severity', withPayload({ severity: 'apocalyptic' }), { severity: 'normal' }],
  ['a severity in capitals', withPayload({ severity: 'CRITICAL' }), { severity: 'critical' }],
  [
    'a severity of another type',
    withPayload({ severity: { toString: 1 } }),
    { severity: 'normal' },
  ],
  [
    'markup, which stays text',
    withPayload({ title: '<script>x</script>' }),
    { title: '<script>x</script>' },
  ],
  ['a broken character', withPayload({ title: 'a\ud800b' }), { title: 'a\ufffdb' }],
])('reads %s', (_name, json, expected) => {
  expect(decodeOneNotification(json)).toMatchObject(expected)
})

it('cuts texts of megabytes', () => {
  const long = 'x'.repeat(3_000_000)
  const one = decodeOneNotification(
    withPayload({ title: long, description: long, topic: long, link: `/${long}` }),
  )
  expect(JSON.stringify(one).length).toBeLessThan(10_000)
  expect(one).toMatchObject({ isLinkUnsafe: true })
})

describe('links', () => {
  it.each([
    ['/catalog', '/catalog'],
    ['/create/tasks/1?step=build#L3', '/create/tasks/1?step=build#L3'],
    ['catalog/default/component/web-shop', '/catalog/default/component/web-shop'],
    ['  /catalog ', '/catalog'],
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:team@example.org', 'mailto:team@example.org'],
  ])('%s leads to %s', (text, to) => {
    expect(notificationLink(text)).toBe(to)
  })

  it.each([
    ...['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
    ...[
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://x/y',
      '//evil.example',
      '/\\evil.example',
    ],
    ...['\\\\evil.example', '/\t/evil.example', 'http://', '', '   ', `/${'x'.repeat(5_000)}`],
  ])('%j leads nowhere else', (text) => {
    const link = notificationLink(text)
    // What is left of it stays in the portal.
    const url = link === undefined ? null : new URL(link, 'https://portal.example')
    expect(url?.origin ?? 'https://portal.example').toBe('https://portal.example')
    expect(url?.protocol ?? 'https:').toBe('https:')
  })

  const begins = constantFrom(
    '',
    '/',
    '//',
    '/\t/',
    '\\',
    'javascript:',
    'java\tscript:',
    'https:',
    'x',
  )

  it('never lead to a program or by a path to another origin, whatever they are', () => {
    assert(
      property(tuple(begins, string()), ([begin, rest]) => {
        const link = notificationLink(begin + rest)
        if (link === undefined) return
        const { protocol } = new URL(link, 'https://portal.example')
        expect(['http:', 'https:', 'mailto:']).toContain(protocol)
      }),
      { seed: 1 },
    )
  })
})

it('leaves out what has no id, and counts it', () => {
  const { notifications, total, unreadable } = decodeNotifications({
    totalCount: '12',
    notifications: [sample, { ...sample, id: 7 }, null, 'text', { ...sample, id: 'n2' }],
  })
  expect([notifications.map(({ id }) => id), total, unreadable]).toEqual([['n1', 'n2'], 12, 3])
})

it('knows no total that is none', () => {
  for (const totalCount of [undefined, -1, 1.5, 'many', null, {}])
    expect(decodeNotifications({ totalCount, notifications: [sample] }).total).toBe(1)
})

it.each([null, [], {}, { notifications: {} }, 'text'])('refuses %j as a list', (json) => {
  expect(() => decodeNotifications(json)).toThrow('The response is not a list of notifications')
})

it('reads counts and topics, and refuses others', () => {
  expect(decodeStatus({ unread: 3, read: 1 })).toBe(3)
  expect(decodeStatus({ unread: '3' })).toBe(3)
  for (const json of [null, {}, { unread: -1 }, { unread: 'x' }])
    expect(() => decodeStatus(json)).toThrow('count')
  expect(decodeTopics({ topics: ['b', 'a', 'b', 7, '', 'x'.repeat(300)] })).toEqual(['a', 'b'])
  expect(() => decodeTopics({})).toThrow('topics')
})
