// One refresh per browser (AUTH-59): within a tab, and among tabs.

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { FailureError, type FailureKind } from '../../../src/model/failure.ts'
import { createOneRefresh, createTabLocks } from '../../../src/sagas/session/services/oneRefresh.ts'
import { createFakeBrowser } from '../../support/tabs.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

const clock = { now: () => Date.now() }
const signal = () => new AbortController().signal
const failed = (kind: FailureKind) =>
  new FailureError({ kind, name: 'Error', message: `it was ${kind}` })

/** Work that ends when the test decides. */
function createWork() {
  const begun: PromiseWithResolvers<unknown>[] = []
  const signals: AbortSignal[] = []
  const work = jest.fn((own: AbortSignal) => {
    const end = Promise.withResolvers<unknown>()
    own.addEventListener('abort', () => {
      end.reject(own.reason)
    })
    begun.push(end)
    signals.push(own)
    return end.promise
  })
  const turn = { lock: 'okta', key: 'okta openid', work }
  return { work, turn, signals, end: (at: number) => begun[at] ?? Promise.withResolvers<unknown>() }
}

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)

describe.each([
  ['alone', () => null],
  ['with locks', () => createFakeBrowser().open()],
])('in one tab, %s,', (_how, tabs) => {
  it('those who ask at once share one request, and who asks later gets another', async () => {
    const one = createOneRefresh(tabs(), clock)
    const { turn, work, end } = createWork()
    const both = [one.refresh(turn, signal()), one.refresh(turn, signal())]
    await pass()
    expect(work).toHaveBeenCalledTimes(1)
    end(0).resolve('first')
    expect(await Promise.all(both)).toEqual(['first', 'first'])
    const later = one.refresh(turn, signal())
    await pass()
    end(1).resolve('second')
    expect(await later).toBe('second')
  })

  it('a request ends with the last who waits for it', async () => {
    const one = createOneRefresh(tabs(), clock)
    const { turn, signals, end } = createWork()
    const impatient = new AbortController()
    const left = one.refresh(turn, impatient.signal)
    const stays = one.refresh(turn, signal())
    await pass()
    impatient.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    expect(signals[0]?.aborted).toBe(false)
    end(0).resolve('answer')
    expect(await stays).toBe('answer')

    const alone = new AbortController()
    const last = one.refresh(turn, alone.signal)
    await pass()
    alone.abort()
    await expect(last).rejects.toMatchObject({ name: 'AbortError' })
    expect(signals[1]?.aborted).toBe(true)
  })

  it('whoever has left already asks for nothing', async () => {
    const one = createOneRefresh(tabs(), clock)
    const { turn, work } = createWork()
    await expect(one.refresh(turn, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(work).not.toHaveBeenCalled()
  })

  it('a failure is everybody’s, and the next one tries anew', async () => {
    const one = createOneRefresh(tabs(), clock)
    const { turn, end } = createWork()
    const first = one.refresh(turn, signal())
    await pass()
    end(0).reject(failed('unauthorized'))
    await expect(first).rejects.toThrow('it was unauthorized')
    const second = one.refresh(turn, signal())
    await pass()
    end(1).resolve('answer')
    expect(await second).toBe('answer')
  })

  it('what was forgotten is nobody’s answer, and the next one does not share it', async () => {
    const one = createOneRefresh(tabs(), clock)
    const { turn, end } = createWork()
    const before = one.refresh(turn, signal())
    await pass()
    one.forget()
    const after = one.refresh(turn, signal())
    end(0).resolve('of before')
    await expect(before).rejects.toMatchObject({ failure: { kind: 'aborted' } })
    await pass(100)
    end(1).resolve('of after')
    expect(await after).toBe('of after')
  })
})

describe('among tabs', () => {
  const open = (count: number) => {
    const browser = createFakeBrowser()
    const tabs = Array.from({ length: count }, () => createOneRefresh(browser.open(), clock))
    return { ...browser, tabs, work: createWork() }
  }

  it('one asks, and hands the answer to those who wait', async () => {
    const { tabs, work, listening } = open(10)
    const all = tabs.map((tab) => tab.refresh(work.turn, signal()))
    await pass()
    work.end(0).resolve({ token: 'shared' })
    expect(await Promise.all(all)).toEqual(all.map(() => ({ token: 'shared' })))
    expect(work.work).toHaveBeenCalledTimes(1)
    expect(listening()).toBe(0)
  })

  it('a final failure is handed on too', async () => {
    const { tabs, work } = open(3)
    const all = Promise.allSettled(tabs.map((tab) => tab.refresh(work.turn, signal())))
    await pass()
    work.end(0).reject(failed('unauthorized'))
    const reason = { failure: { kind: 'unauthorized', message: 'it was unauthorized' } }
    expect(await all).toMatchObject([{ reason }, { reason }, { reason }])
    expect(work.work).toHaveBeenCalledTimes(1)
  })

  it.each(['unreachable', 'timeout', 'serverError', 'aborted'] as const)(
    'the next one tries where it was %s',
    async (kind) => {
      const { tabs, work } = open(3)
      const all = Promise.allSettled(tabs.map((tab) => tab.refresh(work.turn, signal())))
      await pass()
      work.end(0).reject(failed(kind))
      await pass(99)
      expect(work.work).toHaveBeenCalledTimes(1)
      await pass(1)
      work.end(1).resolve('answer')
      expect(await all).toMatchObject([
        { status: 'rejected' },
        { value: 'answer' },
        { value: 'answer' },
      ])
    },
  )

  it('an answer for other scopes is none, and waits for its turn', async () => {
    const { tabs, work } = open(2)
    const first = tabs[0]?.refresh(work.turn, signal())
    await pass()
    const second = tabs[1]?.refresh({ ...work.turn, key: 'okta groups' }, signal())
    await pass(1_000)
    expect(work.work).toHaveBeenCalledTimes(1)
    work.end(0).resolve('openid')
    await pass(100)
    work.end(1).resolve('groups')
    expect(await Promise.all([first, second])).toEqual(['openid', 'groups'])
  })

  it('the answer for whoever was here before is none for who came after', async () => {
    const { tabs, work } = open(2)
    const before = tabs[0]?.refresh(work.turn, signal())
    await pass(5)
    tabs[1]?.forget()
    const after = tabs[1]?.refresh(work.turn, signal())
    await pass()
    work.end(0).resolve('of before')
    await pass(100)
    work.end(1).resolve('of after')
    expect(await Promise.all([before, after])).toEqual(['of before', 'of after'])
  })

  it('a tab that was left tells nobody', async () => {
    const { tabs, work, messages } = open(2)
    const end = Promise.withResolvers<unknown>()
    const stubborn = { ...work.turn, work: () => end.promise }
    const left = tabs[0]?.refresh(stubborn, signal())
    await pass()
    tabs[0]?.forget()
    await expect(left).rejects.toMatchObject({ failure: { kind: 'aborted' } })
    end.resolve('late')
    await pass()
    expect(messages).toEqual([])
  })

  it('a tab that waits may leave, and the others go on', async () => {
    const { tabs, work } = open(3)
    const first = tabs[0]?.refresh(work.turn, signal())
    const controller = new AbortController()
    const second = tabs[1]?.refresh(work.turn, controller.signal)
    const third = tabs[2]?.refresh(work.turn, signal())
    await pass()
    controller.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    work.end(0).resolve('answer')
    expect(await Promise.all([first, third])).toEqual(['answer', 'answer'])
  })

  it('a tab that leaves just before its turn asks for nothing', async () => {
    const { tabs, work } = open(2)
    const controller = new AbortController()
    const all = Promise.allSettled([
      tabs[0]?.refresh(work.turn, signal()),
      tabs[1]?.refresh(work.turn, controller.signal),
    ])
    await pass()
    work.end(0).reject(failed('unreachable'))
    await pass(50)
    controller.abort()
    await pass(1_000)
    expect(await all).toMatchObject([{ status: 'rejected' }, { reason: { name: 'AbortError' } }])
    expect(work.work).toHaveBeenCalledTimes(1)
  })

  it('what runs alone waits for a refresh in another', async () => {
    const { tabs, work } = open(2)
    const refresh = tabs[0]?.refresh(work.turn, signal())
    const logout = jest.fn(() => Promise.resolve())
    const alone = tabs[1]?.alone('okta', logout, signal())
    await pass(1_000)
    expect(logout).not.toHaveBeenCalled()
    work.end(0).resolve('answer')
    await Promise.all([refresh, alone])
    expect(logout).toHaveBeenCalledTimes(1)
  })

  it.each([null, 'text', {}, { key: 'okta openid' }, { key: 'okta openid', since: 2_000 }])(
    'another message changes nothing: %j',
    async (message) => {
      const browser = createFakeBrowser()
      const [mine, other] = [browser.open(), browser.open()]
      const { turn, end } = createWork()
      const held = Promise.withResolvers<undefined>()
      void other.locked('okta', () => held.promise, signal())
      const answer = createOneRefresh(mine, clock).refresh(turn, signal())
      await pass()
      other.channel().postMessage(message)
      held.resolve(undefined)
      await pass(100)
      end(0).resolve('own')
      expect(await answer).toBe('own')
    },
  )
})

describe('a browser', () => {
  it.each(['locks', 'channels'])('without %s leaves each tab on its own', (missing) => {
    const page = {
      navigator: missing === 'locks' ? {} : { locks: {} },
      ...(missing === 'locks' && { BroadcastChannel: EventTarget }),
    }
    expect(createTabLocks(page as unknown as typeof window)).toBeNull()
  })

  it('with both is asked for the lock at once, then for its turn', async () => {
    const request = jest.fn(
      (_name: string, { ifAvailable }: LockOptions, run: (lock: object | null) => unknown) =>
        Promise.resolve(run(ifAvailable === true && request.mock.calls.length > 1 ? null : {})),
    )
    const page = { navigator: { locks: { request } }, BroadcastChannel: EventTarget }
    const tabs = createTabLocks(page as unknown as typeof window)
    const work = () => Promise.resolve('work')
    const otherwise = () => Promise.resolve('otherwise')
    expect(await tabs?.lockedNow('okta', work, otherwise)).toBe('work')
    expect(await tabs?.lockedNow('okta', work, otherwise)).toBe('otherwise')
    expect(await tabs?.locked('okta', work, signal())).toBe('work')
    expect(tabs?.channel()).toBe(tabs?.channel())
  })
})
