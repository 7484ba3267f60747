// Without the refresh worker, a reload ends the page but not its refresh request. A note in storage
// tells the next page to wait for it. It contains no token.

import { isRecord } from '../../../model/isRecord.ts'
import { parseJson } from '../../../model/json.ts'
import type { Clock, Storage } from '../../services/services.ts'

export interface RefreshNotes {
  /** Resolves once no other page is refreshing this provider. Rejects with the signal's reason. */
  readonly whenOver: (provider: string, signal: AbortSignal) => Promise<void>
  /** Waits for other pages, then runs `work` with its own note. */
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
  /** A text unique among pages. */
  readonly nextId: () => string
  readonly page: Pick<Window, 'addEventListener'>
}

/** Milliseconds after which a note counts as abandoned. */
const answeredWithin = 10_000

const lookEvery = 100

/** Milliseconds after which two tabs that write at once see the last write. */
const settleTime = 50

const keyOf = (provider: string) => `portico.refresh ${provider}`

function readNote(text: string | null): Note | null {
  const note = text === null ? null : parseJson(text)
  if (!isRecord(note)) return null
  const { id, began } = note
  return typeof id === 'string' && typeof began === 'number' ? { id, began } : null
}

export function createRefreshNotes({ storage, clock, nextId, page }: NoteParts): RefreshNotes {
  /** While a page unloads its request may fail here, but continues at the backend. */
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
      // The absolute difference, because clocks can be set back.
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
      // Without storage there are no notes.
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
