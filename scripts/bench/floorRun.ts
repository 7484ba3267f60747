// One run of a floor: its first row, cold and warm.

import type { Browser } from 'playwright-core'
import type { FloorTime, Rate } from './measures.ts'
import { newContext, firstPaint, openPage, timeToArrive } from './openPage.ts'

export type FloorRun = Record<FloorTime, number>

export async function takeFloorRun(browser: Browser, url: string, rate: Rate): Promise<FloorRun> {
  const context = await newContext(browser)
  const load = async () => {
    const { page, traffic, close } = await openPage(context, rate)
    const row = await timeToArrive(page, url)
    await traffic.settled()
    const paint = await firstPaint(page)
    await close()
    return { row, paint }
  }
  const cold = await load()
  const warm = await load()
  await context.close()
  return { coldRow: cold.row, warmRow: warm.row, firstPaint: cold.paint }
}
