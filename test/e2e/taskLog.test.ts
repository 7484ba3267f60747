// The log of a task, with the real backend.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startTask } from '../../scripts/sampleTasks.ts'
import { openPage } from './support/browser.ts'
import { assertReplays } from './support/replays.ts'
import { assertWholeLog, pressAndConfirm, whenLogEnded } from './support/tasks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const backend = site.backend.url

async function openTask(taskId: string) {
  const opened = await openPage(browser, { isRemembered: true })
  await opened.page.goto(`${site.url}/create/tasks/${taskId}`)
  return { ...opened, log: opened.page.getByRole('region', { name: 'Log' }) }
}

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
