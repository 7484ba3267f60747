// The notifications backend in memory, with the shapes that Backstage's has, for process tests and journeys.

import { severities } from '../../src/model/notifications/notification.ts'
import type { SharedNews } from '../../src/model/notifications/signalTabs.ts'

interface Sent {
  readonly id: string
  readonly payload: {
    readonly title: string
    readonly description: string | null
    readonly link: string | null
    readonly topic: string | null
    readonly severity: string
  }
  readonly origin: string
  /** Milliseconds since epoch. */
  readonly created: number
  read: number | null
  saved: number | null
}

interface Answered {
  readonly status: number
  readonly body: unknown
}

export type SentChanges = Partial<Sent['payload']> &
  Partial<Pick<Sent, 'origin' | 'read' | 'saved'>>

const found = (body: unknown): Answered => ({ status: 200, body })

export function createNotificationsServer() {
  const all: Sent[] = []
  const asked: string[] = []
  const world: { refusal: number | null; settings: unknown } = {
    /** The status of every answer. */
    refusal: null,
    settings: {
      channels: [
        {
          id: 'Web',
          origins: [
            { id: 'plugin:scaffolder', enabled: true, topics: [{ id: 'tasks', enabled: true }] },
          ],
        },
      ],
    },
  }

  /** Newest first. */
  function listed(parameters: URLSearchParams): readonly Sent[] {
    const least = severities.findIndex((one) => one === parameters.get('minimumSeverity'))
    const search = parameters.get('search')?.toLowerCase() ?? ''
    return [...all].reverse().filter(({ payload, read, saved }) => {
      const { topic, severity, title, description } = payload
      return (
        (parameters.get('read') !== 'false' || read === null) &&
        (parameters.get('saved') !== 'true' || saved !== null) &&
        (parameters.get('topic') ?? topic) === topic &&
        (least === -1 || severities.findIndex((one) => one === severity) <= least) &&
        `${title} ${description ?? ''}`.toLowerCase().includes(search)
      )
    })
  }

  function update(body: string | undefined): Answered {
    const { ids, read, saved } = JSON.parse(body ?? '{}') as {
      readonly ids: readonly string[]
      readonly read?: boolean
      readonly saved?: boolean
    }
    for (const one of all.filter(({ id }) => ids.includes(id))) {
      if (read !== undefined) one.read = read ? 1 : null
      if (saved !== undefined) one.saved = saved ? 1 : null
    }
    return found([])
  }

  function answer(method: string, url: string, body?: string): Answered {
    const { pathname, searchParams } = new URL(url)
    const path = pathname.replace('/api/notifications', '')
    asked.push(`${method} ${path}`)
    if (world.refusal !== null)
      return { status: world.refusal, body: { error: { name: 'Error', message: 'Refused' } } }
    if (path === '/status') {
      const unread = all.filter(({ read }) => read === null).length
      return found({ unread, read: all.length - unread })
    }
    if (path === '/topics')
      return found({ topics: [...new Set(all.flatMap(({ payload }) => payload.topic ?? []))] })
    if (path === '/settings') {
      if (method === 'POST') world.settings = JSON.parse(body ?? '{}')
      return found(world.settings)
    }
    if (path === '/notifications/update') return update(body)
    if (path === '/notifications') {
      const rows = listed(searchParams)
      const offset = Number(searchParams.get('offset'))
      const limit = Number(searchParams.get('limit'))
      return found({ totalCount: rows.length, notifications: rows.slice(offset, offset + limit) })
    }
    const one = all.find(({ id }) => path === `/notifications/${id}`)
    return one ? found(one) : { status: 404, body: { error: { message: 'Not found' } } }
  }

  return {
    all,
    /** Method and path of each request. */
    asked,
    world,
    answer,
    /** Sends one, and gives its id. */
    send: (title: string, changes: SentChanges = {}): string => {
      const { origin = 'plugin:scaffolder', read = null, saved = null, ...payload } = changes
      const id = `n${String(all.length + 1)}`
      const rest = { description: null, link: null, topic: null, severity: 'normal', ...payload }
      all.push({ id, origin, read, saved, created: all.length, payload: { title, ...rest } })
      return id
    },
  }
}

/** The message of the signals backend about a new notification. */
export const signalOf = (id: string): string =>
  JSON.stringify({
    channel: 'notifications',
    message: { action: 'new_notification', notification_id: id },
  })

/** A browser whose tabs have one lock and one channel, and the backend that they ask. */
export function createSignalBrowser() {
  const leaders: (() => void)[] = []
  const listeners = new Set<(shared: SharedNews) => void>()
  const tabs = new Set<{ isHidden: boolean }>()
  const next = () => leaders[0]?.()
  return {
    server: createNotificationsServer(),
    /** `page` is the tab, as far as its user sees it. */
    openTabs: (page: { isHidden: boolean }) => {
      tabs.add(page)
      let own: ((shared: SharedNews) => void) | undefined
      return {
        lead: (onLead: () => void) => {
          leaders.push(onLead)
          if (leaders.length === 1) next()
          return () => {
            const isFirst = leaders[0] === onLead
            leaders.splice(leaders.indexOf(onLead), 1)
            if (isFirst) next()
          }
        },
        isAnySeen: () => Promise.resolve([...tabs].some(({ isHidden }) => !isHidden)),
        tell: (shared: SharedNews) => {
          for (const listener of listeners) if (listener !== own) listener(shared)
        },
        subscribe: (listener: (shared: SharedNews) => void) => {
          own = listener
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    },
  }
}
