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

  it('hold the lock until they leave it, and another one while the user sees them', async () => {
    const held: { readonly name: string; readonly mode: string }[] = []
    class Channel extends EventTarget {
      postMessage = jest.fn()
    }
    class Document extends EventTarget {
      visibilityState = 'visible'
    }
    const document = new Document()
    const page = {
      navigator: {
        locks: {
          request: async (
            name: string,
            { mode }: { readonly mode: string },
            work: () => Promise<unknown>,
          ) => {
            const lock = { name, mode }
            held.push(lock)
            await work()
            held.splice(held.indexOf(lock), 1)
          },
          query: () => Promise.resolve({ held }),
        },
      },
      BroadcastChannel: Channel,
      document,
    } as unknown as Window & typeof globalThis
    const look = async (visibilityState: string) => {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
      await Promise.resolve()
    }
    const onLead = jest.fn()
    const { lead, isAnySeen } = createSignalTabs(page)
    const leave = lead(onLead)
    const own = { name: 'portico.signals', mode: 'exclusive' }
    const seen = { name: 'portico.signals.seen', mode: 'shared' }
    expect(onLead).toHaveBeenCalledTimes(1)
    expect(held).toEqual([own, seen])
    expect(await isAnySeen()).toBe(true)
    await look('hidden')
    expect(held).toEqual([own])
    expect(await isAnySeen()).toBe(false)
    await look('visible')
    expect(held).toEqual([own, seen])
    leave()
    await look('visible')
    expect(held).toEqual([])
  })

  it('give up waiting for the lock', () => {
    const signals: AbortSignal[] = []
    const request = (_name: string, { signal }: { readonly signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    }
    class Channel extends EventTarget {}
    const page = {
      navigator: { locks: { request } },
      BroadcastChannel: Channel,
      document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
    } as unknown as Window & typeof globalThis
    const onLead = jest.fn()
    createSignalTabs(page).lead(onLead)()
    expect(onLead).not.toHaveBeenCalled()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
