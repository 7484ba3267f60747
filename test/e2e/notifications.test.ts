// Notifications of the real backend: sent by it, heard over its socket, in two tabs once each; seen in both themes.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page, WebSocket } from 'playwright-core'
import { startTask, whenTaskEnded } from '../site/sampleTasks.ts'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { assertReplays } from './support/replays.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const backend = site.backend.url

const runTask = async (template: string) => {
  await whenTaskEnded(backend, await startTask(backend, template))
}

/** Counts what a page is told by its live region, from now on. */
async function countMessages(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    let told = 0
    Object.assign(window, { told: () => told })
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.textContent?.includes(wanted)) told += 1
    }).observe(document.body, { childList: true, subtree: true })
  }, text)
  return () => page.evaluate(() => (window as unknown as { told: () => number }).told())
}

it('tells two tabs once each of the end of a task, over one socket', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  const second = await context.newPage()
  const sockets = new Set<WebSocket>()
  const opened = new Promise<void>((resolve) => {
    for (const tab of [page, second])
      tab.on('websocket', (socket) => {
        if (!socket.url().endsWith('/api/signals')) return
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        // The first one after a start of the backend gets no answer.
        socket.on('framesent', () => {
          resolve()
        })
      })
  })
  for (const tab of [page, second]) {
    await tab.goto(`${site.url}/settings`)
    await tab.getByRole('link', { name: /^Notifications/ }).waitFor()
  }
  await opened
  assert.equal(sockets.size, 1)
  const title = 'Pass when retried has failed'
  const counts = await Promise.all([page, second].map((tab) => countMessages(tab, title)))
  await runTask('pass-when-retried')
  for (const tab of [page, second]) await tab.getByText(title).waitFor()
  for (const count of counts) assert.equal(await count(), 1)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/\/create\/tasks\//)
  await page.getByRole('heading', { level: 1, name: 'Pass when retried' }).waitFor()
  assert.deepEqual(complaints, [])
  await assertReplays(page)
  await context.close()
})

it('lists, marks and undoes, in every look', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await runTask('pass-when-retried')
  await page.goto(`${site.url}/notifications`)
  const list = page.getByRole('list', { name: 'Notifications' })
  await list.getByText('Pass when retried has failed').first().waitFor()
  const count = await list.getByRole('listitem').count()
  await page.getByText('Notification settings').click()
  await page.getByRole('checkbox', { name: 'tasks' }).waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    await assertAccessible(page)
  }
  await changeLook(page, { scheme: 'light', width: 1280 })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await becomes(() => list.getByRole('button', { name: 'Mark as unread' }).count(), count)
  await page.getByRole('button', { name: 'Undo' }).click()
  await becomes(() => list.getByRole('button', { name: 'Mark as read' }).count(), count)
  assert.deepEqual(complaints, [])
  await assertReplays(page)
  await context.close()
})
