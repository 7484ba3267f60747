// The note of a refresh under way, for browsers without the refresh worker.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { createRefreshNotes } from '../../../src/sagas/session/services/refreshNotes.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

const okta = 'https://backend.example/api/auth/okta'
const key = `portico.refresh ${okta}`
const signal = () => new AbortController().signal
const caught = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown)
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)

function openBrowser() {
  const kept = new Map<string, string>()
  let ids = 0
  const openPage = ({ isRefused = false } = {}) => {
    const page = new EventTarget()
    const notes = createRefreshNotes({
      storage: {
        get: (name) => kept.get(name) ?? null,
        set: (name, value) => {
          if (!isRefused) kept.set(name, value)
          return !isRefused
        },
        remove: (name) => void kept.delete(name),
      },
      clock: { now: () => Date.now() },
      nextId: () => `page ${String((ids += 1))}`,
      page: page as Window,
    })
    const end = Promise.withResolvers<string>()
    const work = jest.fn(() => end.promise)
    const begin = (own = signal()) => notes.noted(okta, work, own)
    return { notes, page, work, begin, end }
  }
  return { kept, openPage }
}

it('says which refresh is under way and since when, until it has ended', async () => {
  const { kept, openPage } = openBrowser()
  const { begin, end } = openPage()
  const done = begin()
  await pass(50)
  expect([...kept]).toEqual([[key, '{"id":"page 1","began":1000}']])
  end.resolve('answer')
  expect(await done).toBe('answer')
  expect(kept.size).toBe(0)
})

it('goes where the refresh fails', async () => {
  const { kept, openPage } = openBrowser()
  const { begin, end } = openPage()
  const failed = caught(begin())
  await pass(50)
  end.reject(new Error('no network'))
  expect(await failed).toMatchObject({ message: 'no network' })
  expect(kept.size).toBe(0)
})

it('lets another page wait until the refresh has ended', async () => {
  const { openPage } = openBrowser()
  const [first, second] = [openPage(), openPage()]
  void first.begin()
  await pass(50)
  void second.begin()
  await pass(5_000)
  expect(second.work).not.toHaveBeenCalled()
  first.end.resolve('answer')
  await pass(200)
  expect(second.work).toHaveBeenCalledTimes(1)
})

it('lets the page after a reload wait until the answer must have come', async () => {
  const { kept, openPage } = openBrowser()
  const unloaded = openPage()
  void unloaded.begin().catch(() => undefined)
  await pass(50)
  unloaded.page.dispatchEvent(new Event('pagehide'))
  // Some browsers fail the requests of an unloading page.
  unloaded.end.reject(new TypeError('cancelled'))
  await pass()
  expect(kept.size).toBe(1)
  const next = openPage()
  void next.begin()
  await pass(9_900)
  expect(next.work).not.toHaveBeenCalled()
  await pass(200)
  expect(next.work).toHaveBeenCalledTimes(1)
})

it('goes after a page that was only hidden has come back', async () => {
  const { kept, openPage } = openBrowser()
  const { page, begin, end } = openPage()
  const done = begin()
  await pass(50)
  page.dispatchEvent(new Event('pagehide'))
  page.dispatchEvent(new Event('pageshow'))
  end.resolve('answer')
  await done
  expect(kept.size).toBe(0)
})

it('lets one of two pages go first that begin at once', async () => {
  const { openPage } = openBrowser()
  const [first, second] = [openPage(), openPage()]
  void first.begin()
  void second.begin()
  await pass(5_000)
  expect([first.work, second.work].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  second.end.resolve('answer')
  await pass(200)
  expect(first.work).toHaveBeenCalledTimes(1)
})

it.each([
  ['of another shape', '{"id":1}'],
  ['no JSON', 'yes'],
  ['of a clock that was set back', '{"id":"page 9","began":3600000}'],
])('keeps nobody waiting where it is %s', async (_what, text) => {
  const { kept, openPage } = openBrowser()
  kept.set(key, text)
  await openPage().notes.whenOver(okta, signal())
  const { begin, work } = openPage()
  void begin()
  await pass(50)
  expect(work).toHaveBeenCalledTimes(1)
})

it('is not needed where the browser keeps nothing', async () => {
  const { openPage } = openBrowser()
  const { begin, work } = openPage({ isRefused: true })
  void begin()
  await pass(50)
  expect(work).toHaveBeenCalledTimes(1)
})

it('is for one provider', async () => {
  const { openPage } = openBrowser()
  const { begin, notes } = openPage()
  void begin()
  await pass(50)
  await expect(notes.whenOver(`${okta}2`, signal())).resolves.toBeUndefined()
})

it('keeps nobody who leaves', async () => {
  const { openPage } = openBrowser()
  void openPage().begin()
  await pass(50)
  const { begin, work } = openPage()
  const controller = new AbortController()
  const left = caught(begin(controller.signal))
  controller.abort()
  await pass(100)
  expect(await left).toMatchObject({ name: 'AbortError' })
  expect(work).not.toHaveBeenCalled()
})
