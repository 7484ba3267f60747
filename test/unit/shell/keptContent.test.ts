// What a person has seen, in a real IndexedDB: of one person and one build only, bounded, and never in the way.

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { deleteDB, openDB } from 'idb'
import type { KeptPerson } from '../../../src/model/offline/keptContent.ts'
import { databaseName } from '../../../src/model/offline/keptDatabase.ts'
import { createKeptContent } from '../../../src/sagas/offline/services/keptContent.ts'

const personOf = (name: string, method = 'guest'): KeptPerson => ({
  method,
  identity: {
    userEntityRef: `user:default/${name}`,
    ownershipEntityRefs: [`user:default/${name}`],
  },
  profile: { displayName: name },
})

let now = 0
const open = (build: string | null = 'one') =>
  createKeptContent({ clock: { now: () => now }, build, writeDelay: 0 })

/** Waits until the answer, and all before it, are written. */
const written = (key: string) =>
  waitFor(async () => {
    const database = await openDB(databaseName)
    const found: unknown = await database.get('answers', key)
    database.close()
    expect(found).toBeDefined()
  })

beforeEach(() => {
  now = 1_000
})
afterEach(async () => {
  await deleteDB(databaseName, { blocked: () => undefined })
  jest.restoreAllMocks()
})

it('gives an answer back at the next visit, with its time, and tells who was there', async () => {
  const content = open()
  await content.begin(personOf('mona'))
  content.keep('GET /a', '{"a":1}')
  expect(await content.read('GET /a')).toEqual({ text: '{"a":1}', at: 1_000 })
  await written('GET /a')
  const later = open()
  expect(await later.recall('guest')).toEqual(personOf('mona'))
  expect(await later.recall('github')).toBeNull()
  // Nothing is read before it is known who reads.
  expect(await later.read('GET /a')).toBeNull()
  await later.begin(personOf('mona'))
  expect(await later.read('GET /a')).toEqual({ text: '{"a":1}', at: 1_000 })
})

it('keeps answers that arrive while the database opens', async () => {
  const content = open()
  const begun = content.begin(personOf('mona'))
  content.keep('GET /early', 'e')
  await begun
  await written('GET /early')
  expect(await content.read('GET /early')).toMatchObject({ text: 'e' })
})

it('shows nothing of one person to another, not even from a tab that has not noticed', async () => {
  const monas = open()
  await monas.begin(personOf('mona'))
  monas.keep('GET /a', 'hers')
  await written('GET /a')
  const ottos = open()
  await ottos.begin(personOf('otto'))
  expect(await ottos.read('GET /a')).toBeNull()
  monas.keep('GET /c', 'hers, late')
  ottos.keep('GET /b', 'his')
  await written('GET /b')
  const next = open()
  await next.begin(personOf('otto'))
  expect(await next.read('GET /b')).toMatchObject({ text: 'his' })
  expect(await next.read('GET /c')).toBeNull()
  expect(await monas.read('GET /b')).toBeNull()
})

it('removes everything at a sign-out, and keeps nothing after it', async () => {
  const content = open()
  await content.begin(personOf('mona'))
  content.keep('GET /a', 'x')
  await written('GET /a')
  content.keep('GET /b', 'not written yet')
  await content.wipe()
  content.keep('GET /c', 'x')
  expect(await content.recall('guest')).toBeNull()
  const later = open()
  await later.begin(personOf('mona'))
  for (const key of ['GET /a', 'GET /b', 'GET /c']) expect(await later.read(key)).toBeNull()
})

it('does not read what another build has kept', async () => {
  const content = open()
  await content.begin(personOf('mona'))
  content.keep('GET /a', 'x')
  await written('GET /a')
  const next = open('two')
  expect(await next.recall('guest')).toBeNull()
  await next.begin(personOf('mona'))
  expect(await next.read('GET /a')).toBeNull()
})

it('keeps the newest 400 answers, and none that is too long', async () => {
  const content = open()
  await content.begin(personOf('mona'))
  for (let index = 0; index < 410; index++) {
    now = index
    content.keep(`GET /${String(index)}`, 'x')
  }
  content.keep('GET /long', 'x'.repeat(500_001))
  await written('GET /409')
  const database = await openDB(databaseName)
  expect(await database.count('answers')).toBe(400)
  expect(await database.get('answers', 'GET /9')).toBeUndefined()
  expect(await database.get('answers', 'GET /10')).toBeDefined()
  expect(await database.get('answers', 'GET /long')).toBeUndefined()
  database.close()
})

it('throws away what another program has written', async () => {
  const foreign = await openDB(databaseName, 7, {
    upgrade: (database) => void database.createObjectStore('other'),
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
    },
  })
  await foreign.put('other', 'x', 'y')
  const content = open()
  expect(await content.recall('guest')).toBeNull()
  await content.begin(personOf('mona'))
  content.keep('GET /a', 'x')
  await written('GET /a')
  const database = await openDB(databaseName)
  await database.put('about', { build: 'one', person: { method: 5 } }, 'about')
  await database.put('answers', { key: 'GET /a', text: 3, at: 'x' })
  expect(await open().recall('guest')).toBeNull()
  const next = open()
  await next.begin(personOf('mona'))
  expect(await next.read('GET /a')).toBeNull()
  database.close()
})

it.each([
  ['refuses', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
  [
    'breaks',
    () =>
      Promise.resolve({
        get: () => {
          throw new Error('broken')
        },
      } as never),
  ],
])('changes nothing but this if the browser %s', async (_how, openDatabase) => {
  const content = createKeptContent({
    clock: { now: () => 0 },
    build: 'one',
    writeDelay: 0,
    open: openDatabase,
  })
  expect(await content.recall('guest')).toBeNull()
  await content.begin(personOf('mona'))
  content.keep('GET /a', 'x')
  content.drop('GET /b')
  expect(await content.read('GET /b')).toBeNull()
  await content.wipe()
})
