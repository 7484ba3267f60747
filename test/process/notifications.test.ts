// Notifications: the count, the socket of one tab for all, news as messages, and what is marked.

import { expect, it, jest } from '@jest/globals'
import { noticesRequested } from '../../src/features/notifications/newsNoticesSlice.ts'
import { reloadRequested } from '../../src/features/notifications/notificationListSlice.ts'
import { followed, retried } from '../../src/features/notifications/notificationsSlice.ts'
import { createSignalBrowser, signalOf } from '../support/notificationsServer.ts'
import { openNotifications, told } from '../support/notificationsWorld.ts'

const counts = (asked: readonly string[]) => asked.filter((one) => one === 'GET /status').length

it.each([404, 401, 403, 501])(
  'asks a backend that answers %i once, and opens no socket',
  async (status) => {
    const browser = createSignalBrowser()
    browser.server.world.refusal = status
    const run = await openNotifications(browser)
    expect(run.unread()).toBe('absent')
    await run.advance(3_600_000)
    expect(browser.server.asked).toEqual(['GET /status'])
    expect(run.sockets()).toBe(0)
  },
)

it('asks again after a growing pause while the backend is away', async () => {
  const browser = createSignalBrowser()
  browser.server.world.refusal = 503
  const run = await openNotifications(browser)
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

it('says why it knows nothing yet, and asks soon when the user wants it', async () => {
  const browser = createSignalBrowser()
  browser.server.world.refusal = 503
  const run = await openNotifications(browser)
  expect(run.notifications()).toMatchObject({
    status: 'failing',
    failure: { kind: 'serverError', status: 503 },
  })
  browser.server.world.refusal = null
  run.dispatch(retried())
  await run.advance(1_500)
  expect(run.unread()).toBe(0)
})

it('sends the token as the protocol of the socket, and what it wants to hear', async () => {
  const run = await openNotifications()
  expect(run.socket()?.request).toEqual({
    url: 'http://localhost:7007/api/signals',
    protocols: ['a-token'],
  })
  expect(run.socket()?.sent).toEqual(['{"action":"subscribe","channel":"notifications"}'])
})

it('gives up a socket that does not open in five seconds, and opens another', async () => {
  const run = await openNotifications()
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
  const run = await openNotifications()
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
  const run = await openNotifications()
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
  const run = await openNotifications(createSignalBrowser(), '/create/tasks/1')
  run.socket()?.opens()
  run.socket()?.says(signalOf(run.server.send('Done', { link: '/create/tasks/1?step=build' })))
  await run.advance(told)
  expect([run.unread(), run.said()]).toEqual([1, []])
})

it('has one socket for two tabs, and tells of a notification once in each', async () => {
  const browser = createSignalBrowser()
  const first = await openNotifications(browser)
  const second = await openNotifications(browser)
  first.socket()?.opens()
  expect([first.sockets(), second.sockets(), second.signals()]).toEqual([1, 0, 'following'])
  first.socket()?.says(signalOf(browser.server.send('Hello')))
  await first.advance(told)
  for (const tab of [first, second]) expect([tab.unread(), tab.said()]).toEqual([1, ['Hello']])
  first.end()
  await second.advance()
  expect([second.signals(), second.sockets()]).toEqual(['connecting', 1])
})

it('leaves it to the tab that the user sees, where another one that is hidden has the socket', async () => {
  const browser = createSignalBrowser()
  const hidden = await openNotifications(browser)
  const seen = await openNotifications(browser)
  hidden.socket()?.opens()
  hidden.dispatch(noticesRequested())
  await hidden.advance()
  hidden.page.isHidden = true
  hidden.socket()?.says(signalOf(browser.server.send('Hello')))
  await hidden.advance(told)
  expect([hidden.shown, seen.said()]).toEqual([[], ['Hello']])
  seen.page.isHidden = true
  hidden.socket()?.says(signalOf(browser.server.send('Hello again')))
  await hidden.advance(told)
  expect(hidden.shown).toMatchObject([{ one: { title: 'Hello again' } }])
})

it('asks once a minute without a socket, and not while nobody looks', async () => {
  const run = await openNotifications()
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
  const run = await openNotifications(createSignalBrowser(), '/notifications')
  run.socket()?.isCut()
  await run.advance(told)
  run.server.send('Unheard')
  run.socket()?.opens()
  await run.advance(told)
  expect(run.list()).toMatchObject({ arrived: 1, notifications: [] })
  expect(run.said()).toEqual([])
})

it('opens the socket again after a sleep, and when the network is back', async () => {
  const run = await openNotifications()
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
  const run = await openNotifications(createSignalBrowser(), '/notifications')
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
