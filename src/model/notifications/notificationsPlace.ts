// The filters of the list of notifications, as they are in the URL: `?view=saved&severity=high&topic=tasks&search=…`.

import { notificationsPath } from '../paths.ts'
import { severities, type Severity } from './notification.ts'

export const notificationViews = ['unread', 'saved', 'all'] as const
type NotificationView = (typeof notificationViews)[number]

export interface NotificationsPlace {
  readonly view: NotificationView
  /** This severity and worse ones. */
  readonly severity: Severity | null
  readonly topic: string | null
  /** Part of a title or description. */
  readonly search: string
}

export const firstPlace: NotificationsPlace = {
  view: 'unread',
  severity: null,
  topic: null,
  search: '',
}

/** Characters of a text in the address. */
const longestText = 200

const textIn = (parameters: URLSearchParams, name: string): string =>
  (parameters.get(name) ?? '').slice(0, longestText).toWellFormed()

/** Reads `location.search`; never throws. */
export function parseNotificationsPlace(query: string): NotificationsPlace {
  const parameters = new URLSearchParams(query)
  const topic = textIn(parameters, 'topic')
  return {
    view: notificationViews.find((one) => one === parameters.get('view')) ?? 'unread',
    severity: severities.find((one) => one === parameters.get('severity')) ?? null,
    topic: topic === '' ? null : topic,
    search: textIn(parameters, 'search'),
  }
}

/** The address of a place; defaults are left out. */
export function notificationsAddress({
  view,
  severity,
  topic,
  search,
}: NotificationsPlace): string {
  const parameters = new URLSearchParams({
    ...(view !== 'unread' && { view }),
    ...(severity !== null && { severity }),
    ...(topic !== null && { topic }),
    ...(search !== '' && { search }),
  }).toString()
  return parameters === '' ? notificationsPath : `${notificationsPath}?${parameters}`
}

/** Which view is shown is no filter: one of them is always chosen. */
export const isFiltered = ({ severity, topic, search }: NotificationsPlace): boolean =>
  severity !== null || topic !== null || search !== ''

export interface NotificationsRange {
  readonly offset: number
  readonly limit: number
}

/** Notifications of one request for the list. */
export const notificationsPerPage = 50

/** `GET /notifications`, newest first. */
export function notificationsRequestPath(
  { view, severity, topic, search }: NotificationsPlace,
  { offset, limit }: NotificationsRange,
): string {
  const parameters = new URLSearchParams({
    offset: String(offset),
    limit: String(limit),
    ...(view === 'unread' && { read: 'false' }),
    ...(view === 'saved' && { saved: 'true' }),
    ...(severity !== null && { minimumSeverity: severity }),
    ...(topic !== null && { topic }),
    ...(search.trim() !== '' && { search: search.trim() }),
  })
  return `/notifications?${parameters.toString()}`
}
