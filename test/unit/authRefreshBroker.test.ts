// The refreshes of all tabs, as the service worker sends them (AUTH-59).

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createRefreshBroker } from '../../src/model/session/refreshBroker.ts'
import type { RefreshAnswer } from '../../src/model/session/refreshMessages.ts'
import { createFakeBrowser } from '../support/tabs.ts'

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
  const answer = async (at: number, text: string, status?: number) => {
    ends[at]?.resolve(answerOf(text, status))
    await pass()
  }
  const fail = (at: number, thrown: unknown) => ends[at]?.reject(thrown)
  return { broker, sent, answer, fail, page }
}

describe('a refresh', () => {
  it('is one for all pages that ask meanwhile, also after a reload', async () => {
    const { broker, sent, answer } = startBroker()
    const all = [true, false, true].map((mayBeKept) => broker.refresh(url, mayBeKept))
    await pass(900)
    all.push(broker.refresh(url, true))
    await answer(0, 'token')
    expect(await Promise.all(all)).toEqual(all.map(() => answered('token')))
    expect(sent.map((one) => one.url)).toEqual([url])
  })

  it('is kept for five seconds for a page without a session, and never for one that renews its own', async () => {
    const { broker, sent, answer } = startBroker()
    void broker.refresh(url, true)
    await pass()
    await answer(0, 'first')
    await pass(4_999)
    expect(await broker.refresh(url, true)).toEqual(answered('first'))
    expect(sent).toHaveLength(1)
    void broker.refresh(url, false)
    await pass()
    expect(sent).toHaveLength(2)
    await answer(1, 'second')
    expect(await broker.refresh(url, true)).toEqual(answered('second'))
    await pass(5_000)
    void broker.refresh(url, true)
    await pass()
    expect(sent).toHaveLength(3)
  })

  it('is not kept longer where the timers slept with the computer', async () => {
    const { broker, sent, answer } = startBroker()
    void broker.refresh(url, true)
    await pass()
    await answer(0, 'first')
    jest.setSystemTime(3_600_000)
    void broker.refresh(url, true)
    await pass()
    expect(sent).toHaveLength(2)
  })

  it('waits for one with other scopes, since both use up the same token', async () => {
    const { broker, sent, answer } = startBroker()
    const both = [broker.refresh(url, true), broker.refresh(`${url}&scope=groups`, true)]
    await pass(1_000)
    expect(sent).toHaveLength(1)
    await answer(0, 'openid')
    await answer(1, 'groups')
    expect(await Promise.all(both)).toEqual([answered('openid'), answered('groups')])
  })

  it('waits while a page refreshes by itself or signs out', async () => {
    const { broker, sent, page } = startBroker()
    const logout = Promise.withResolvers<undefined>()
    void page.locked(okta, () => logout.promise, new AbortController().signal)
    void broker.refresh(url, true)
    await pass(1_000)
    expect(sent).toHaveLength(0)
    logout.resolve(undefined)
    await pass()
    expect(sent).toHaveLength(1)
  })

  it('that the backend refuses is told to all who wait, and kept for nobody', async () => {
    const { broker, sent, answer } = startBroker()
    const both = [broker.refresh(url, true), broker.refresh(url, true)]
    await pass()
    await answer(0, 'revoked', 401)
    expect(await Promise.all(both)).toEqual(both.map(() => answered('revoked', 401)))
    void broker.refresh(url, true)
    await pass()
    expect(sent).toHaveLength(2)
  })

  it('says that nothing answers', async () => {
    const { broker, fail } = startBroker()
    const failed = broker.refresh(url, true)
    await pass()
    fail(0, new TypeError('no network'))
    expect(await failed).toEqual({ type: 'failed', kind: 'unreachable', message: 'no network' })
  })

  it('gives up after 30 s, and makes room for the next', async () => {
    const { broker, sent } = startBroker()
    const silent = broker.refresh(url, true)
    await pass(30_000)
    expect(await silent).toMatchObject({ type: 'failed', kind: 'timeout' })
    void broker.refresh(url, true)
    await pass()
    expect(sent).toHaveLength(2)
  })
})

describe('after a change of user', () => {
  it('no page gets what was kept', async () => {
    const { broker, sent, answer } = startBroker()
    void broker.refresh(url, true)
    await pass()
    await answer(0, 'of before')
    broker.forget()
    const after = broker.refresh(url, true)
    await pass()
    await answer(1, 'of after')
    expect(await after).toEqual(answered('of after'))
    expect(sent).toHaveLength(2)
  })

  it('a request that began before ends first, and its answer is told to nobody who came later', async () => {
    const { broker, sent, answer } = startBroker()
    void broker.refresh(url, true)
    await pass()
    broker.forget()
    const after = broker.refresh(url, true)
    await pass()
    expect(sent).toHaveLength(1)
    await answer(0, 'of before')
    await answer(1, 'of after')
    expect(await after).toEqual(answered('of after'))
    expect(await broker.refresh(url, true)).toEqual(answered('of after'))
  })
})

describe('a sign-out', () => {
  it('cancels what is under way, tells who waits, and lets the page go on', async () => {
    const { broker, sent, page } = startBroker()
    const late = broker.refresh(url, true)
    const queued = broker.refresh(`${url}&scope=groups`, true)
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
    const { broker, sent } = startBroker()
    void broker.refresh(url, true)
    await pass()
    broker.forget()
    broker.signOut(okta)
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  it('of another provider cancels nothing', async () => {
    const { broker, sent, answer } = startBroker()
    const stays = broker.refresh(url, true)
    await pass()
    broker.signOut('https://backend.example/api/auth/github')
    expect(sent[0]?.signal.aborted).toBe(false)
    await answer(0, 'token')
    expect(await stays).toEqual(answered('token'))
  })
})
