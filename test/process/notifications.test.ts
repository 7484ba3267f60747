// Notifications: the count, the socket of one tab for all, news as messages, and what is marked.

import { expect, it, jest } from '@jest/globals'
import {
  newsNoticesSlice,
  noticesRequested,
} from '../../src/features/notifications/newsNoticesSlice.ts'
import {
  moreRequested,
  notificationListSlice,
  reloadRequested,
} from '../../src/features/notifications/notificationListSlice.ts'
import {
  allMarkingRequested,
  marked,
  notificationMarksSlice,
  undoRequested,
} from '../../src/features/notifications/notificationMarksSlice.ts'
import {
  followed,
  notificationsSlice,
} from '../../src/features/notifications/notificationsSlice.ts'
import { signalsSlice } from '../../src/features/notifications/signalsSlice.ts'
import { alertsSlice } from '../../src/features/shell/alerts/alertsSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { NewsNotice, NewsNotices } from '../../src/model/notifications/newsNotices.ts'
import { firstPlace } from '../../src/model/notifications/notificationsPlace.ts'
import { signalTabsRef } from '../../src/model/notifications/signalTabs.ts'
import type { NoticePermission } from '../../src/model/shell/systemNotices.ts'
import { newsNoticesSaga } from '../../src/sagas/notifications/newsNoticesSaga.ts'
import { notificationListSaga } from '../../src/sagas/notifications/notificationListSaga.ts'
import { notificationMarksSaga } from '../../src/sagas/notifications/notificationMarksSaga.ts'
import { notificationsSaga } from '../../src/sagas/notifications/notificationsSaga.ts'
import { signalsSaga } from '../../src/sagas/notifications/signalsSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { fakeStreams } from '../support/fakeStreams.ts'
import { answerOf } from '../support/importWorld.ts'
import { createSignalBrowser, signalOf } from '../support/notificationsServer.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

/** Milliseconds until the page has asked whether there are notifications. */
const asked = 1_500
/** Until it has told of new ones. */
const told = 2_500

interface World {
  permission: NoticePermission
  isHidden: boolean
  look: () => void
  goOnline: () => void
}

async function open({ server, openTabs } = createSignalBrowser(), at = '/catalog') {
  const door = createDoor()
  const streams = fakeStreams()
  const page: World = {
    permission: 'default',
    isHidden: false,
    look: () => undefined,
    goOnline: () => undefined,
  }
  const backend = fakeBackend(
    (url, { method = 'GET', body }) => {
      if (!url.includes('/api/notifications/')) return Promise.resolve(answerOf(404, {}))
      const { status, body: json } = server.answer(method, url, body as string | undefined)
      return Promise.resolve(answerOf(status, json))
    },
    { token: () => 'a-token' },
  )
  const tabs = openTabs()
  const shown: NewsNotice[] = []
  const notices: NewsNotices = {
    permission: () => page.permission,
    ask: () => Promise.resolve((page.permission = 'granted')),
    isHidden: () => page.isHidden,
    show: (notice) => {
      if (page.permission === 'granted') shown.push(notice)
      return page.permission
    },
  }
  const run = startProcesses(
    [],
    {
      ...{ session: { ...door.session, hasToken: () => true }, backend, streams },
      portal: {
        check: () => [],
        checkAll: () => Promise.resolve(),
        get: ({ id }) => (id === signalTabsRef.id ? tabs : notices) as never,
      },
      visibility: {
        whenVisible: () =>
          page.isHidden
            ? new Promise((resolve) => {
                const { look } = page
                page.look = () => {
                  page.isHidden = false
                  look()
                  resolve()
                }
              })
            : Promise.resolve(),
      },
      connection: {
        isOnline: () => true,
        onChange: (listener) => {
          page.goOnline = () => {
            listener(true)
          }
          return () => undefined
        },
      },
    },
    { aside: /^/ },
  )
  run.portal.extend({
    id: 'notifications',
    slices: [
      ...[notificationsSlice, signalsSlice, newsNoticesSlice],
      ...[notificationListSlice, notificationMarksSlice],
    ],
    processes: [
      { name: 'newsNotices', saga: newsNoticesSaga },
      { name: 'notifications', saga: notificationsSaga },
      { name: 'signals', saga: signalsSaga },
      { name: 'notificationList', saga: notificationListSaga },
      { name: 'notificationMarks', saga: notificationMarksSaga },
    ],
  })
  const [pathname = '', query] = at.split('?')
  const search = query === undefined ? '' : `?${query}`
  run.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
  await door.enter(run, mona)
  await run.advance(asked)
  const slice = <State>(of: { readonly selectSlice: (root: never) => State }) =>
    of.selectSlice(run.state() as never)
  return {
    ...run,
    server,
    page,
    shown,
    socket: () => streams.socket.opened.at(-1),
    sockets: () => streams.socket.opened.length,
    unread: () => {
      const state = slice(notificationsSlice)
      return state.status === 'present' ? state.unread : state.status
    },
    signals: () => slice(signalsSlice).status,
    list: () => slice(notificationListSlice),
    /** What the page says: the messages of alerts, in their order. */
    said: () => {
      const alerts = slice(alertsSlice)
      return alerts.status === 'none'
        ? []
        : [alerts.shown, ...alerts.waiting].map(({ message }) => message)
    },
  }
}

const counts = (asked: readonly string[]) => asked.filter((one) => one === 'GET /status').length

it.each([404, 401, 403, 501])(
  'asks a backend that answers %i once, and opens no socket',
  async (status) => {
    const browser = createSignalBrowser()
    browser.server.world.refusal = status
    const run = await open(browser)
    expect(run.unread()).toBe('absent')
    await run.advance(3_600_000)
    expect(browser.server.asked).toEqual(['GET /status'])
    expect(run.sockets()).toBe(0)
  },
)

it('asks again after a growing pause while the backend is away', async () => {
  const browser = createSignalBrowser()
  browser.server.world.refusal = 503
  const run = await open(browser)
  expect(run.unread()).toBe('failing')
  await run.advance(60_000)
  const inAMinute = counts(browser.server.asked)
  expect(inAMinute).toBeGreaterThan(1)
  expect(inAMinute).toBeLessThan(7)
  browser.server.world.refusal = null
  browser.server.send('Hello')
  await run.advance(300_000)
  expect(run.unread()).toBe(1)
})

it('sends the token as the protocol of the socket, and what it wants to hear', async () => {
  const run = await open()
  expect(run.socket()?.request).toEqual({
    url: 'http://localhost:7007/api/signals',
    protocols: ['a-token'],
  })
  expect(run.socket()?.sent).toEqual(['{"action":"subscribe","channel":"notifications"}'])
})

it('gives up a socket that does not open in five seconds, and opens another', async () => {
  const run = await open()
  expect(run.signals()).toBe('connecting')
  await run.advance(5_000)
  expect(run.signals()).toBe('waiting')
  expect(run.socket()?.isClosed()).toBe(true)
  await run.advance(2_000)
  expect(run.sockets()).toBe(2)
  run.socket()?.opens()
  await run.advance(60_000)
  expect([run.signals(), run.sockets()]).toEqual(['open', 2])
})

it('tells of a new notification by its title, with the way to it', async () => {
  const run = await open()
  run.socket()?.opens()
  const id = run.server.send('The build failed', { link: '/create/tasks/1' })
  run.socket()?.says(signalOf(id))
  await run.advance(told)
  expect(run.unread()).toBe(1)
  expect(run.said()).toEqual(['The build failed'])
  run.dispatch(followed({ to: '/create/tasks/1', id }))
  await run.advance(told)
  expect(run.visited).toEqual(['→ /create/tasks/1'])
  expect(run.unread()).toBe(0)
})

it('notifies a hidden page by the browser, once it may, and says nothing more when it is seen', async () => {
  const run = await open()
  run.socket()?.opens()
  run.dispatch(noticesRequested())
  await run.advance()
  expect(run.kept.get('portico.newsNotices')).toBe('true')
  run.page.isHidden = true
  run.socket()?.says(signalOf(run.server.send('Build failed', { description: 'Step 3' })))
  await run.advance(told)
  expect(run.shown).toMatchObject([{ count: 1, one: { title: 'Build failed' } }])
  run.socket()?.says(signalOf(run.server.send('One')), signalOf(run.server.send('Two')))
  await run.advance(told)
  expect(run.shown[1]).toEqual({ count: 2 })
  run.page.look()
  await run.advance(told)
  expect([run.unread(), run.said()]).toEqual([3, []])
  run.page.permission = 'denied'
  run.page.isHidden = true
  run.socket()?.says(signalOf(run.server.send('Blocked')))
  await run.advance(told)
  run.page.look()
  await run.advance(told)
  expect([run.shown.length, run.said()]).toEqual([2, ['Blocked']])
})

it('says nothing of what the page shows already', async () => {
  const run = await open(createSignalBrowser(), '/create/tasks/1')
  run.socket()?.opens()
  run.socket()?.says(signalOf(run.server.send('Done', { link: '/create/tasks/1?step=build' })))
  await run.advance(told)
  expect([run.unread(), run.said()]).toEqual([1, []])
})

it('has one socket for two tabs, and tells of a notification once in each', async () => {
  const browser = createSignalBrowser()
  const first = await open(browser)
  const second = await open(browser)
  first.socket()?.opens()
  expect([first.sockets(), second.sockets(), second.signals()]).toEqual([1, 0, 'following'])
  first.socket()?.says(signalOf(browser.server.send('Hello')))
  await first.advance(told)
  for (const tab of [first, second]) expect([tab.unread(), tab.said()]).toEqual([1, ['Hello']])
  first.end()
  await second.advance()
  expect([second.signals(), second.sockets()]).toEqual(['connecting', 1])
})

it('asks once a minute without a socket, and not while nobody looks', async () => {
  const run = await open()
  run.socket()?.isCut()
  await run.advance()
  run.server.send('Hello')
  await run.advance(60_000 + told)
  expect([run.unread(), run.said()]).toEqual([
    1,
    [{ key: 'notifications:arrived', values: { count: 1 } }],
  ])
  run.page.isHidden = true
  const before = counts(run.server.asked)
  await run.advance(3_600_000)
  expect(counts(run.server.asked) - before).toBeLessThan(2)
  run.server.send('Hello again')
  run.page.look()
  await run.advance(70_000)
  expect(run.unread()).toBe(2)
})

it('tells the list of those that only the count knows of', async () => {
  const run = await open(createSignalBrowser(), '/notifications')
  run.socket()?.isCut()
  await run.advance(told)
  run.server.send('Unheard')
  run.socket()?.opens()
  await run.advance(told)
  expect(run.list()).toMatchObject({ arrived: 1, notifications: [] })
  expect(run.said()).toEqual([])
})

it('opens the socket again after a sleep, and when the network is back', async () => {
  const run = await open()
  run.socket()?.opens()
  await run.advance(60_000)
  expect(run.sockets()).toBe(1)
  jest.setSystemTime(3_600_000)
  await run.advance(32_000)
  expect(run.sockets()).toBe(2)
  run.server.send('While asleep')
  run.socket()?.opens()
  await run.advance(told)
  expect(run.unread()).toBe(1)
  run.page.goOnline()
  await run.advance(2_000)
  expect(run.sockets()).toBe(3)
})

it('tells of a thousand in one second by few events and messages, and moves no row', async () => {
  const run = await open(createSignalBrowser(), '/notifications')
  run.socket()?.opens()
  await run.advance()
  const before = run.list()
  const events = run.log().length
  for (let tick = 0; tick < 100; tick += 1) {
    for (let one = 0; one < 10; one += 1) run.socket()?.says(signalOf(run.server.send('Flood')))
    await run.advance(10)
  }
  await run.advance(told)
  expect(run.log().length - events).toBeLessThan(40)
  expect(run.list()).toEqual({ ...before, arrived: 1_000 })
  expect([run.unread(), run.said()]).toEqual([1_000, []])
  run.dispatch(reloadRequested())
  await run.advance(told)
  expect(run.list()).toMatchObject({ status: 'shown', arrived: 0, total: 1_000 })
})

it('loads ten thousand part by part, none twice, though some are read and new ones arrive', async () => {
  const browser = createSignalBrowser()
  for (let one = 1; one <= 10_000; one += 1) browser.server.send(`Number ${String(one)}`)
  const run = await open(browser, '/notifications')
  run.socket()?.opens()
  await run.advance()
  const ids = () => {
    const list = run.list()
    return 'notifications' in list ? list.notifications.map(({ id }) => id) : []
  }
  expect(ids()).toHaveLength(50)
  run.dispatch(marked({ ids: ids().slice(0, 20), read: true }))
  run.socket()?.says(signalOf(browser.server.send('New')))
  await run.advance(told)
  run.dispatch(moreRequested())
  await run.advance(told)
  expect(ids()).toEqual(Array.from({ length: 100 }, (_, row) => `n${String(10_000 - row)}`))
})

it('marks all of them part by part, and undoes it', async () => {
  const browser = createSignalBrowser()
  for (let one = 0; one < 1_200; one += 1) browser.server.send('One')
  const run = await open(browser, '/notifications')
  run.socket()?.opens()
  run.dispatch(allMarkingRequested({ place: firstPlace }))
  await run.advance(told)
  expect(run.unread()).toBe(0)
  expect(browser.server.asked.filter((one) => one.endsWith('/update'))).toHaveLength(3)
  expect(run.said()).toEqual([{ key: 'notifications:allMarked', values: { count: 1_200 } }])
  run.dispatch(undoRequested())
  await run.advance(told)
  expect(run.unread()).toBe(1_200)
  expect(run.list()).toMatchObject({ notifications: { 0: { isRead: false } } })
})

it('marks only what the filters show', async () => {
  const browser = createSignalBrowser()
  browser.server.send('Task', { topic: 'tasks' })
  browser.server.send('Other')
  const run = await open(browser)
  run.dispatch(allMarkingRequested({ place: { ...firstPlace, topic: 'tasks' } }))
  await run.advance(told)
  expect(run.unread()).toBe(1)
})

it('gives a row its mark of before, and says why, when the backend refuses', async () => {
  const browser = createSignalBrowser()
  const id = browser.server.send('One')
  const run = await open(browser, '/notifications')
  browser.server.world.refusal = 400
  run.dispatch(marked({ ids: [id], read: true }))
  expect(run.list()).toMatchObject({ notifications: [{ isRead: true }] })
  await run.advance()
  expect(run.list()).toMatchObject({ notifications: [{ isRead: false }] })
  expect(run.said()).toEqual([{ key: 'notifications:markFailed', values: { reason: 'Refused' } }])
})

it('sends the same mark twice, one after the other', async () => {
  const browser = createSignalBrowser()
  const id = browser.server.send('One')
  const run = await open(browser)
  for (const read of [true, true, false]) run.dispatch(marked({ ids: [id], read }))
  await run.advance(told)
  expect(browser.server.asked.filter((one) => one.endsWith('/update'))).toHaveLength(3)
  expect(run.unread()).toBe(1)
})

it('says why a list could not be loaded, and loads it again', async () => {
  const browser = createSignalBrowser()
  browser.server.send('One')
  const run = await open(browser)
  browser.server.world.refusal = 500
  const at = (search: string) =>
    navigated({ pathname: '/notifications', search, hash: '', by: 'push' })
  run.dispatch(at(''))
  await run.advance()
  expect(run.list()).toMatchObject({ status: 'failed', failure: { message: 'Refused' } })
  browser.server.world.refusal = null
  run.dispatch(reloadRequested())
  await run.advance()
  expect(run.list()).toMatchObject({ status: 'shown', total: 1 })
  run.dispatch(at('?search=nothing'))
  await run.advance()
  expect(run.list()).toMatchObject({ status: 'reloading', notifications: [{ id: 'n1' }] })
  await run.advance(300)
  expect(run.list()).toMatchObject({ status: 'shown', total: 0 })
  run.dispatch(navigated({ pathname: '/catalog', search: '', hash: '', by: 'push' }))
  await run.advance()
  expect(run.list()).toEqual({ status: 'closed' })
})
