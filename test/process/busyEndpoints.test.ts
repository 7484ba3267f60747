// A backend that answers 429 or 503 to everything: each endpoint waits as long as it is told, asks less and less often, and writes
// nothing twice. Hidden tabs ask once.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import { outagesSlice } from '../../src/features/recovery/outagesSlice.ts'
import { recoverySaga } from '../../src/sagas/recovery/recoverySaga.ts'
import type { Visibility } from '../../src/sagas/services/services.ts'
import { asked, openPortal } from '../support/everyEndpoint.ts'
import { openBrowser } from '../support/fakeBrowser.ts'
import { answerOf } from '../support/importWorld.ts'
import { startProcesses } from '../support/processHarness.ts'

/** Milliseconds. */
const fiveMinutes = 300_000
const latency = 20
/** In five minutes, with pauses that double from 2 seconds to a minute; up to seven endpoints ask the same. */
const mostRounds = 9
const tabCount = Number(process.env['PORTICO_LOAD_TABS'] ?? 5)

interface Busy {
  readonly status: number
  readonly retryAfter: string | null
}

const answerOfBusy = ({ status, retryAfter }: Busy): Answer => ({
  ...answerOf(status, { error: { name: 'Error', message: 'busy' } }),
  header: (name) => (name.toLowerCase() === 'retry-after' ? retryAfter : null),
})

/** When each question was sent, in milliseconds. Endpoints may share a question. */
type Sent = ReadonlyMap<string, readonly number[]>

/** A tab that asks these endpoints. */
async function openTab(
  busy: Busy,
  names: readonly string[] = Object.keys(asked),
  open: typeof startProcesses = startProcesses,
  visibility: Visibility = { whenVisible: () => Promise.resolve() },
) {
  const sent = new Map<string, readonly number[]>()
  const answer = (question: string) => {
    sent.set(question, [...(sent.get(question) ?? []), Date.now()])
    const { promise, resolve } = Promise.withResolvers<Answer>()
    setTimeout(() => {
      resolve(answerOfBusy(busy))
    }, latency)
    return promise
  }
  const run = await openPortal(
    ({ url, method, body }) => answer(`${method} ${url} ${body}`),
    { visibility },
    open,
  )
  run.portal.extend({
    ...{ id: 'recovery', slices: [outagesSlice] },
    processes: [{ name: 'recovery', saga: recoverySaga }],
  })
  for (const name of names) void run.ask(name)
  await run.advance(latency)
  return { advance: run.advance, sent: sent as Sent }
}

const countOf = (sent: Sent): number =>
  [...sent.values()].reduce((sum, { length }) => sum + length, 0)

/** Questions that need a body. */
const isChange = (question: string): boolean =>
  !/^(?:GET|POST \S+\/(?:by-refs|authorize|services|resources|by-query|analyze-location|multiget)\b)/.test(
    question,
  )

it.each([
  [429, '120', 120_000],
  [503, null, 2_000],
] as const)('waits after %i with Retry-After %s, and repeats no change', async (...given) => {
  const [status, retryAfter, least] = given
  const { sent, advance } = await openTab({ status, retryAfter })
  // Several endpoints may have asked the same by then.
  await advance(1_000)
  const firsts = new Set(sent.keys())
  await advance(fiveMinutes)
  expect(firsts.size).toBeGreaterThan(60)
  const wrong = [...firsts].filter((question) => {
    const later = (sent.get(question) ?? []).filter((time) => time > 1_000)
    const isTooSoon = (later[0] ?? Infinity) < least
    return isTooSoon || later.length > mostRounds * 7 || (isChange(question) && later.length > 0)
  })
  expect(wrong).toEqual([])
  // It does ask again.
  expect(countOf(sent)).toBeGreaterThan(sent.size * 2)
})

it('asks from many tabs as often as from the one that is seen, and once more from each of the others', async () => {
  const busy = { status: 503, retryAfter: null }
  const rowsAndCounts = ['entityPages', 'facets', 'searchPage', 'typeCounts', 'task']
  const alone = await openTab(busy, rowsAndCounts)
  const first = countOf(alone.sent)
  await alone.advance(fiveMinutes)
  const browser = openBrowser()
  const hidden = { whenVisible: () => new Promise<undefined>(() => undefined) }
  const open: typeof startProcesses = (...given) => browser.openTab(...given)
  const seen = await openTab(busy, rowsAndCounts, open)
  const tabs = [seen]
  while (tabs.length < tabCount) tabs.push(await openTab(busy, rowsAndCounts, open, hidden))
  await seen.advance(fiveMinutes)
  const all = tabs.reduce((sum, { sent }) => sum + countOf(sent), 0)
  expect(first).toBeGreaterThan(4)
  expect(all).toBeLessThanOrEqual(countOf(alone.sent) + (tabCount - 1) * first)
})
