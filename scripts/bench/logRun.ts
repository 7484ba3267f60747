// The log of a task of ten thousand lines: until its last line is drawn, and how smoothly it scrolls.

import type { BrowserContext, Page } from 'playwright-core'
import type { Rate } from './measures.ts'
import { askProbe, openPage } from './openPage.ts'
import { summarize } from './traffic.ts'

/** Written by the last step of the sample template. */
const lastLine = 'That was the last line.'

async function arriveAtLastLine(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  return askProbe(page, (probe, text) => probe.lastLine(text), lastLine)
}

export async function takeLogRun(context: BrowserContext, url: string, rate: Rate, task: string) {
  const address = `${url}/create/tasks/${task}`
  // Fills the HTTP cache.
  const first = await openPage(context, 1)
  await arriveAtLastLine(first.page, address)
  await first.close()
  const { page, traffic, heap, close } = await openPage(context, rate)
  const openLog = await arriveAtLastLine(page, address)
  await traffic.settled()
  const { totalBytes } = summarize(traffic.requests(), Infinity)
  const heapLog = await heap()
  const scrollLog = await askProbe(page, (probe) => probe.scrollTask(), null)
  await close()
  return { times: { openLog, scrollLog }, amounts: { heapLog, logBytes: totalBytes } }
}
