// The refreshes of all tabs, sent by the service worker (AUTH-59).

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createRefreshBroker } from '../../../src/model/session/refreshBroker.ts'
import type { RefreshAnswer } from '../../../src/model/session/refreshMessages.ts'
import { createFakeBrowser } from '../../support/tabs.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)
const okta = 'https://backend.example/api/auth/okta'
const url = `${okta}/refresh?env=default`
const answerOf = (text: string, status = 200): RefreshAnswer => ({
  ok: status < 400,
  status,
  statusText: '',
  text,
})
const answered = (text: string, status = 200) => ({ type: 'answered', ...answerOf(text, status) })

function startBroker() {
  const sent: { readonly url: string; readonly signal: AbortSignal }[] = []
  const ends: PromiseWithResolvers<RefreshAnswer>[] = []
  const page = createFakeBrowser().open()
  const broker = createRefreshBroker({
    send: (to, signal) => {
      const end = Promise.withResolvers<RefreshAnswer>()
      signal.addEventListener('abort', () => {
        end.reject(signal.reason)
      })
      sent.push({ url: to, signal })
      ends.push(end)
      return end.promise
    },
    locked: page.locked,
    now: () => Date.now(),
  })
  const refresh = (to: string, mayBeKept: boolean, confirm = () => Promise.resolve()) =>
    broker.refresh(to, mayBeKept, confirm)
  const answer = async (at: number, text: string, status?: number) => {
    ends[at]?.resolve(answerOf(text, status))
    await pass()
  }
  const fail = (at: number, thrown: unknown) => ends[at]?.reject(thrown)
  return { broker, refresh, sent, answer, fail, page }
}

describe('a refresh', () => {
  it('is one for all pages that ask meanwhile, also after a reload', async () => {
    const { refresh, sent, answer } = startBroker()
    const all = [true, false, true].map((mayBeKept) => refresh(url, mayBeKept))
    await pass(900)
    all.push(refresh(url, true))
    await answer(0, 'token')
    expect(await Promise.all(all)).toEqual(all.map(() => answered('token')))
    expect(sent.map((one) => one.url)).toEqual([url])
  })

  it('is kept for five seconds for a page without a session, and never for one that renews its own', async () => {
    const { refresh, sent, answer } = startBroker()
    void refresh(url, true)
    await pass()
    await answer(0, 'first')
    await pass(4_999)
    expect(await refresh(url, true)).toEqual(answered('first'))
    expect(sent).toHaveLength(1)
    void refresh(url, false)
    await pass()
    expect(sent).toHaveLength(2)
    await answer(1, 'second')
    expect(await refresh(url, true)).toEqual(answered('second'))
    await pass(5_000)
    void refresh(url, true)
    await pass()
    expect(sent).toHaveLength(3)
  })

  it('is not kept longer where the timers slept with the computer', async () => {
    const { refresh, sent, answer } = startBroker()
    void refresh(url, true)
    await pass()
    await answer(0, 'first')
    jest.setSystemTime(3_600_000)
    void refresh(url, true)
    await pass()
    expect(sent).toHaveLength(2)
  })

  it('waits for one with other scopes, since both use up the same token', async () => {
    const { refresh, sent, answer } = startBroker()
    const both = [refresh(url, true), refresh(`${url}&scope=groups`, true)]
    await pass(1_000)
    expect(sent).toHaveLength(1)
    await answer(0, 'openid')
    await answer(1, 'groups')
    expect(await Promise.all(both)).toEqual([answered('openid'), answered('groups')])
  })

  it('waits while a page refreshes by itself or signs out', async () => {
    const { refresh, sent, page } = startBroker()
    const logout = Promise.withResolvers<undefined>()
    void page.locked(okta, () => logout.promise, new AbortController().signal)
    void refresh(url, true)
    await pass(1_000)
    expect(sent).toHaveLength(0)
    logout.resolve(undefined)
    await pass()
    expect(sent).toHaveLength(1)
  })

  it('that the backend refuses is told to all who wait, and kept for nobody', async () => {
    const { refresh, sent, answer } = startBroker()
    const both = [refresh(url, true), refresh(url, true)]
    await pass()
    await answer(0, 'revoked', 401)
    expect(await Promise.all(both)).toEqual(both.map(() => answered('revoked', 401)))
    void refresh(url, true)
    await pass()
    expect(sent).toHaveLength(2)
  })

  it('says that nothing answers', async () => {
    const { refresh, fail } = startBroker()
    const failed = refresh(url, true)
    await pass()
    fail(0, new TypeError('no network'))
    expect(await failed).toEqual({ type: 'failed', kind: 'unreachable', message: 'no network' })
  })

  it('is sent once a page confirms it, of those that are still there', async () => {
    const { refresh, sent } = startBroker()
    const gone = () => new Promise<void>(() => undefined)
    void refresh(url, true, gone)
    await pass(1_000)
    const { promise, resolve } = Promise.withResolvers<undefined>()
    void refresh(url, true, () => promise)
    await pass(1_000)
    expect(sent).toHaveLength(0)
    resolve(undefined)
    await pass()
    expect(sent).toHaveLength(1)
  })

  it('asks for the confirmation when it is its turn, and not before', async () => {
    const { refresh, page } = startBroker()
    const end = Promise.withResolvers<undefined>()
    void page.locked(okta, () => end.promise, new AbortController().signal)
    const confirm = jest.fn(() => Promise.resolve())
    void refresh(url, true, confirm)
    await pass(1_000)
    expect(confirm).not.toHaveBeenCalled()
    end.resolve(undefined)
    await pass()
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('that nobody confirms is not sent, and makes room for the next', async () => {
    const { refresh, sent } = startBroker()
    const unconfirmed = refresh(url, true, () => new Promise<void>(() => undefined))
    await pass(15_000)
    expect(await unconfirmed).toMatchObject({ type: 'failed', kind: 'timeout' })
    expect(sent).toHaveLength(0)
    void refresh(url, true)
    await pass()
    expect(sent).toHaveLength(1)
  })

  it('gives up after 30 s, and makes room for the next', async () => {
    const { refresh, sent } = startBroker()
    const silent = refresh(url, true)
    await pass(30_000)
    expect(await silent).toMatchObject({ type: 'failed', kind: 'timeout' })
    void refresh(url, true)
    await pass()
    expect(sent).toHaveLength(2)
  })
})

describe('after a change of user', () => {
  it('no page gets what was kept', async () => {
    const { broker, refresh, sent, answer } = startBroker()
    void refresh(url, true)
    await pass()
    await answer(0, 'of before')
    broker.forget()
    const after = refresh(url, true)
    await pass()
    await answer(1, 'of after')
    expect(await after).toEqual(answered('of after'))
    expect(sent).toHaveLength(2)
  })

  it('a request that began before ends first, and its answer is told to nobody who came later', async () => {
    const { broker, refresh, sent, answer } = startBroker()
    void refresh(url, true)
    await pass()
    broker.forget()
    const after = refresh(url, true)
    await pass()
    expect(sent).toHaveLength(1)
    await answer(0, 'of before')
    await answer(1, 'of after')
    expect(await after).toEqual(answered('of after'))
    expect(await refresh(url, true)).toEqual(answered('of after'))
  })
})

describe('a sign-out', () => {
  it('cancels what is under way, tells who waits, and lets the page go on', async () => {
    const { broker, refresh, sent, page } = startBroker()
    const late = refresh(url, true)
    const queued = refresh(`${url}&scope=groups`, true)
    await pass()
    broker.signOut(okta)
    const logout = jest.fn(() => Promise.resolve())
    await page.locked(okta, logout, new AbortController().signal)
    expect(logout).toHaveBeenCalledTimes(1)
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true])
    expect(await Promise.all([late, queued])).toEqual([
      { type: 'signedOut' },
      { type: 'signedOut' },
    ])
  })

  it('cancels what nobody shares any more', async () => {
    const { broker, refresh, sent } = startBroker()
    void refresh(url, true)
    await pass()
    broker.forget()
    broker.signOut(okta)
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  it('of another provider cancels nothing', async () => {
    const { broker, refresh, sent, answer } = startBroker()
    const stays = refresh(url, true)
    await pass()
    broker.signOut('https://backend.example/api/auth/github')
    expect(sent[0]?.signal.aborted).toBe(false)
    await answer(0, 'token')
    expect(await stays).toEqual(answered('token'))
  })
})
