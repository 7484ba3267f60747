// Keeps content in the database. A browser that refuses, or is full, changes nothing but this.

import {
  readKeptAnswer,
  type KeptContent,
  type KeptPerson,
} from '../../../model/offline/keptContent.ts'
import {
  clearKept,
  keepOwner,
  keptOwner,
  openKeptDatabase,
  readAnswer,
  writeAnswers,
  type KeptDatabase,
  type Owner,
  type StoredAnswer,
} from '../../../model/offline/keptDatabase.ts'
import type { Clock } from '../../services/services.ts'

/** Characters of one answer. */
const longestAnswer = 500_000
const defaultDelay = 1_000

export interface KeptParts {
  readonly clock: Clock
  /** Content of other builds is not read. Null in development. */
  readonly build: string | null
  /** What is left to be written is written when it is hidden: it may be closed. */
  readonly page?: Document
  readonly open?: () => Promise<KeptDatabase>
  /** Milliseconds until answers are written, several at a time. */
  readonly writeDelay?: number
}

export function createKeptContent(parts: KeptParts): KeptContent {
  const { clock, build, page, open = openKeptDatabase, writeDelay = defaultDelay } = parts
  let opened: Promise<KeptDatabase | null> | undefined
  /** Whose content is kept and read; replaced at each beginning, so that late writes miss. */
  let current: Owner | null = null
  let begun: Promise<void> = Promise.resolve()
  const waiting = new Map<string, StoredAnswer>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const database = () => (opened ??= open().catch(() => null))
  const attempt = async <Result>(
    work: (found: KeptDatabase) => Promise<Result>,
  ): Promise<Result | null> => {
    const found = await database()
    if (!found) return null
    try {
      return await work(found)
    } catch {
      // A closed database is opened again at the next attempt.
      opened = undefined
      return null
    }
  }

  const owner = () => attempt((found) => keptOwner(found, build))
  const clear = () => attempt(clearKept)

  async function take(person: KeptPerson): Promise<void> {
    const before = await owner()
    if (before?.identity.userEntityRef !== person.identity.userEntityRef) await clear()
    await attempt((found) => keepOwner(found, person, build))
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    await begun
    const answers = [...waiting.values()]
    const whose = current
    waiting.clear()
    if (whose)
      await attempt(async (found) => {
        if (whose === current) await writeAnswers(found, answers, whose)
      })
  }

  page?.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden' && timer !== undefined) void flush()
  })

  const stop = () => {
    current = null
    waiting.clear()
    clearTimeout(timer)
    timer = undefined
  }

  return {
    recall: async (method) => {
      const person = await owner()
      return person?.method === method ? person : null
    },
    begin: async (person) => {
      const ref = person.identity.userEntityRef
      if (current?.ref !== ref) stop()
      // Before the database is ready, so that the first answers are kept.
      current ??= { ref, build }
      begun = take(person)
      await begun
    },
    wipe: async () => {
      stop()
      await clear()
    },
    read: async (key) => {
      const whose = current
      if (!whose) return null
      const unwritten = waiting.get(key)
      return readKeptAnswer(unwritten) ?? attempt((found) => readAnswer(found, key, whose))
    },
    keep: (key, text) => {
      if (!current || text.length > longestAnswer) return
      waiting.set(key, { key, text, at: clock.now() })
      timer ??= setTimeout(() => void flush(), writeDelay)
    },
    drop: (key) => {
      waiting.delete(key)
      void attempt((found) => found.delete('answers', key))
    },
  }
}
