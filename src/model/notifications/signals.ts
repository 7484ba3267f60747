// What Backstage's signals say about notifications, over a WebSocket.

import { isTexts } from '../isTexts.ts'
import { asJsonRecord, parseJson } from '../json.ts'

/** What signals of one moment say. */
export interface SignalNews {
  /** Number of new notifications. */
  readonly arrived: number
  /** The id of the new one, if it is the only one. */
  readonly id: string | null
  /** Ids of notifications that were marked, in this tab or elsewhere. */
  readonly read: readonly string[]
  readonly unread: readonly string[]
}

/** What a socket sends to get them. */
export const subscription = JSON.stringify({ action: 'subscribe', channel: 'notifications' })

/** Characters of a message: ids of thousands of notifications. */
const longestMessage = 2_000_000

/** Undefined if no message is about notifications. Messages of another shape are left out. */
export function newsOf(messages: readonly unknown[]): SignalNews | undefined {
  const arrived = new Set<string>()
  const marks = new Map<string, 'read' | 'unread'>()
  for (const text of messages) {
    if (typeof text !== 'string' || text.length > longestMessage) continue
    const { channel, message } = asJsonRecord(parseJson(text))
    if (channel !== 'notifications') continue
    const { action, notification_id: id, notification_ids: ids } = asJsonRecord(message)
    if (action === 'new_notification' && typeof id === 'string') arrived.add(id)
    if ((action !== 'notification_read' && action !== 'notification_unread') || !isTexts(ids))
      continue
    for (const one of ids) marks.set(one, action === 'notification_read' ? 'read' : 'unread')
  }
  if (arrived.size === 0 && marks.size === 0) return undefined
  const marked = (mark: string) => [...marks].flatMap(([id, is]) => (is === mark ? [id] : []))
  const [first = null] = arrived
  return {
    arrived: arrived.size,
    id: arrived.size === 1 ? first : null,
    read: marked('read'),
    unread: marked('unread'),
  }
}
