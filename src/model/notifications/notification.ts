// Notifications of Backstage's backend. All of their fields come from others, and most may be null.

import { asJsonRecord } from '../json.ts'
import { isPortalPath, safeUrl } from '../links.ts'
import { WrongShapeError } from '../wrongShape.ts'

/** As the backend has them, worst first. */
export const severities = ['critical', 'high', 'normal', 'low'] as const
export type Severity = (typeof severities)[number]

export interface Notification {
  readonly id: string
  readonly title: string
  readonly description?: string
  /** A path of the portal, or a URL that may be opened. */
  readonly link?: string
  /** The link cannot be opened: its scheme is another. */
  readonly isLinkUnsafe: boolean
  /** An unknown one counts as normal, as in the backend. */
  readonly severity: Severity
  readonly topic?: string
  /** Who has sent it, such as `plugin:scaffolder`. */
  readonly origin?: string
  /** Milliseconds since epoch, of the last time that it was sent; null if the backend does not say. */
  readonly at: number | null
  readonly isRead: boolean
  readonly isSaved: boolean
}

export interface NotificationPage {
  readonly notifications: readonly Notification[]
  /** Over all pages. */
  readonly total: number
  /** Entries without an id, which cannot be shown. */
  readonly unreadable: number
}

/** Characters: longer fields are cut when they are read, since thousands of them are kept. */
const longest = { title: 500, description: 5_000, name: 200 }

/** Undefined for what is no text, and for an empty one. */
function textOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.slice(0, most * 2).trim()
  if (text === '') return undefined
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text.toWellFormed()
}

/** Databases say a time as a text or as milliseconds. */
function timeOf(...values: readonly unknown[]): number | null {
  for (const value of values) {
    const time =
      typeof value === 'number' || typeof value === 'string' ? new Date(value).getTime() : NaN
    if (!Number.isNaN(time)) return time
  }
  return null
}

/** Characters of a link: a longer one is none that a person has written. */
const longestLink = 4_000
const hasScheme = /^[a-z][a-z\d+.-]*:/i

/**
 * What a link leads to: a path of the portal, with or without its leading slash, or a URL. Undefined if it may not be
 * opened: other schemes, and paths that a browser resolves to another origin.
 * @internal Exported for tests.
 */
export function notificationLink(text: string): string | undefined {
  const link = text.trim()
  if (link.length > longestLink) return undefined
  if (isPortalPath(link)) return link
  if (hasScheme.test(link)) return safeUrl(link)
  const path = `/${link}`
  return link !== '' && isPortalPath(path) && URL.canParse(path, 'http://portal') ? path : undefined
}

const severityOf = (value: unknown): Severity => {
  const name = typeof value === 'string' ? value.toLowerCase() : ''
  return severities.find((one) => one === name) ?? 'normal'
}

function decodeNotification(json: unknown): Notification | undefined {
  const { id, payload, created, updated, read, saved, ...rest } = asJsonRecord(json)
  if (typeof id !== 'string' || id === '') return undefined
  const { title, description, link, severity, topic } = asJsonRecord(payload)
  const sent = textOf(link, longestLink)
  const target = sent === undefined ? undefined : notificationLink(sent)
  const texts = {
    description: textOf(description, longest.description),
    link: target,
    topic: textOf(topic, longest.name),
    origin: textOf(rest['origin'], longest.name),
  }
  return {
    id,
    title: textOf(title, longest.title) ?? '',
    ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Pick<
      Notification,
      'description' | 'link' | 'topic' | 'origin'
    >),
    isLinkUnsafe: sent !== undefined && target === undefined,
    severity: severityOf(severity),
    at: timeOf(updated, created),
    isRead: isSet(read),
    isSaved: isSet(saved),
  }
}

/** The time of an act; null if it was not done. */
const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== false

/** Throws `WrongShapeError`. */
export function decodeOneNotification(json: unknown): Notification {
  const notification = decodeNotification(json)
  if (!notification) throw new WrongShapeError('The response is not a notification')
  return notification
}

/** Throws `WrongShapeError`. */
export function decodeNotifications(json: unknown): NotificationPage {
  const { notifications, totalCount } = asJsonRecord(json)
  if (!Array.isArray(notifications))
    throw new WrongShapeError('The response is not a list of notifications')
  const known = new Map(
    notifications.flatMap((one) => {
      const notification = decodeNotification(one)
      return notification ? [[notification.id, notification] as const] : []
    }),
  )
  return {
    notifications: [...known.values()],
    total: countOf(totalCount) ?? notifications.length,
    unreadable: notifications.length - known.size,
  }
}

/** Undefined for what is no number of things. */
const countOf = (value: unknown): number | undefined => {
  const count = typeof value === 'string' ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/** The number of unread ones. Throws `WrongShapeError`. */
export function decodeStatus(json: unknown): number {
  const unread = countOf(asJsonRecord(json)['unread'])
  if (unread === undefined)
    throw new WrongShapeError('The response is not a count of notifications')
  return unread
}

/** In alphabetical order. Throws `WrongShapeError`. */
export function decodeTopics(json: unknown): readonly string[] {
  const { topics } = asJsonRecord(json)
  if (!Array.isArray(topics)) throw new WrongShapeError('The response is not a list of topics')
  const names = topics.flatMap((topic) =>
    typeof topic === 'string' && topic !== '' && topic.length <= longest.name ? [topic] : [],
  )
  return [...new Set(names)].sort((a, b) => a.localeCompare(b))
}
