// All runs and their medians. Peer, portal and floors alternate, so that other load on the machine
// affects them equally.

import type { Browser } from 'playwright-core'
import { takeFloorRun } from './floorRun.ts'
import { takeRun, type Run } from './journey.ts'
import { rates, timeMeasures, type FloorKey, type Rate } from './measures.ts'
import type { Figures, Ratio, Result } from './report.ts'
import { median } from './table.ts'

export interface Site {
  readonly portal: string
  /** URL of Backstage's own front end with the same backend. */
  readonly peer?: string
  readonly floors: Readonly<Record<FloorKey, string>>
  /** Id of the task whose log is opened. */
  readonly task: string
}

const takeRound = async (browser: Browser, site: Site, rate: Rate) => ({
  ...(site.peer !== undefined && { peer: await takeRun(browser, site.peer, rate, site.task) }),
  portal: await takeRun(browser, site.portal, rate, site.task),
  plain: await takeFloorRun(browser, site.floors.plain, rate),
  react: await takeFloorRun(browser, site.floors.react, rate),
})

type Round = Awaited<ReturnType<typeof takeRound>>

export async function takeRounds(
  browser: Browser,
  site: Site,
  runs: number,
): Promise<Record<Rate, Round[]>> {
  // A warm-up round, because the backend's first answers are its slowest.
  await takeRound(browser, site, 1)
  const rounds: Record<Rate, Round[]> = { 1: [], 4: [] }
  for (const rate of rates) {
    for (let run = 1; run <= runs; run++) {
      console.log(`CPU ${String(rate)}x, run ${String(run)} of ${String(runs)}…`)
      rounds[rate].push(await takeRound(browser, site, rate))
    }
  }
  return rounds
}

/** The median of each figure. */
export function medians<Figures extends object>(
  samples: readonly Figures[],
): Record<keyof Figures, number> {
  const keys = Object.keys(samples[0] ?? {}) as (keyof Figures)[]
  const entries = keys.map((key) => [key, median(samples.map((one) => Number(one[key])))] as const)
  return Object.fromEntries(entries) as Record<keyof Figures, number>
}

const figuresOf = (runs: Readonly<Record<Rate, readonly Run[]>>): Figures => ({
  times: {
    1: medians(runs[1].map(({ times }) => times)),
    4: medians(runs[4].map(({ times }) => times)),
  },
  amounts: medians(runs[1].map(({ amounts }) => amounts)),
})

/** The portal's times relative to the peer's, with the targets. */
const ratiosOf = (portal: Figures['times'], peer: Figures['times']): readonly Ratio[] =>
  timeMeasures.map(({ key, target }) => ({
    measure: key,
    1: portal[1][key] / peer[1][key],
    4: portal[4][key] / peer[4][key],
    ...(target && { target }),
  }))

export function resultOf(rounds: Readonly<Record<Rate, readonly Round[]>>): Result {
  const floorOf = (floor: FloorKey) => ({
    1: medians(rounds[1].map((round) => round[floor])),
    4: medians(rounds[4].map((round) => round[floor])),
  })
  const runsOf = (site: 'portal' | 'peer') => ({
    1: rounds[1].flatMap((round) => round[site] ?? []),
    4: rounds[4].flatMap((round) => round[site] ?? []),
  })
  const portal = figuresOf(runsOf('portal'))
  const floors = { plain: floorOf('plain'), react: floorOf('react') }
  if (runsOf('peer')[1].length === 0) return { ...portal, floors }
  const peer = figuresOf(runsOf('peer'))
  return { ...portal, floors, peer, ratios: ratiosOf(portal.times, peer.times) }
}
