// The database of kept content, in IndexedDB. Everything in it is read as `unknown`: other programs and builds may write.

import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { isRecord } from '../isRecord.ts'
import { readKeptAnswer, readKeptPerson, type KeptAnswer, type KeptPerson } from './keptContent.ts'

/** @internal Exported for tests. */
export const databaseName = 'portico-kept'
const version = 1

export interface StoredAnswer extends KeptAnswer {
  readonly key: string
}

interface Schema extends DBSchema {
  /** One record, `about`: whose content it is. */
  about: { key: string; value: unknown }
  answers: { key: string; value: StoredAnswer; indexes: { at: number } }
}

export type KeptDatabase = IDBPDatabase<Schema>

const open = () =>
  openDB<Schema>(databaseName, version, {
    upgrade: (database) => {
      database.createObjectStore('about')
      database.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at')
    },
    // Another page removes or upgrades it.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
    },
  })

/** A database of another structure is removed. Rejects if the browser refuses. */
export async function openKeptDatabase(): Promise<KeptDatabase> {
  try {
    const database = await open()
    if (database.objectStoreNames.contains('answers')) return database
    database.close()
  } catch (thrown) {
    if (!(thrown instanceof DOMException) || thrown.name !== 'VersionError') throw thrown
  }
  await deleteDB(databaseName)
  return open()
}

const about = 'about'

/** Whose content it is; null for another build's, or nobody's. */
export async function keptOwner(
  database: KeptDatabase,
  build: string | null,
): Promise<KeptPerson | null> {
  return ownerOf(await database.get('about', about), build)
}

function ownerOf(record: unknown, build: string | null): KeptPerson | null {
  if (!isRecord(record) || record['build'] !== build) return null
  return readKeptPerson(record['person']) ?? null
}

/** Names whose content it is. */
export const keepOwner = (database: KeptDatabase, person: KeptPerson, build: string | null) =>
  database.put('about', { build, person }, about)

export interface Owner {
  readonly ref: string
  readonly build: string | null
}

/** Checked in each transaction, because another tab may have signed in somebody else. */
async function isOwned({ ref, build }: Owner, record: Promise<unknown>): Promise<boolean> {
  return ownerOf(await record, build)?.identity.userEntityRef === ref
}

/** Answers; the oldest are removed first. */
const mostAnswers = 400

export async function writeAnswers(
  database: KeptDatabase,
  answers: Iterable<StoredAnswer>,
  owner: Owner,
): Promise<void> {
  const transaction = database.transaction(['about', 'answers'], 'readwrite')
  if (!(await isOwned(owner, transaction.objectStore('about').get(about)))) return
  const store = transaction.objectStore('answers')
  await Promise.all([...answers].map((answer) => store.put(answer)))
  let surplus = (await store.count()) - mostAnswers
  let cursor = surplus > 0 ? await store.index('at').openCursor() : null
  for (; cursor && surplus > 0; surplus--) {
    await cursor.delete()
    cursor = await cursor.continue()
  }
  await transaction.done
}

export async function readAnswer(
  database: KeptDatabase,
  key: string,
  owner: Owner,
): Promise<KeptAnswer | null> {
  const transaction = database.transaction(['about', 'answers'])
  if (!(await isOwned(owner, transaction.objectStore('about').get(about)))) return null
  return readKeptAnswer(await transaction.objectStore('answers').get(key))
}

export async function clearKept(database: KeptDatabase): Promise<void> {
  const transaction = database.transaction(['about', 'answers'], 'readwrite')
  await Promise.all([
    transaction.objectStore('about').clear(),
    transaction.objectStore('answers').clear(),
    transaction.done,
  ])
}
