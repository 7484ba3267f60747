// The browser's services, beyond what journeys cover.

import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { FailureError } from '../../../src/model/failure.ts'
import { tokenExpiry } from '../../../src/model/session/tokenClaims.ts'
import { createStorage } from '../../../src/sagas/services/browserServices.ts'
import { createSend } from '../../../src/sagas/services/http.ts'

const server = setupServer(
  http.get('http://backend/silent', () => new Promise(() => undefined)),
  http.get(
    'http://backend/stalled',
    () =>
      new HttpResponse(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('{'))
          },
        }),
      ),
  ),
  http.get('http://backend/prompt', () => HttpResponse.text('asked')),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})
afterAll(() => {
  server.close()
})

const noEarly = { take: () => undefined }

describe('send', () => {
  it.each(['silent', 'stalled'])(
    'gives up on a %s backend after 30 s, and says so',
    async (kind) => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
      const failure = createSend(noEarly)(`http://backend/${kind}`, {}).catch(
        (thrown: unknown) => thrown,
      )
      await jest.advanceTimersByTimeAsync(30_000)
      expect(await failure).toBeInstanceOf(FailureError)
      expect(await failure).toMatchObject({
        failure: { kind: 'timeout', message: 'No response within 30 s' },
      })
    },
  )

  it('stops when it is told to, before and after it began', async () => {
    const send = createSend(noEarly)
    const controller = new AbortController()
    const sent = send('http://backend/silent', { signal: controller.signal })
    controller.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await expect(
      send('http://backend/prompt', { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('leaves nothing behind once it is answered: no timer, and no listener of a signal that lives on', async () => {
    jest.useFakeTimers()
    try {
      const controller = new AbortController()
      const listening = jest.spyOn(controller.signal, 'addEventListener')
      const leaving = jest.spyOn(controller.signal, 'removeEventListener')
      const send = createSend({ take: () => Promise.resolve(new Response('early')) })
      await send('http://backend/prompt', { signal: controller.signal })
      expect(jest.getTimerCount()).toBe(0)
      expect(leaving.mock.calls.map(([, listener]) => listener)).toEqual(
        listening.mock.calls.map(([, listener]) => listener),
      )
    } finally {
      jest.useRealTimers()
    }
  })

  it('takes up an answer that was asked for early, once', async () => {
    const answers = [Promise.resolve(new Response('early'))]
    const send = createSend({ take: () => answers.pop() })
    expect((await send('http://backend/prompt', {})).text).toBe('early')
    expect((await send('http://backend/prompt', {})).text).toBe('asked')
  })
})

describe('storage', () => {
  const reported: unknown[] = []
  const storage = createStorage({
    error: (thrown) => reported.push(thrown),
  })

  beforeEach(() => {
    reported.splice(0)
  })

  it('keeps text, forgets it, and finds nothing where nothing is', () => {
    storage.set('key', 'value')
    expect(localStorage.getItem('key')).toBe('value')
    expect(storage.get('key')).toBe('value')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
  })

  it('keeps a value for the page where the browser refuses, and reports why', () => {
    const full = new DOMException('full', 'QuotaExceededError')
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full
    })
    storage.set('key', 'value')
    set.mockRestore()
    expect(storage.get('key')).toBe('value')
    expect(reported).toEqual([full])
    storage.set('key', 'newer')
    expect(storage.get('key')).toBe('newer')
  })

  it('forgets for the page what the browser refuses to forget', () => {
    storage.set('key', 'value')
    const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    storage.remove('key')
    remove.mockRestore()
    expect(storage.get('key')).toBeNull()
  })

  it('says what another tab wrote, for its key alone, until it is told to stop', () => {
    const heard: (string | null)[] = []
    const stop = storage.onChange('theme', (value) => heard.push(value))
    const write = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    write('theme', 'dark')
    write('language', 'de')
    write('theme', null)
    stop()
    write('theme', 'light')
    expect(heard).toEqual(['dark', null])
  })
})

describe('the expiry of a token', () => {
  const token = (claims: unknown) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sign`

  it('is its exp claim', () => {
    expect(tokenExpiry(token({ exp: 100 }), 0)).toBe(100_000)
  })

  it.each(['', 'not a token', 'a.b.c', token({}), token({ exp: 'soon' }), token(null)])(
    'is five minutes from now for %j',
    (text) => {
      expect(tokenExpiry(text, 1_000)).toBe(301_000)
    },
  )
})
