// Whether the documentation is up to date: the events of `GET /sync/…` (spec 2 §4, §7), and what became of them.

import type { Failure } from '../failure.ts'
import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import type { LogEntry } from '../logs/logEntry.ts'

export type SyncEvent =
  | { readonly type: 'log'; readonly text: string }
  | { readonly type: 'finish'; readonly updated: boolean }
  | { readonly type: 'error'; readonly message: string }

const longestLine = 100_000

/** Undefined for an event that is unknown, which is passed over. */
export function readSyncEvent(sent: {
  readonly type: string
  readonly data: string
}): SyncEvent | undefined {
  const data = parseJson(sent.data)
  if (sent.type === 'log') {
    const text = typeof data === 'string' ? data : sent.data
    return { type: 'log', text: text.slice(0, longestLine) }
  }
  if (sent.type === 'finish')
    return { type: 'finish', updated: isRecord(data) && data['updated'] === true }
  if (sent.type === 'error')
    return { type: 'error', message: typeof data === 'string' ? data : sent.data }
  return undefined
}

interface OfDocs {
  /** As `docsIdOf` gives it. */
  readonly docs: string
}

type Log = readonly (readonly LogEntry[])[]

interface Attempt extends OfDocs {
  /** Number of streams in a row that were cut. */
  readonly attempt: number
  readonly log: Log
}

export type DocsSyncState =
  | { readonly status: 'closed' }
  /** Asks the backend, which builds the documentation anew once the log has lines. */
  | ({ readonly status: 'checking' } & Attempt)
  /** The stream was cut, and is opened again soon. */
  | ({ readonly status: 'waiting'; readonly failure: Failure } & Attempt)
  /** The page shown is the newest. */
  | ({ readonly status: 'cached' } & OfDocs & { readonly log: Log })
  /** The backend has built it anew; the page shown may be the one before. */
  | ({ readonly status: 'updated' } & OfDocs & { readonly log: Log })
  | ({ readonly status: 'failed'; readonly failure: Failure } & OfDocs & { readonly log: Log })
