// The login window: messages that are accepted and those that are not (AUTH-49 to 56).

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  openLoginWindow,
  sessionAfterClosing,
} from '../../../src/sagas/session/services/loginWindow.ts'
import { createLoginWorld } from '../../../src/sagas/session/services/loginWorld.ts'
import { backendOrigin, createFakeWorld, portalOrigin } from '../../support/loginWorld.ts'
import { toldBy, tokenOf } from '../../support/tokens.ts'

const token = tokenOf({ sub: 'user:default/mona' })
const answered = { type: 'authorization_response', response: { token } }
const login = { url: `${backendOrigin}/start`, name: 'GitHub Login', authOrigin: backendOrigin }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function start(mode: Parameters<ReturnType<typeof createFakeWorld>['behave']>[0] = 'allowed') {
  const fake = createFakeWorld()
  fake.behave(mode)
  const controller = new AbortController()
  const settled = jest.fn()
  const outcome = openLoginWindow(fake.world, login, controller.signal)
  outcome.then(settled, settled)
  const failure = () => outcome.catch((thrown: unknown) => thrown)
  return { ...fake, controller, outcome, failure, settled }
}

const isLeftAlone = ({ listening }: { readonly listening: () => number }) => {
  expect(listening()).toBe(0)
  expect(jest.getTimerCount()).toBe(0)
}

describe('a login window', () => {
  it('opens at once, in the middle of the screen, 500 by 700', () => {
    const { opened } = start()
    expect(opened).toMatchObject([{ url: login.url, name: login.name }])
    expect(opened[0]?.features).toBe('popup,width=500,height=700,left=475,top=165')
  })

  it('opens in another size where that is asked for', () => {
    const { world, opened } = createFakeWorld()
    const size = { width: 450, height: 730 }
    void openLoginWindow(world, { ...login, ...size }, new AbortController().signal)
    expect(opened[0]?.features).toBe('popup,width=450,height=730,left=500,top=150')
  })

  it.each(['blocked', 'closedAtOnce'] as const)('that is %s says so', async (mode) => {
    const run = start(mode)
    expect(await run.failure()).toMatchObject({
      name: 'PopupRejectedError',
      message: 'Failed to open auth popup.',
    })
    isLeftAlone(run)
  })

  it('gives its answer', async () => {
    const run = start()
    run.post(answered)
    expect(run.popup().closed).toBe(true)
    expect(await run.outcome).toEqual({ status: 'answered', answer: { token } })
    isLeftAlone(run)
  })

  it('gives its refusal, without the tokens in it', async () => {
    const run = start()
    const error = { name: 'NotAllowedError', message: `no, ${token}`, stack: token }
    run.post({ ...answered, error })
    const failure = await run.failure()
    expect(failure).toMatchObject({ name: 'NotAllowedError', message: 'no, …' })
    expect(toldBy(failure)).not.toContain(token)
    expect(run.popup().closed).toBe(true)
    isLeftAlone(run)
  })

  it.each([
    ['another window', answered, { source: {} }],
    ['no window', answered, { source: null }],
    ['the portal itself', answered, { origin: portalOrigin }],
    ['an origin that begins alike', answered, { origin: `${backendOrigin}.evil.example` }],
    ['a page without origin', answered, { origin: 'null' }],
    ['a tool that posts other things', { type: 'setImmediate', response: {} }, {}],
    ['nobody in particular', null, {}],
  ])('does not hear %s', async (_who, data, from) => {
    const run = start()
    run.post(data, from)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(run.settled).not.toHaveBeenCalled()
    run.post(answered)
    expect(await run.outcome).toMatchObject({ status: 'answered' })
  })

  it('is looked at every 100 ms, and closed once it says so', async () => {
    const run = start()
    await jest.advanceTimersByTimeAsync(199)
    run.popup().close()
    expect(run.settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(await run.outcome).toEqual({ status: 'closed' })
    isLeftAlone(run)
  })

  it.each([
    ['http://localhost:3000', 'Login failed, Incorrect app origin, expected http://localhost:3000'],
    [portalOrigin, null],
  ])('that expected the portal at %s and is closed', async (targetOrigin, message) => {
    const run = start()
    run.post({ type: 'config_info', targetOrigin })
    run.popup().close()
    await jest.advanceTimersByTimeAsync(100)
    expect(await run.failure()).toMatchObject(
      message === null ? { status: 'closed' } : { name: 'PopupClosedError', message },
    )
  })

  it('lets nobody but itself say where the portal is expected', async () => {
    const run = start()
    run.post({ type: 'config_info', targetOrigin: 'http://a.example' }, { source: {} })
    run.post({ type: 'config_info', targetOrigin: 'http://a.example' }, { origin: portalOrigin })
    run.popup().close()
    await jest.advanceTimersByTimeAsync(100)
    expect(await run.outcome).toEqual({ status: 'closed' })
  })

  it('closes when nobody waits for it any more, and hears nothing after', async () => {
    const run = start()
    run.controller.abort()
    run.post(answered)
    expect(run.popup().closed).toBe(true)
    expect(await run.failure()).toMatchObject({ name: 'AbortError' })
    isLeftAlone(run)
  })

  it('does not open for whoever has left already', async () => {
    const { world, opened } = createFakeWorld()
    await expect(openLoginWindow(world, login, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(opened).toEqual([])
  })
})

describe('a window that is said to be closed', () => {
  function after(finds: readonly (string | null)[]) {
    const fake = createFakeWorld()
    const controller = new AbortController()
    const left = [...finds]
    const find = jest.fn(() => Promise.resolve(left.shift() ?? null))
    const begin = () => {
      const session = sessionAfterClosing(fake.world, find, controller.signal)
      return session.catch((thrown: unknown) => thrown)
    }
    return { ...fake, find, begin, controller }
  }
  const closed = { name: 'PopupClosedError', message: 'Login failed, popup was closed' }

  it('has a session at the backend all the same, or is closed for whoever is back', async () => {
    expect(await after(['session']).begin()).toBe('session')
    const run = after([])
    expect(await run.begin()).toMatchObject(closed)
    expect(run.find).toHaveBeenCalledTimes(1)
    isLeftAlone(run)
  })

  it('is waited for while the person is elsewhere, every 3 s', async () => {
    const run = after([null, null, 'session'])
    run.leaveForPopup()
    const session = run.begin()
    await jest.advanceTimersByTimeAsync(2_999)
    expect(run.find).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(3_001)
    expect(await session).toBe('session')
    isLeftAlone(run)
  })

  it('is looked for once more when the person comes back', async () => {
    const run = after([null, 'session'])
    run.leaveForPopup()
    const session = run.begin()
    await jest.advanceTimersByTimeAsync(1_000)
    run.comeBack()
    expect(await session).toBe('session')
    isLeftAlone(run)
  })

  it('was closed, where the person is back and there is nothing', async () => {
    const run = after([])
    run.leaveForPopup()
    const failure = run.begin()
    await jest.advanceTimersByTimeAsync(7_000)
    run.comeBack()
    expect(await failure).toMatchObject(closed)
    expect(run.find).toHaveBeenCalledTimes(4)
    isLeftAlone(run)
  })

  it('is looked for again by whoever comes back while it is being looked for', async () => {
    const run = after([])
    run.leaveForPopup()
    run.find.mockImplementationOnce(() => {
      run.comeBack()
      return Promise.resolve(null)
    })
    run.find.mockResolvedValueOnce('session')
    expect(await run.begin()).toBe('session')
  })

  it('is nobody’s business once it is aborted, before, between and after', async () => {
    const run = after([])
    run.leaveForPopup()
    const between = run.begin()
    await jest.advanceTimersByTimeAsync(1_000)
    run.controller.abort()
    expect(await between).toMatchObject({ name: 'AbortError' })
    isLeftAlone(run)
    expect(await run.begin()).toMatchObject({ name: 'AbortError' })
    expect(run.find).toHaveBeenCalledTimes(1)
  })
})

describe('the browser', () => {
  it('is asked for a window, messages, and the focus, until it need not tell any more', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    const world = createLoginWorld(window)
    expect(world.open('http://a.example', 'name', 'popup')).toBeNull()
    expect(open).toHaveBeenCalledWith('http://a.example', 'name', 'popup')
    const heard: unknown[] = []
    const stops = [
      world.onMessage(({ data }) => heard.push(data)),
      world.onFocus(() => heard.push('focus')),
    ]
    const happen = () => {
      window.dispatchEvent(new MessageEvent('message', { data: 'message' }))
      window.dispatchEvent(new Event('focus'))
    }
    happen()
    stops.forEach((stop) => {
      stop()
    })
    happen()
    open.mockRestore()
    expect(heard).toEqual(['message', 'focus'])
    expect(world.hasFocus()).toBe(document.hasFocus())
    expect(world.page().href).toBe(location.href)
  })
})
