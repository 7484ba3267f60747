import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { isChunkFailure } from '../../../src/model/shell/chunkFailure.ts'
import { createDeployment, createLeaving } from '../../../src/sagas/services/deployment.ts'
import type { Send } from '../../../src/sagas/services/http.ts'

const answering =
  (text: string, ok = true): Send =>
  () =>
    Promise.resolve({ ok, status: ok ? 200 : 404, statusText: '', text })
const signal = new AbortController().signal
const open = (send: Send = answering('{}')) => createDeployment(send, 'http://portal/base/')

afterEach(() => {
  sessionStorage.clear()
  document.head.innerHTML = ''
  jest.restoreAllMocks()
})

describe('the deployment', () => {
  it('reads the build of the page from the page, and in development there is none', () => {
    expect(open().version).toBeNull()
    document.head.innerHTML = '<meta name="portico-version" content="a1">'
    expect(open().version).toBe('a1')
  })

  it('asks for the served one past every cache', async () => {
    const send = jest.fn(answering('{"version":"b2"}'))
    expect(await open(send).servedVersion(signal)).toBe('b2')
    expect(send).toHaveBeenCalledWith('http://portal/base/version.json', {
      signal,
      cache: 'no-store',
    })
  })

  it.each([
    ['a page in its place', answering('<!doctype html>')],
    ['no version', answering('{"version":2}')],
    ['an error', answering('{"version":"b2"}', false)],
  ])('rejects for %s', async (_case, send) => {
    await expect(open(send).servedVersion(signal)).rejects.toThrow(
      'version.json does not say which version is served',
    )
  })

  it('remembers each build for which the tab was loaded', () => {
    // jsdom cannot navigate and prints an error.
    jest.spyOn(console, 'error').mockReturnValue()
    const deployment = open()
    expect(deployment.wasLoadedFor('a1')).toBe(false)
    deployment.load('a1')
    deployment.load('b2', '/settings')
    expect([open().wasLoadedFor('a1'), open().wasLoadedFor('b2')]).toEqual([true, true])
    expect(open().wasLoadedFor('c3')).toBe(false)
  })

  it('takes every build for tried where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    expect(open().wasLoadedFor('a1')).toBe(true)
  })
})

it('asks before the page is left, until it need not', () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const leaving = createLeaving(window)
  expect(leave()).toBe(false)
  leaving.ask(true)
  leaving.ask(true)
  expect(leave()).toBe(true)
  leaving.ask(false)
  expect(leave()).toBe(false)
})

it('tells a missing chunk, script or style, from other errors', () => {
  const script = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' })
  const style = Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })
  expect([script, style, new Error('x'), null].map(isChunkFailure)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
