// Without the refresh worker a reload ends the page that waits for an answer, but not the request. A note in the
// browser's storage tells the next page to wait for it. There is no token in it.

import { isRecord } from '../../../model/isRecord.ts'
import { parseJson } from '../../../model/json.ts'
import type { Clock, Storage } from '../../services/services.ts'

export interface RefreshNotes {
  /** Resolves once no other page has a refresh of this provider under way. Rejects with the signal's reason. */
  readonly whenOver: (provider: string, signal: AbortSignal) => Promise<void>
  /** Waits for the others, then runs `work` with a note of its own. */
  readonly noted: <Result>(
    provider: string,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ) => Promise<Result>
}

interface Note {
  readonly id: string
  /** Milliseconds since epoch. */
  readonly began: number
}

interface NoteParts {
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>
  readonly clock: Clock
  /** A text that no other page has. */
  readonly nextId: () => string
  readonly page: Pick<Window, 'addEventListener'>
}

/** Milliseconds in which the answer to a page that was unloaded has come, so nobody removes its note. */
const answeredWithin = 10_000

const lookEvery = 100

/** Milliseconds in which two tabs that write at once see who was last. */
const settleTime = 50

const keyOf = (provider: string) => `portico.refresh ${provider}`

function readNote(text: string | null): Note | null {
  const note = text === null ? null : parseJson(text)
  if (!isRecord(note)) return null
  const { id, began } = note
  return typeof id === 'string' && typeof began === 'number' ? { id, began } : null
}

export function createRefreshNotes({ storage, clock, nextId, page }: NoteParts): RefreshNotes {
  /** A page that is being unloaded may see its request fail; the request goes on. */
  let isLeaving = false
  page.addEventListener('pagehide', () => {
    isLeaving = true
  })
  page.addEventListener('pageshow', () => {
    isLeaving = false
  })

  const find = (provider: string) => readNote(storage.get(keyOf(provider)))

  async function whenOver(provider: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted()
      const note = find(provider)
      // Clocks are set back, too.
      if (!note || Math.abs(clock.now() - note.began) >= answeredWithin) return
      await pause(lookEvery)
    }
  }

  async function claim(provider: string, signal: AbortSignal): Promise<string> {
    for (;;) {
      await whenOver(provider, signal)
      const id = nextId()
      storage.set(keyOf(provider), JSON.stringify({ id, began: clock.now() }))
      await pause(settleTime)
      const note = find(provider)
      // A browser that keeps nothing has none.
      if (!note || note.id === id) return id
    }
  }

  return {
    whenOver,
    noted: async (provider, work, signal) => {
      const id = await claim(provider, signal)
      try {
        signal.throwIfAborted()
        return await work()
      } finally {
        if (!isLeaving && find(provider)?.id === id) storage.remove(keyOf(provider))
      }
    },
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
