// All runs, and their medians. Portal and floors take turns, so that whatever else the machine does hits them alike.

import type { Browser } from 'playwright-core'
import { takeFloorRun } from './floorRun.ts'
import { takeRun } from './journey.ts'
import { rates, type FloorKey, type Rate } from './measures.ts'
import type { Result } from './report.ts'
import { median } from './table.ts'

export interface Site {
  readonly portal: string
  readonly floors: Readonly<Record<FloorKey, string>>
}

const takeRound = async (browser: Browser, site: Site, rate: Rate) => ({
  portal: await takeRun(browser, site.portal, rate),
  plain: await takeFloorRun(browser, site.floors.plain, rate),
  react: await takeFloorRun(browser, site.floors.react, rate),
})

type Round = Awaited<ReturnType<typeof takeRound>>

export async function takeRounds(
  browser: Browser,
  site: Site,
  runs: number,
): Promise<Record<Rate, Round[]>> {
  // Not measured: the backend's first answers are its slowest.
  await takeRound(browser, site, 1)
  const rounds: Record<Rate, Round[]> = { 1: [], 4: [] }
  for (const rate of rates) {
    for (let run = 1; run <= runs; run++) {
      console.log(`CPU ${String(rate)}x, run ${String(run)} of ${String(runs)} …`)
      rounds[rate].push(await takeRound(browser, site, rate))
    }
  }
  return rounds
}

/** The median of each figure by itself. */
export function medians<Figures extends object>(
  samples: readonly Figures[],
): Record<keyof Figures, number> {
  const keys = Object.keys(samples[0] ?? {}) as (keyof Figures)[]
  const entries = keys.map((key) => [key, median(samples.map((one) => Number(one[key])))] as const)
  return Object.fromEntries(entries) as Record<keyof Figures, number>
}

export function resultOf(rounds: Readonly<Record<Rate, readonly Round[]>>): Result {
  const floorOf = (floor: FloorKey) => ({
    1: medians(rounds[1].map((round) => round[floor])),
    4: medians(rounds[4].map((round) => round[floor])),
  })
  return {
    times: {
      1: medians(rounds[1].map(({ portal }) => portal.times)),
      4: medians(rounds[4].map(({ portal }) => portal.times)),
    },
    amounts: medians(rounds[1].map(({ portal }) => portal.amounts)),
    floors: { plain: floorOf('plain'), react: floorOf('react') },
  }
}
