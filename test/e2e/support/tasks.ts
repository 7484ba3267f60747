// The log of a task in a page's store, compared with the backend's own list.

import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { askBackend } from '../../site/askBackend.ts'

interface LogLine {
  readonly id: number
  readonly text: string
}

interface SentEvent {
  readonly id: number
  readonly body: { readonly message?: string }
}

interface Known {
  readonly taskLog: {
    readonly status: string
    readonly events?: { readonly batches: readonly (readonly LogLine[])[] }
  }
}

const shortened = (lines: readonly LogLine[]) => lines.map(({ id, text }) => ({ id, text }))

/** The log in the page's store, in its order. */
async function logOf(page: Page) {
  const json = await page.evaluate(() =>
    (window as unknown as Record<'porticoState', () => string>).porticoState(),
  )
  const { taskLog } = JSON.parse(json) as Known
  return { status: taskLog.status, lines: shortened(taskLog.events?.batches.flat() ?? []) }
}

/** Resolves once the page has noticed the end of the task. */
export const whenLogEnded = (page: Page): Promise<void> =>
  page
    .waitForFunction(
      () => {
        const read = (window as { porticoState?: () => string }).porticoState
        return read && (JSON.parse(read()) as Known).taskLog.status === 'ended'
      },
      null,
      { timeout: 120_000, polling: 250 },
    )
    .then(() => undefined)

/** The backend's own list: the same lines in the same order, none lost, none twice. Returns their number. */
export async function assertWholeLog(page: Page, url: string, taskId: string): Promise<number> {
  const sent = (await askBackend(
    url,
    `/api/scaffolder/v2/tasks/${taskId}/events`,
  )) as readonly SentEvent[]
  const { lines } = await logOf(page)
  assert.deepEqual(
    lines.map(({ id }) => id),
    sent.map(({ id }) => id),
  )
  const messages = sent.map(({ body }) => body.message ?? JSON.stringify(body))
  assert.deepEqual(
    lines.map(({ text }) => text),
    messages,
  )
  return lines.length
}

/** As browsers do when another tab covers the page. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    const show = (name: string, value: unknown) =>
      Object.defineProperty(document, name, { configurable: true, get: () => value })
    show('hidden', hidden)
    show('visibilityState', hidden ? 'hidden' : 'visible')
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Presses a button, and confirms if a dialog asks; resolves once the request is sent. */
export async function pressAndConfirm(page: Page, button: Locator, path: RegExp): Promise<void> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && path.test(request.url()),
  )
  await button.click()
  await Promise.race([sent, confirmIfAsked(page)])
  await sent
}

/** The last button of a dialog confirms. Never resolves if no dialog opens: race it with the effect. */
async function confirmIfAsked(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByRole('button').last().click()
}
