// Two tabs with random events: no token outlives its user's session or leaks, and no two refreshes run at once.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { createVault } from '../../support/authBackend.ts'
import { createFakeBrowser } from '../../support/tabs.ts'
import { toldBy, tokenOf } from '../../support/tokens.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

const refused = { error: { name: 'AuthenticationError', message: 'Missing session cookie' } }

const events = [
  'refresh',
  'login',
  'answer',
  'refuse',
  'break',
  'post',
  'close',
  'forget',
  'logout',
  'wait',
  'focus',
] as const
type Event = (typeof events)[number]

function createWalk() {
  const browser = createFakeBrowser()
  const tabs = [0, 1].map(() => ({
    ...createVault(browser.open()),
    controller: new AbortController(),
    person: 0,
  }))
  let people = 0
  const results: Promise<unknown>[] = []
  const answered = new Set<unknown>()
  /** A token of the cookie's current user. */
  const token = () => tokenOf({ person: people })
  const answerTo = (at: number) => ({
    providerInfo: { accessToken: token(), scope: 'read:user' },
    sent: at,
  })
  const pending = () =>
    tabs.flatMap(({ sent }) =>
      sent.filter((one) => !answered.has(one) && one.init.signal?.aborted !== true),
    )
  const settle = (how: (one: ReturnType<typeof pending>[number]) => void) => {
    const [one] = pending()
    if (!one) return
    answered.add(one)
    how(one)
  }
  const step = (event: Event, at: number) => {
    const tab = tabs[at] ?? createVault()
    const { signal } = new AbortController()
    if (event === 'refresh') results.push(tab.vault.refresh('github', [], signal))
    if (event === 'login') results.push(tab.vault.login('github', [], signal))
    if (event === 'answer')
      settle((one) => {
        one.answer(answerTo(at))
      })
    if (event === 'refuse')
      settle((one) => {
        one.answer(refused, 401)
      })
    if (event === 'break')
      settle((one) => {
        one.fail(new TypeError(`no ${token()}`))
      })
    if (event === 'post' && tab.opened.length > 0)
      tab.post({ type: 'authorization_response', response: answerTo(at) })
    if (event === 'close' && tab.opened.length > 0) tab.popup().close()
    if (event === 'logout') results.push(tab.vault.logout('github', signal))
    if (event === 'focus') tab.comeBack()
    // A sign-out applies to every tab.
    if (event === 'forget') {
      people += 1
      for (const { vault } of tabs) vault.forget()
    }
  }
  return { tabs, step, results, pending, token }
}

it('is walked at random', async () => {
  const walk = fc.array(fc.tuple(fc.constantFrom(...events), fc.constantFrom(0, 1)), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      const { tabs, step, results, pending, token } = createWalk()
      const failures: unknown[] = []
      for (const [event, at] of steps) {
        const before = results.length
        step(event, at)
        for (const result of results.slice(before))
          result.catch((thrown: unknown) => failures.push(thrown))
        await jest.advanceTimersByTimeAsync(event === 'wait' ? 3_100 : 1)
        if (event === 'forget')
          for (const { vault } of tabs) expect(vault.token('github', 'access')).toBeNull()
        for (const { vault } of tabs)
          expect([null, token()]).toContain(vault.token('github', 'access'))
        expect(pending().length).toBeLessThanOrEqual(1)
      }
      jest.clearAllTimers()
      for (const failure of failures) expect(toldBy(failure)).not.toContain('eyJ')
    }),
    { numRuns: 100 },
  )
})
