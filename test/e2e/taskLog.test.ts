// The log of a task, with the real backend, through a proxy that cuts its streams. PORTICO_SEED=7 draws other cuts. How many
// actions a long log takes, and a stream that is held back, are in `process/taskLog`.

import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { randomCuts } from '../servers/cuttingProxy/cuts.ts'
import { startCuttingProxy } from '../servers/cuttingProxy/startCuttingProxy.ts'
import { eventually } from '../site/eventually.ts'
import { startTask, whenTaskEnded } from '../site/sampleTasks.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { assertReplays } from './support/replays.ts'
import { assertWholeLog, pressAndConfirm, setHidden, whenLogEnded } from './support/tasks.ts'
import { useSite } from './support/useSite.ts'

const seed = Number(process.env['PORTICO_SEED'] ?? 1)
const longest = 60_000

const proxy = await startCuttingProxy()
after(() => proxy.stop())
const { site, browser } = await useSite({ config: { backend: { baseUrl: proxy.url } } })
proxy.passTo(site.backend.url)
const backend = site.backend.url

async function openTask(taskId: string) {
  const opened = await openPage(browser, { isRemembered: true })
  await opened.page.goto(`${site.url}/create/tasks/${taskId}?step=*`)
  return { ...opened, log: opened.page.getByRole('region', { name: 'Log' }) }
}

it('loses no line and shows none twice, however the stream is cut and the tab is hidden', async (t) => {
  t.diagnostic(`PORTICO_SEED=${String(seed)}`)
  const values = { lines: 1_000, seconds: 8 }
  const taskId = await startTask(backend, 'log-ten-thousand-lines', values)
  proxy.cutBy(randomCuts(seed, 60))
  const { page, context } = await openTask(taskId)
  for (const [count, isHidden] of [
    [1, true],
    [3, false],
    [4, true],
    [6, true],
  ] as const) {
    await eventually('cuts', () => Promise.resolve(proxy.done().length >= count), longest)
    await setHidden(page, isHidden)
  }
  await setHidden(page, false)
  await whenLogEnded(page)
  t.diagnostic(`cuts: ${proxy.done().join()}`)
  assert.ok((await assertWholeLog(page, backend, taskId)) > 1_000)
  await assertReplays(page)
  await context.close()
})

it('follows a task that is cancelled, which the backend calls failed', async () => {
  proxy.cutBy([])
  const taskId = await startTask(backend, 'run-for-two-minutes')
  const { page, context, complaints, log } = await openTask(taskId)
  await log.getByText('Cancel this task whenever you like.').last().waitFor()
  await pressAndConfirm(page, page.getByRole('button', { name: 'Cancel' }), /\/cancel$/)
  await log.getByText('Step wait has been cancelled.').waitFor()
  await whenLogEnded(page)
  assert.equal(await whenTaskEnded(backend, taskId), 'failed')
  await page.getByRole('status').getByText('Failed').first().waitFor()
  assert.equal(await page.getByRole('button', { name: 'Cancel' }).count(), 0)
  await assertWholeLog(page, backend, taskId)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('goes on with the log of a task that is retried', async () => {
  const taskId = await startTask(backend, 'pass-when-retried')
  const { page, context, complaints, log } = await openTask(taskId)
  await log.getByText('The registry did not answer.').first().waitFor()
  await whenLogEnded(page)
  await assertWholeLog(page, backend, taskId)
  await pressAndConfirm(page, page.getByRole('button', { name: 'Retry' }), /\/retry$/)
  await log.getByText('The registry answered').waitFor()
  await whenLogEnded(page)
  await assertWholeLog(page, backend, taskId)
  await page.getByRole('status').getByText('Succeeded').first().waitFor()
  await assertReplays(page)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('shows the state on the tab and notifies of an end in a hidden one; the divider is dragged and kept', async (t) => {
  proxy.cutBy([])
  const complete = await openBrowser({ isComplete: true })
  t.after(() => complete.close())
  const { page, context, complaints, log } = await openPage(complete, { isRemembered: true }).then(
    async (opened) => {
      await opened.context.grantPermissions(['notifications'], { origin: site.url })
      // Real notifications, of which the page keeps the titles.
      await opened.page.addInitScript(() => {
        const notices: string[] = []
        const Real = Notification
        Object.assign(window, {
          notices,
          Notification: class extends Real {
            constructor(title: string, options?: NotificationOptions) {
              super(title, options)
              this.addEventListener('show', () => {
                notices.push(`${title}: ${options?.body ?? ''}`)
              })
            }
          },
        })
      })
      const taskId = await startTask(backend, 'log-ten-thousand-lines', { lines: 50, seconds: 8 })
      await opened.page.goto(`${site.url}/create/tasks/${taskId}?step=*`)
      return { ...opened, log: opened.page.getByRole('region', { name: 'Log' }) }
    },
  )
  await page.waitForFunction(() => document.title.startsWith('▶'))
  const icon = () => page.locator('link[rel=icon]').getAttribute('href')
  const running = await icon()
  await page.getByRole('button', { name: 'Notify me', pressed: false }).click()
  await page.getByRole('button', { name: 'Notify me', pressed: true }).waitFor()
  const divider = page.getByRole('separator', { name: 'Divider between steps and log' })
  const left = async () => Math.round((await log.boundingBox())?.x ?? 0)
  const before = await left()
  const box = await divider.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 40, { steps: 4 })
  await page.mouse.up()
  await eventually('a moved divider', async () => (await left()) > before + 80)
  await setHidden(page, true)
  await page.waitForFunction(
    () => (window as unknown as { notices: readonly string[] }).notices.length > 0,
  )
  const { notices, title } = await page.evaluate(() => ({
    notices: (window as unknown as { notices: readonly string[] }).notices,
    title: document.title,
  }))
  assert.equal(notices.length, 1)
  assert.match(notices[0] ?? '', /^Log ten thousand lines: /)
  assert.match(title, /^✓/)
  assert.notEqual(await icon(), running)
  const moved = await left()
  await page.reload()
  await log.waitFor()
  await eventually('the divider as before', async () => Math.abs((await left()) - moved) < 4)
  assert.deepEqual(complaints, [])
  await context.close()
})
