import { describe, expect, it, jest } from '@jest/globals'
import { newsOf } from '../../../src/model/notifications/signals.ts'
import { readSharedNews } from '../../../src/model/notifications/signalTabs.ts'
import { createSignalTabs } from '../../../src/sagas/notifications/services/signalTabs.ts'

const message = (action: string, rest: object, channel = 'notifications') =>
  JSON.stringify({ channel, message: { action, ...rest } })
const arrived = (id: unknown) => message('new_notification', { notification_id: id })

it('gathers what several signals say', () => {
  expect(newsOf([arrived('a')])).toEqual({ arrived: 1, id: 'a', read: [], unread: [] })
  expect(
    newsOf([
      arrived('a'),
      arrived('b'),
      arrived('a'),
      message('notification_read', { notification_ids: ['c', 'd'] }),
      message('notification_unread', { notification_ids: ['d'] }),
    ]),
  ).toEqual({ arrived: 2, id: null, read: ['c'], unread: ['d'] })
})

it.each([
  ['of another channel', message('new_notification', { notification_id: 'a' }, 'user-settings')],
  ['of another action', message('sneezed', { notification_id: 'a' })],
  ['without an id', arrived(undefined)],
  ['with an id that is none', arrived({ id: 'a' })],
  ['with ids that are none', message('notification_read', { notification_ids: [1, null] })],
  ['without a message', JSON.stringify({ channel: 'notifications' })],
  ['of megabytes', arrived('x'.repeat(3_000_000))],
  ...['', 'null', '[]', 'not JSON', '{"channel":'].map((text) => [`such as ${text}`, text]),
])('says nothing of a message %s', (_name, text) => {
  expect(newsOf([text])).toBeUndefined()
})

it('says nothing of bytes', () => {
  expect(newsOf([new Uint8Array([1, 2])])).toBeUndefined()
})

describe('tabs', () => {
  const news = { arrived: 1, id: 'a', read: [], unread: [] }
  const shared = { userEntityRef: 'user:default/guest', news }

  it('take from another tab what has the shape of news only', () => {
    expect(readSharedNews(shared)).toEqual(shared)
    for (const data of [null, 'x', {}, { ...shared, news: null }, { ...shared, userEntityRef: 1 }])
      expect(readSharedNews(data)).toBeUndefined()
    for (const change of [{ arrived: 'x' }, { id: 7 }, { read: [1] }, { unread: null }])
      expect(readSharedNews({ ...shared, news: { ...news, ...change } })).toBeUndefined()
  })

  it('each lead where the browser has no locks, and tell nothing', () => {
    const page = { navigator: {} } as unknown as Window & typeof globalThis
    const onLead = jest.fn()
    const tabs = createSignalTabs(page)
    tabs.lead(onLead)()
    expect(onLead).toHaveBeenCalledTimes(1)
    tabs.tell(shared)
    tabs.subscribe(onLead)()
    expect(onLead).toHaveBeenCalledTimes(1)
  })

  it('hold the lock until they leave it, and give up waiting for it', async () => {
    const requests: {
      readonly name: string
      readonly signal: AbortSignal
      held: Promise<unknown>
    }[] = []
    class Channel extends EventTarget {
      postMessage = jest.fn()
    }
    const page = {
      navigator: {
        locks: {
          request: (
            name: string,
            { signal }: { readonly signal: AbortSignal },
            work: () => Promise<unknown>,
          ) => {
            const held = work()
            requests.push({ name, signal, held })
            return held
          },
        },
      },
      BroadcastChannel: Channel,
    } as unknown as Window & typeof globalThis
    const onLead = jest.fn()
    const leave = createSignalTabs(page).lead(onLead)
    expect(onLead).toHaveBeenCalledTimes(1)
    leave()
    await requests[0]?.held
    expect(requests[0]).toMatchObject({ name: 'portico.signals', signal: { aborted: true } })
  })
})
