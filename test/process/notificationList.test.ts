// The list of notifications, part by part, and what is marked in it.

import { expect, it } from '@jest/globals'
import {
  moreRequested,
  reloadRequested,
} from '../../src/features/notifications/notificationListSlice.ts'
import {
  allMarkingRequested,
  marked,
  undoRequested,
} from '../../src/features/notifications/notificationMarksSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { firstPlace } from '../../src/model/notifications/notificationsPlace.ts'
import { createSignalBrowser, signalOf } from '../support/notificationsServer.ts'
import { openNotifications, told } from '../support/notificationsWorld.ts'

it('loads ten thousand part by part, none twice, though some are read and new ones arrive', async () => {
  const browser = createSignalBrowser()
  for (let one = 1; one <= 10_000; one += 1) browser.server.send(`Number ${String(one)}`)
  const run = await openNotifications(browser, '/notifications')
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
  const run = await openNotifications(browser, '/notifications')
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
  const run = await openNotifications(browser)
  run.dispatch(allMarkingRequested({ place: { ...firstPlace, topic: 'tasks' } }))
  await run.advance(told)
  expect(run.unread()).toBe(1)
})

it('gives a row its mark of before, and says why, when the backend refuses', async () => {
  const browser = createSignalBrowser()
  const id = browser.server.send('One')
  const run = await openNotifications(browser, '/notifications')
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
  const run = await openNotifications(browser)
  for (const read of [true, true, false]) run.dispatch(marked({ ids: [id], read }))
  await run.advance(told)
  expect(browser.server.asked.filter((one) => one.endsWith('/update'))).toHaveLength(3)
  expect(run.unread()).toBe(1)
})

it('says why a list could not be loaded, and loads it again', async () => {
  const browser = createSignalBrowser()
  browser.server.send('One')
  const run = await openNotifications(browser)
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
