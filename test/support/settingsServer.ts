// Backstage's user-settings plugin, with the responses of its own router (seen in version 0.4.7),
// for process tests and journeys. The browser test uses the real one.

import type { Answer, BackendAccess } from '../../src/features/backend/backendApi.ts'
import type { Json } from '../../src/model/json.ts'

interface Asked {
  readonly items?: readonly { readonly bucket: string; readonly key: string }[]
  readonly value?: Json
}

/** A status fails every request; `absent` is a backend without the plugin. */
export type Mood = 'well' | 'absent' | 'offline' | number

const answerOf = (status: number, body?: unknown): Answer => ({
  ok: status < 400,
  status,
  statusText: '',
  text: body === undefined ? '' : JSON.stringify(body),
})

const notFound = answerOf(404, { error: { name: 'NotFoundError', message: 'Unable to find it' } })

export function createSettingsServer(begin: Readonly<Record<string, Json>> = {}) {
  /** By `bucket/key`. */
  const values = new Map(Object.entries(begin))
  const requests: string[] = []
  let mood: Mood = 'well'
  let onPut: () => void = () => undefined

  function answer(method: string, path: string, asked: Asked): Answer {
    requests.push(
      `${method} ${path}${asked.value === undefined ? '' : ` ${JSON.stringify(asked.value)}`}`,
    )
    if (mood === 'offline') throw new TypeError('Failed to fetch')
    if (typeof mood === 'number') return answerOf(mood)
    if (mood === 'absent') return answerOf(404)
    if (path === '/multiget') {
      const items = asked.items?.map(({ bucket, key }) => {
        const value = values.get(`${bucket}/${key}`)
        return value === undefined ? null : { value }
      })
      return answerOf(200, { items })
    }
    const [, bucket = '', key = ''] = /^\/buckets\/([^/]+)\/keys\/([^/]+)$/.exec(path) ?? []
    const place = `${decodeURIComponent(bucket)}/${decodeURIComponent(key)}`
    if (method === 'PUT' && asked.value !== undefined) {
      values.set(place, asked.value)
      const meanwhile = onPut
      onPut = () => undefined
      meanwhile()
    }
    const value = values.get(place)
    return value === undefined ? notFound : answerOf(200, { bucket, key, value })
  }

  const send: BackendAccess['send'] = (url, init) =>
    Promise.resolve().then(() => {
      const [, path = ''] = url.split('/api/user-settings')
      const body = typeof init.body === 'string' ? init.body : '{}'
      return answer(init.method ?? 'GET', path, JSON.parse(body) as Asked)
    })

  return {
    values,
    answer,
    send,
    /** Calls `meanwhile` while the next value is being saved. */
    onPut: (meanwhile: () => void) => {
      onPut = meanwhile
    },
    feels: (next: Mood) => {
      mood = next
    },
    /** Since the last call. */
    takeRequests: () => requests.splice(0),
  }
}
